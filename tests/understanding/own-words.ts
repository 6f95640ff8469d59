/** An answer without its quotations and without runs of three or more words of the passage: what it says itself. */
export function ownWords(answer: string, passage: string): string {
  return withoutRuns(answer.replace(/["“][^"”]*["”]/gu, ' … '), passage, 3)
}

/** A text without the runs of `length` or more words that also stand in another text. */
export function withoutRuns(text: string, other: string, length: number): string {
  const tokens = text.match(/[\p{L}\p{N}’']+|[^\p{L}\p{N}’'\s]+/gu) ?? []
  const theirs = wordsOf(other)
  const runs = new Set(theirs.map((_, i) => theirs.slice(i, i + length).join(' ')))
  const positions = tokens.flatMap((token, i) => (/^[\p{L}\p{N}]/u.test(token) ? [i] : []))
  const dropped = new Set<number>()
  for (let first = 0; first + length <= positions.length; first++) {
    const run = positions.slice(first, first + length)
    if (runs.has(run.map((i) => fold(tokens[i] ?? '')).join(' '))) for (const i of run) dropped.add(i)
  }
  return tokens.filter((_, i) => !dropped.has(i)).join(' ')
}

/** The words of a text in lower case, with straight apostrophes. */
export function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}][\p{L}\p{N}']*/gu) ?? []
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
}

/** Whether one of the patterns, or one of the words that begin so, stands in a text. */
export function says(text: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => new RegExp(pattern, 'i').test(text))
}

/** Whether a word of the text begins with one of the stems. */
export function hasStem(text: string, stems: readonly string[]): boolean {
  return says(
    text,
    stems.map((stem) => `(?<![a-z])${stem}`),
  )
}
