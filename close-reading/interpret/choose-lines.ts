import type { GradeLevel } from '../explanation/grade-band.ts'
import type { Moment } from '../understand/moments.ts'
import type { Interpretation } from './interpretation.ts'

const MOST: Readonly<Record<GradeLevel, number>> = { elementary: 4, middle: 5, high: 6, college: 6 }

/** What the passage says, in its own words and order: the moment that bears most on the question from each part of it. */
export function chooseLines(moments: readonly Moment[], grade: GradeLevel): Interpretation['retelling'] {
  const kept: Moment[] = []
  const whole = moments.filter(
    ({ sentence }) => !/^"\p{Ll}/u.test(sentence) && sentence.split(' ').length > 2,
  )
  const told = whole.length > 0 ? whole : moments
  const parts = Math.min(told.length, MOST[grade])
  for (let part = 0; part < parts; part++) {
    const from = Math.floor((part * told.length) / parts)
    const to = Math.floor(((part + 1) * told.length) / parts)
    kept.push(told.slice(from, to).reduce((a, b) => (weight(b) > weight(a) ? b : a)))
  }
  return kept.map(({ sentence, start, end }) => ({ sentence, start, end }))
}

function weight(moment: Moment): number {
  return moment.score + (moment.clause >= 0 ? 0.3 : 0)
}
