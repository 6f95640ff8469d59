import { explainWord } from '#close-reading'
import { contentWords, isContentWord, stemOf } from '../question/question-words.ts'
import { adaptQuotations, sentencesOf } from '../quote-copy.ts'
import { tokensOf } from '../tokens.ts'
import { bareMeaning, type NoteAnswer, type Source } from './notes.ts'

/** "What does meek mean", "whats a mead and vales": the words whose meaning is asked. */
const ASKED: readonly RegExp[] = [
  /\bwhat (?:does|do|dose|did) (?:the words? )?["“'‘]?([\p{L}-]+)["”'’]?(?: and ["“'‘]?([\p{L}-]+)["”'’]?)? mean\b/u,
  /\bwhat(?:s| is| are) (?:an? )?["“'‘]?([\p{L}-]+)["”'’]?(?: and (?:an? )?["“'‘]?([\p{L}-]+)["”'’]?)?\s*[?.]*$/u,
  /\bwhat(?:s| is| are) ["“'‘]?([\p{L}-]+)["”'’]? and (?:what )?(?:does|do|dose) ["“'‘]?([\p{L}-]+)["”'’]? mean\b/u,
]

/** The words of the text whose meaning a question, in lower case, asks for; there may be none. */
function wordsToExplain(question: string, { index }: Source): string[] {
  const found = ASKED.flatMap((pattern) => (pattern.exec(question) ?? []).slice(1))
  const known = new Set(index.tokens.map(({ key }) => stemOf(key)))
  return [...new Set(found)].filter((word) => word && isContentWord(word) && known.has(stemOf(word)))
}

/**
 * The answer to a question, in lower case, after the meaning of each word that it asks for: the meaning in the notes, or
 * else the usual one. An answer that explains the word stays as it is, and one about other words is left out.
 */
export function withMeanings(question: string, answer: NoteAnswer | null, source: Source): NoteAnswer | null {
  const words = wordsToExplain(question, source)
  const known = answer && !answer.isNearest ? answer.text : ''
  const meanings = words
    .filter((word) => !explains(known, word, words.length === 1))
    .map((word) => meaningOf(word, source))
    .filter((one) => one !== '' && !known.startsWith(one.slice(0, one.indexOf(':'))))
  if (meanings.length === 0) return answer
  const stems = new Set(tokensOf(known).map(({ key }) => stemOf(key)))
  const explained = new Set(words.map(stemOf))
  const asksMore = [...contentWords(question)].some((word) => !explained.has(word))
  const more = asksMore || words.some((word) => stems.has(stemOf(word))) ? [known].filter(Boolean) : []
  return { ...answer, text: [...meanings, ...more].join(' '), clues: answer?.clues ?? [], isNearest: false }
}

/** "A fusillade is many gunshots", "“trembling” means shaking": the sentence says what the word means. */
function explains(text: string, word: string, isOne: boolean): boolean {
  if (isOne && /^(?:it|this) means\b/iu.test(text)) return true
  return sentencesOf(text).some((sentence) => {
    const [, before = ''] =
      /^(?:.*\b(?:here|and|but|an?|the)\s)?“?([\p{L}-]+)”?,? (?:means?|is|are|was)\b/iu.exec(sentence) ?? []
    return before !== '' && stemOf(before.toLowerCase()) === stemOf(word)
  })
}

function meaningOf(word: string, { annotated, quote, index }: Source): string {
  const stem = stemOf(word)
  const note = annotated.words.find((one) => {
    const keys = tokensOf(one.word.replace(/ @\d+$/u, '')).map(({ key }) => key)
    return keys.filter(isContentWord).length === 1 && keys.some((key) => stemOf(key) === stem)
  })
  if (note && quote(note.word))
    return adaptQuotations(
      `Here “${note.word.replace(/ @\d+$/u, '')}” means: ${bareMeaning(note.means)}.`,
      quote,
    )
  const token = index.tokens.find(({ key }) => stemOf(key) === stem)
  const [meaning] = explainWord(word).meanings
  return token && meaning
    ? `The word “${index.text.slice(token.start, token.end)}” usually means: ${meaning}.`
    : ''
}
