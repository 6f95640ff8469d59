import { speechVerbs } from '../lexicons/speech-verbs.ts'
import { closesAt } from './find-marks.ts'
import type { Tokens } from './find-tokens.ts'
import { CAPITAL, NUMBER, WORD } from './shape.ts'
import type { Range } from './span.ts'

/** Always followed by a name: a stop after them ends nothing. */
const TITLES = new Set(
  (
    'mr mrs ms messrs mme mlle dr prof rev hon st sr jr capt col gen lt sgt maj gov pres sen rep esq mt ft ' +
    'vs viz fig cf eg ie no nos vol vols pp ch ed eds'
  ).split(' '),
)
const OPENERS = new Set(['"', "'", '“', '‘', '(', '[', '—', '--', '-', '«', '_', '*'])
const CLOSERS = new Set(['"', "'", '”', '’', ')', ']', '»', '_', '*'])

/**
 * Splits each paragraph into sentences. A stop, question or exclamation mark ends one when white space
 * follows and the next word could begin a sentence; a tag after a quotation ("Go!" said he; "Why?" I asked)
 * stays with it; titles and initials keep their stop. A paragraph break always ends a sentence, and so does the
 * label of the next speaker.
 */
export function findSentences(
  text: string,
  tokens: Tokens,
  paragraphs: readonly Range[],
  labels: readonly Range[],
): Range[] {
  const sentences: Range[] = []
  const labelled = new Set(labels.map((label) => label.first))
  for (const paragraph of paragraphs) {
    let first = paragraph.first
    let i = first
    while (i < paragraph.last) {
      if (i > first && labelled.has(i)) {
        sentences.push(rangeOf(tokens, first, i))
        first = i
      }
      const after = endOfMarks(text, tokens, i, paragraph.last)
      if (
        after > i &&
        (after === paragraph.last || breaksBetween(text, tokens, first, i, after, paragraph.last))
      ) {
        sentences.push(rangeOf(tokens, first, after))
        first = after
      }
      i = Math.max(after, i + 1)
    }
    if (first < paragraph.last) sentences.push(rangeOf(tokens, first, paragraph.last))
  }
  return sentences
}

/** From a terminator at i: the token after it and the marks that close with it; i itself when there is none. */
function endOfMarks(text: string, tokens: Tokens, i: number, last: number): number {
  if (!isTerminator(tokens.folded[i])) return i
  let j = i + 1
  while (j < last && touches(tokens, j)) {
    const mark = tokens.folded[j] ?? ''
    if (!isTerminator(mark) && !(CLOSERS.has(mark) && closesAt(text, tokens.start[j] as number))) break
    j++
  }
  return j
}

function breaksBetween(
  text: string,
  tokens: Tokens,
  first: number,
  stop: number,
  after: number,
  last: number,
): boolean {
  if (touches(tokens, after)) return false
  const mark = tokens.folded[stop] ?? ''
  const closed = CLOSERS.has(tokens.folded[after - 1] ?? '')
  let next = after
  while (next < last && OPENERS.has(tokens.folded[next] ?? '')) next++
  const shape = tokens.shape[next] ?? 0
  if (!closed && mark === '.' && isAbbreviation(tokens, first, stop, shape)) return false
  if (shape & WORD && !(shape & (CAPITAL | NUMBER)) && !startsOddly(text, tokens, after, next, mark))
    return false
  return !(closed && mark !== '.' && next === after && isTag(tokens, next, last))
}

/** A lower-case word begins a sentence only in a new quotation after a full stop. */
function startsOddly(text: string, tokens: Tokens, after: number, next: number, mark: string): boolean {
  return (
    next > after &&
    tokens.folded[after] !== '(' &&
    mark !== '...' &&
    !closesAt(text, tokens.start[after] as number)
  )
}

function isAbbreviation(tokens: Tokens, first: number, stop: number, next: number): boolean {
  const before = tokens.folded[stop - 1] ?? ''
  const shape = tokens.shape[stop - 1] ?? 0
  if (stop === 0 || !touches(tokens, stop)) return false
  if (TITLES.has(before)) return before !== 'no' && before !== 'ed' ? true : (next & NUMBER) > 0
  if (stop - 1 === first && shape & NUMBER) return true
  return before.length === 1 && (shape & CAPITAL) > 0 && before !== 'i'
}

/** "I asked", "Mary cried": a speaker and a verb of speech right after a closing mark. */
function isTag(tokens: Tokens, next: number, last: number): boolean {
  const limit = Math.min(last, next + 4)
  if (!((tokens.shape[next] ?? 0) & CAPITAL) || tokens.folded[next] === 'he' || tokens.folded[next] === 'she')
    return false
  for (let i = next; i < limit; i++) {
    const word = tokens.folded[i] ?? ''
    if (i > next && speechVerbs().has(word)) return true
    if (!((tokens.shape[i] ?? 0) & CAPITAL) && word !== '.') return false
  }
  return false
}

function isTerminator(mark: string | undefined): boolean {
  return mark === '.' || mark === '!' || mark === '?' || mark === '…' || mark?.startsWith('..') === true
}

function touches(tokens: Tokens, i: number): boolean {
  return i > 0 && tokens.start[i] === tokens.end[i - 1]
}

function rangeOf(tokens: Tokens, first: number, last: number): Range {
  return { start: tokens.start[first] as number, end: tokens.end[last - 1] as number, first, last }
}
