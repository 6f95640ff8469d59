import type { Span } from '../doc/span.ts'
import type { Edit } from './edited-text.ts'

/** Runs of signs that typed texts put around words, at most three of them: *x*, **x**, _x_, ~~x~~, =x=, `x`. */
const RUN = /\*+|_+|~~|=+|`+/gu
const BEFORE = /[\s"'“”‘’([{<>—–\-/…*_~=.,;:!?]/u
const AFTER = /[\s"'“”‘’)\]}<>—–\-/….,;:!?*_~=]/u
const LONGEST = 3

export type Markup = { edits: Edit[]; emphasized: Span[] }

/**
 * The signs around emphasized words, and what other programs write at the start of a line or around a link. A sign inside a
 * word stays ("f***ing", "snake_case"), and so does one without a partner ("a word*", "____"). Linear.
 */
export function findMarkup(text: string): Markup {
  const edits: Edit[] = []
  const emphasized: Span[] = []
  /** The run that is open, by its signs. */
  const open = new Map<string, Span>()
  const part = paragraphCounter(text)
  for (const { 0: signs, index: start } of text.matchAll(RUN)) {
    const end = start + signs.length
    if (signs.length > LONGEST) continue
    const before = text[start - 1]
    const after = text[end]
    const opener = open.get(signs)
    const isNear = opener !== undefined && part(opener.start) === part(start)
    if (isNear && before !== undefined && !/\s/u.test(before) && (after === undefined || AFTER.test(after))) {
      edits.push({ ...opener, text: '' }, { start, end, text: '' })
      emphasized.push({ start: opener.end, end: start })
      open.delete(signs)
    } else if ((before === undefined || BEFORE.test(before)) && after !== undefined && !/\s/u.test(after))
      open.set(signs, { start, end })
  }
  return { edits: inOrder([...edits, ...editLines(text)]), emphasized }
}

/** Numbers the paragraphs of a text, for offsets in any order. */
function paragraphCounter(text: string): (offset: number) => number {
  const starts = [...text.matchAll(/\n[ \t]*\n/gu)].map(({ index }) => index)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return low
  }
}

const HEADING = /^#{1,6} +/gmu
const QUOTED_LINE = /^(?:> ?)+/gmu
const LINK = /!?\[([^[\]\n]+)\]\([^()\s]*\)/gu
const BOARD_TAG = /\[\/?(?:i|b|u|s|quote|center|size|color|font|url)(?:=[^[\]\n]*)?\]/giu
const SENT_AT =
  /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?: ?[AP]M)?\]?(?: -)? (?=\S)/gimu

/** Signs of Markdown, of boards and of messages with their time. */
function editLines(text: string): Edit[] {
  const dropped = (pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      start: index,
      end: index + length,
      text: '',
    }))
  const links = [...text.matchAll(LINK)].flatMap(({ 0: whole, 1: words = '', index }): Edit[] => {
    const from = index + whole.indexOf('[')
    return [
      { start: index, end: from + 1, text: '' },
      { start: from + 1 + words.length, end: index + whole.length, text: '' },
    ]
  })
  return [HEADING, QUOTED_LINE, BOARD_TAG, SENT_AT].flatMap(dropped).concat(links)
}

/** In the order of the text, without those that an earlier one covers. */
export function inOrder(edits: Edit[]): Edit[] {
  edits.sort((a, b) => a.start - b.start || a.end - b.end)
  let last = 0
  return edits.filter(({ start, end }) => {
    if (start < last) return false
    last = end
    return true
  })
}
