import { type PrintedLine, writePrintedLines } from '#close-reading/printed-lines'

/** A line whose number left the text: the number, and the words that the line begins with. */
export type LeftNumber = [number: number, words: string]

/** In letters: so much of a line tells it from the others. */
const ENOUGH = 40
/** A page counts no more lines. */
const MOST_LINES = 2_000
const HIGHEST = 65_535

/** The numbers that left a passage, as a draft keeps them: those from before that it still has, and new ones. */
export function writeLeftNumbers(passage: string, before: string, more: readonly LeftNumber[] = []): string {
  const added = more.map(([number, words]): LeftNumber => [number, words.trim().slice(0, ENOUGH).trim()])
  const known = new Set(added.map(String))
  const preserved = [...readLeftNumbers(before).filter((one) => !known.has(String(one))), ...added]
    .filter(([, words]) => passage.includes(words))
    .slice(0, MOST_LINES)
  return preserved.length > 0 ? JSON.stringify(preserved) : ''
}

/**
 * A passage as it is sent: the lines whose numbers left it have signs that nobody sees, so that its marks and answers say
 * the numbers of the page. A line whose words were changed has none.
 *
 * @param left as `writeLeftNumbers` wrote it; anything else changes nothing
 */
export function signLines(passage: string, left: string): string {
  const lines: PrintedLine[] = []
  let from = 0
  for (const [number, words] of readLeftNumbers(left)) {
    const at = passage.indexOf(words, from)
    if (at < 0) continue
    from = at + words.length
    // What is left of a word that was cut at the end of the line above is whole now, in that line.
    const isInside = /[\p{L}\p{M}]$/u.test(passage.slice(Math.max(0, at - 2), at))
    const rest = isInside ? (/^[\p{L}\p{M}]+\P{L}{0,4}/u.exec(words)?.[0].length ?? 0) : 0
    if (at + rest > (lines.at(-1)?.start ?? -1)) lines.push({ start: at + rest, number })
  }
  return writePrintedLines(passage, lines)
}

function readLeftNumbers(left: string): LeftNumber[] {
  try {
    const stored: unknown = JSON.parse(left || '[]')
    return Array.isArray(stored) ? stored.filter(isLeftNumber).slice(0, MOST_LINES) : []
  } catch {
    return []
  }
}

function isLeftNumber(one: unknown): one is LeftNumber {
  if (!Array.isArray(one)) return false
  const [number, words] = one as unknown[]
  return (
    Number.isInteger(number) &&
    Number(number) > 0 &&
    Number(number) <= HIGHEST &&
    Boolean(words) &&
    typeof words === 'string'
  )
}
