import { readFirst } from '#close-reading'
import type { ContentType } from '#domain/choices'
import type { EvidenceSpan } from '#domain/evidence/evidence'

/** Marks at the words that stand out, without a number: what they mean is not said, or not yet. */
export function firstSpans(passage: string, kind: ContentType): EvidenceSpan[] {
  return readFirst(passage, kind).map(({ start, end, cue }) => {
    return { id: `${start}-${end}`, number: 0, start, end, kind: cue, clue: '' }
  })
}
