import type { Span } from '../doc/span.ts'
import type { CloseReading } from '../findings/read-closely.ts'
import type { ClueKind } from '../phrasing/interpretation.ts'

/** A clue that may be shown, with what its words mean or show: the heavier, the sooner; of one group only so many. */
export type Candidate = Span & {
  kind: ClueKind
  name: string
  means: string
  weight: number
  group: string
  /** Its words say something only together, and are not cut. */
  isWhole?: boolean
}

/** A span up to the end of its stanza or paragraph; in verse up to the line that ends its sentence. */
export function firstPart(reading: CloseReading, { start, end }: Span): Span {
  const gap = (reading.doc.isVerse ? /[—–;:.!?]\s*\n|\n\s*\n/u : /\n\s*\n/u).exec(
    reading.text.slice(start, end),
  )
  return { start, end: gap ? start + gap.index : end }
}
