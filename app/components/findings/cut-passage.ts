import { lineNumberAt, numberVerse } from '#close-reading/printed-lines'
import type { EvidenceSpan } from '#domain/evidence/evidence'

/** A piece of a line. `spans` cover it, the shortest first; `begins` and `ends` are those that begin or end with it. */
export type Piece = {
  start: number
  text: string
  spans: EvidenceSpan[]
  begins: EvidenceSpan[]
  ends: EvidenceSpan[]
}

/** A line of the passage that is not blank; `first` begins a stanza or paragraph. As verse it has a number, a title none. */
export type Line = { start: number; number: number | undefined; first: boolean; pieces: Piece[] }

/** The passage line by line, cut wherever a span begins or ends, so that spans may overlap. */
export function cutPassage(passage: string, spans: readonly EvidenceSpan[]): Line[] {
  const lines: Line[] = []
  const numbered = numberVerse(passage)
  let start = 0
  let first = true
  for (const text of passage.split('\n')) {
    const end = start + text.length
    if (text.trim() === '') first = true
    else {
      const onLine = spans.filter((span) => span.start < end && span.end > start)
      lines.push({ start, number: lineNumberAt(numbered, end), first, pieces: cutLine(text, start, onLine) })
      first = false
    }
    start = end + 1
  }
  return lines
}

function cutLine(text: string, start: number, spans: readonly EvidenceSpan[]): Piece[] {
  const end = start + text.length
  const cuts = new Set([start, end])
  for (const span of spans) {
    cuts.add(Math.max(span.start, start))
    cuts.add(Math.min(span.end, end))
  }
  const sorted = [...cuts].sort((a, b) => a - b)
  return sorted.slice(0, -1).map((from, at) => {
    const to = sorted[at + 1] ?? end
    const covering = spans
      .filter((span) => span.start < to && span.end > from)
      .sort((a, b) => a.end - a.start - (b.end - b.start))
    return {
      start: from,
      text: text.slice(from - start, to - start),
      spans: covering,
      begins: covering.filter((span) => Math.max(span.start, start) === from),
      ends: covering.filter((span) => span.end === to).sort((a, b) => a.number - b.number),
    }
  })
}
