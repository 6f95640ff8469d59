import type { Question } from './messages.ts'

/** A text of fewer words is no passage; a text of more words is no question. */
const FEWEST_OF_PASSAGE = 20
const FEWEST_ON_ONE_LINE = 40
const MOST_OF_QUESTION = 40

const ASKING =
  /^(?:so |and |but |ok |hi[,!]? |please |can you |could you )*(?:what|whats|what['’]s|why|how|who|whos|who['’]s|whose|which|when|where|is|are|was|were|does|do|did|has|have|had|can|could|would|should|explain|tell me|summarize|find|describe|help)\b/iu

/**
 * Separates a passage from the question that was pasted with it into the question box: the question comes before
 * or after it, in a block, a line or a sentence of its own. Where that is unclear, or there is a passage already,
 * nothing changes.
 *
 * @param asked the fields as typed
 * @returns the fields with the passage in its own; not a word is lost or changed
 */
export function splitPasted(asked: Question): Question {
  if (asked.passage.trim() !== '') return asked
  const text = asked.question.trim()
  for (const parts of [text.split(/\n\s*\n/u), text.split('\n')]) {
    const found = parts.length > 1 ? splitParts(parts) : null
    if (found) return { ...asked, ...found }
  }
  const found = text.includes('\n') ? null : splitLine(text)
  return found ? { ...asked, ...found } : asked
}

type Found = Pick<Question, 'question' | 'passage'>

function splitParts(parts: readonly string[]): Found | null {
  const [first = '', ...after] = parts
  const last = parts.at(-1) ?? ''
  const before = parts.slice(0, -1)
  const join = (some: readonly string[]) => some.join('\n\n').trim()
  if (asks(first) && wordsIn(join(after)) >= FEWEST_OF_PASSAGE)
    return { question: bare(first), passage: rest(parts, 'after') }
  if (asks(last) && wordsIn(join(before)) >= FEWEST_OF_PASSAGE)
    return { question: bare(last), passage: rest(parts, 'before') }
  return null
}

/** Everything after the first part or before the last, joined as it was. */
function rest(parts: readonly string[], side: 'after' | 'before'): string {
  const remaining = side === 'after' ? parts.slice(1) : parts.slice(0, -1)
  const isLines = parts.every((part) => !part.includes('\n'))
  return remaining.join(isLines ? '\n' : '\n\n').trim()
}

function splitLine(text: string): Found | null {
  const ahead = /^([^.!?“”"]{5,200}[?:])\s+(.+)$/su.exec(text)
  if (ahead?.[1] && ahead[2] && asks(ahead[1]) && wordsIn(ahead[2]) >= FEWEST_ON_ONE_LINE)
    return { question: bare(ahead[1]), passage: ahead[2] }
  const end = Math.max(...['. ', '! ', '? ', '” ', '" '].map((mark) => text.lastIndexOf(mark)))
  const last = text.slice(end + 2)
  const before = text.slice(0, end + 1)
  return end > 0 && last.endsWith('?') && asks(last) && wordsIn(before) >= FEWEST_ON_ONE_LINE
    ? { question: last, passage: before }
    : null
}

function asks(part: string): boolean {
  const words = part.trim()
  return (
    wordsIn(words) <= MOST_OF_QUESTION &&
    (ASKING.test(words) || /^[^.!]*\?$/u.test(words)) &&
    /[?:\p{L}]$/u.test(words)
  )
}

function bare(question: string): string {
  const words = question.trim()
  return words.endsWith(':') ? words.slice(0, -1).trimEnd() : words
}

function wordsIn(text: string): number {
  return text.split(/\s+/u).filter(Boolean).length
}
