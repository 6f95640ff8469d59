import type { GradeLevel } from '../explanation/grade-band.ts'
import { forLevel, type Moment } from '../understand/evidence.ts'
import type { Interpretation } from './interpretation.ts'

const MOST: Readonly<Record<GradeLevel, number>> = { elementary: 5, middle: 6, high: 7, college: 7 }

/** The passage told again in its own order: one sentence for each moment that can be told, spread over the whole. */
export function retellPassage(moments: readonly Moment[], grade: GradeLevel): Interpretation['retelling'] {
  const fitting = forLevel(moments, grade).filter(
    ({ sentence }) => !/^(?:It|This|That|They|Everything|There) /u.test(sentence),
  )
  const most = MOST[grade]
  const kept: Moment[] = []
  const size = Math.max(1, Math.ceil(fitting.length / most))
  for (let from = 0; from < fitting.length; from += size) {
    const part = fitting.slice(from, from + size)
    const best = part.reduce((a, b) => (weight(b) > weight(a) ? b : a))
    if (!kept.some((one) => one.sentence === best.sentence)) kept.push(best)
  }
  return kept.map(({ sentence, start, end }) => ({ sentence: clip(sentence), start, end }))
}

function weight(moment: Moment): number {
  return moment.score + (moment.clause >= 0 ? 0.3 : 0)
}

function clip(sentence: string): string {
  return sentence.replace(/\s+/gu, ' ')
}
