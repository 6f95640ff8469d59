import { cleanPasted } from '#close-reading'
import { types } from '#domain/choices'
import { findDistress } from '#domain/distress/find-distress'
import { likelyKind } from '#domain/likely-kind'
import { firstSpans } from './first-spans.ts'
import type { Marks } from './read-marks.ts'

/** The words that stand out, before what they mean can be said. */
export type FirstMarks = Pick<Marks, 'isVerse' | 'spans' | 'distress'>

/** What a text shows while the rest of the reader is still loading. */
export function readFirstMarks(passage: string): FirstMarks {
  const kind = likelyKind(cleanPasted(passage, { isVerse: true }).text)
  return { isVerse: types[kind].isVerse, spans: firstSpans(passage, kind), distress: findDistress(passage) }
}
