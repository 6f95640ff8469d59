import type { NumberedQuotation } from './mark-quotations.ts'

type Piece = { start: number; text: string; number: number }

/** A line of the passage that is not blank; `first` begins a stanza or paragraph. */
export type PassageLine = { start: number; number: number; first: boolean; pieces: Piece[] }

/** The passage line by line, cut where quoted words begin and end. Of places that overlap the first stays. */
export function markPassage(passage: string, quotations: NumberedQuotation[]): PassageLine[] {
  const places = quotations
    .flatMap(({ number, places }) => places.map((place) => ({ ...place, number })))
    .sort((a, b) => a.start - b.start || b.end - a.end)
  const lines: PassageLine[] = []
  let start = 0
  let first = true
  for (const text of passage.split('\n')) {
    if (text.trim() === '') first = true
    else {
      lines.push({ start, number: lines.length + 1, first, pieces: cutLine(text, start, places) })
      first = false
    }
    start += text.length + 1
  }
  return lines
}

function cutLine(
  text: string,
  start: number,
  places: { start: number; end: number; number: number }[],
): Piece[] {
  const pieces: Piece[] = []
  const end = start + text.length
  let at = start
  const add = (to: number, number: number) => {
    if (to > at) pieces.push({ start: at, text: text.slice(at - start, to - start), number })
    at = Math.max(at, to)
  }
  for (const place of places) {
    if (place.end <= at || place.start >= end) continue
    if (place.start < at && at > start) continue
    add(place.start, 0)
    add(Math.min(place.end, end), place.number)
  }
  add(end, 0)
  return pieces
}
