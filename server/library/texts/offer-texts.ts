import type { ContentType, GradeLevel } from '#domain/choices'
import { type PickedText, pickTexts } from '#domain/library/pick-texts'
import { listTexts } from './text-cards.ts'

const day = 86_400_000

/** Three texts for somebody who has none at hand, other ones each day. */
export function offerTexts(
  now: Date,
  fitting: { level?: GradeLevel | null; type?: ContentType } = {},
): PickedText[] {
  return pickTexts(listTexts(), { ...fitting, day: Math.floor(now.getTime() / day) })
}
