import type { LessonParts } from './lesson-parts.ts'
import type { Feeling } from './weigh-feelings.ts'

/**
 * The feelings of one person, in the order of the text: of the one asked about, else of the one with the strongest.
 * At most `most`, with different words. Empty when the person asked about has none.
 */
export function mainFeelings({ source, feelings }: LessonParts, most = 2): Feeling[] {
  const lead = source.person ?? undefined
  const top = lead
    ? feelings.find((one) => one.holder === lead)
    : (feelings.find((one) => one.who !== '' && one.weight * 3 > (feelings[0]?.weight ?? 0)) ?? feelings[0])
  if (!top) return []
  const chosen: Feeling[] = []
  for (const one of [top, ...feelings]) {
    if (chosen.length === most) break
    if (one.who !== top.who || (one.thing !== '') !== (top.thing !== '')) continue
    if (one.weight * 4 < top.weight && one.weight < 4) continue
    if (chosen.every((other) => other.word !== one.word && other.family !== one.family)) chosen.push(one)
  }
  return chosen.sort((a, b) => a.quotes[0].start - b.quotes[0].start)
}
