import { withoutPrintedLines } from '#close-reading/printed-lines'
import type { ContentType } from '#domain/choices'
import { splitSentences, splitWords, type TextSegment } from '#domain/evidence/split-sentences'
import { locationAt } from '#domain/find-words'

/** Words of a text that somebody marked; offsets in UTF-16 units. `place` is "line 3" or "paragraph 2", or empty. */
export type MarkedWords = TextSegment & { quote: string; place: string }

/** A way to change what is marked without a pointer. */
export type Move =
  | 'previous sentence'
  | 'next sentence'
  | 'previous word'
  | 'next word'
  | 'longer'
  | 'shorter'

export type Units = { words: readonly TextSegment[]; sentences: readonly TextSegment[] }

/** The words and sentences of a text, in which marks move. */
export function readUnits(text: string): Units {
  return { words: splitWords(text), sentences: splitSentences(text) }
}

/** What is marked after a move; at either end of the text it stays what it is. Null for a text without words. */
export function moveMark(units: Units, marked: TextSegment | null, move: Move): TextSegment | null {
  const { words, sentences } = units
  if (move === 'next sentence' || move === 'previous sentence')
    return step(sentences, marked, move === 'next sentence' ? 1 : -1)
  if (move === 'next word' || move === 'previous word')
    return step(words, marked, move === 'next word' ? 1 : -1)
  if (!marked) return words[0] ?? null
  const first = words.findIndex(({ end }) => end > marked.start)
  const last = words.findLastIndex(({ start }) => start < marked.end)
  const end = words[move === 'longer' ? last + 1 : Math.max(first, last - 1)]?.end
  return end === undefined ? marked : { start: marked.start, end }
}

function step(among: readonly TextSegment[], marked: TextSegment | null, by: 1 | -1): TextSegment | null {
  if (!marked) return among[0] ?? null
  const at = among.findLastIndex(({ start }) => start <= marked.start)
  return among[Math.max(at, 0) + by] ?? marked
}

/** After a press on a word: it alone, or after a single word all words between the two. */
export function pressWord(marked: TextSegment | null, word: TextSegment, { words }: Units): TextSegment {
  const isSingle = marked && words.some(({ start, end }) => start === marked.start && end === marked.end)
  return isSingle ? between(marked, word) : word
}

/** From the start of the earlier to the end of the later. */
export function between(one: TextSegment, other: TextSegment): TextSegment {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) }
}

/** What was marked, fit to stand between quotation marks. */
export function markedWords(text: string, marked: TextSegment, contentType: ContentType): MarkedWords {
  const { start, end } = withoutOuterMarks(text, marked)
  const quote = withoutPrintedLines(text.slice(start, end))
    .replace(/\s+/gu, ' ')
    .replace(/(^|[\s(—–])["“]/gu, '$1‘')
    .replace(/“/gu, '‘')
    .replace(/[”"]/gu, '’')
  return { start, end, quote, place: locationAt(text, contentType, start) }
}

/** Without the quotation marks around the whole of it. */
function withoutOuterMarks(text: string, { start, end }: TextSegment): TextSegment {
  const words = text.slice(start, end)
  const inner = words.replace(/^["“”]/u, '').replace(/["“”]$/u, '')
  if (/["“”]/u.test(inner)) return { start, end }
  const from = start + (/^["“”]/u.test(words) ? 1 : 0)
  return { start: from, end: from + inner.length }
}
