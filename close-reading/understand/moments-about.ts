import type { Span } from '../doc/span.ts'
import type { Scene } from '../scene/read-scene.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import type { Moment } from './moments.ts'

/** The moments that are about a person. */
export function momentsAbout(scene: Scene, moments: readonly Moment[], number: number): Moment[] {
  return moments.filter((one) => isAbout(scene, one, number))
}

/** Whether a span has a word for what somebody feels. */
export function namesFeeling({ doc }: Scene, { start, end }: Span): boolean {
  for (let i = tokenFrom(doc.start, doc.count, start); i < doc.count && (doc.start[i] as number) < end; i++)
    if (isFeelingWord(doc.folded[i] as string)) return true
  return false
}

function isAbout({ doc, cast }: Scene, { start, end, person, utterance }: Moment, number: number): boolean {
  if (utterance >= 0 && person === number) return true
  for (let i = tokenFrom(doc.start, doc.count, start); i < doc.count && (doc.start[i] as number) < end; i++)
    if (cast.who[i] === number && cast.sure[i] === 1) return true
  return false
}

/** The first token that begins at an offset or after it. */
export function tokenFrom(starts: Int32Array, count: number, offset: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] as number) < offset) low = middle + 1
    else high = middle
  }
  return low
}
