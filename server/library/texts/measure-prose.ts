/** Words of a text, with what apostrophes and hyphens join. */
export function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []
}

/** Prose without its quotations: “it” stands for each, so that only our own words are measured. */
export function withoutQuotations(prose: string): string {
  return prose.replace(/“[^”]*”/g, (quotation) => (/[.!?]”$/.test(quotation) ? 'it. ' : 'it'))
}

/** The sentences of our own prose that hold a word. */
export function sentencesOf(prose: string): string[] {
  return withoutQuotations(prose)
    .replaceAll('**', '')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
}

/** The key under which two sentences with the same words are one. */
export function sameWordsKey(sentence: string): string {
  return wordsOf(sentence).join(' ').toLowerCase()
}

/** Flesch-Kincaid grade of sentences; syllables are counted by groups of vowels. */
export function gradeOf(sentences: readonly string[]): number {
  const words = sentences.flatMap(wordsOf)
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

/** Mean number of words in a sentence. */
export function meanLength(sentences: readonly string[]): number {
  return sentences.reduce((sum, sentence) => sum + wordsOf(sentence).length, 0) / sentences.length
}

function syllablesOf(word: string): number {
  const spoken = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^laeiouytd]ed|[^laeiouy]e)$/, (ending) => ending[0] ?? '')
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0)
}
