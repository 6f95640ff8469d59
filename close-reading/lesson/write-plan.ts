import type { GradeLevel } from '../explanation/grade-band.ts'
import type { Intent } from '../question/intents.ts'
import wording from '../wording/lesson.json' with { type: 'json' }
import { byGrade } from './phrasing.ts'
import { must, type Piece } from './piece.ts'

/** In place of a finished essay: a plan with blanks and first words. */
export function writePlan(grade: GradeLevel, intent: Intent): Piece[] {
  if (intent !== 'essay') return []
  return [
    must(wording.plan.intro),
    { text: wording.plan.subject, rank: 0, item: true },
    {
      text: byGrade(grade, wording.plan.clue),
      rank: 0,
      item: true,
    },
    { text: wording.plan.another, rank: 0, item: true },
    { text: wording.plan.matters, rank: 1, item: true },
  ]
}
