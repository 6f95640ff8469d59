import type { GradeLevel } from '../explanation/grade-band.ts'
import type { Intent } from '../question/intents.ts'
import words from '../wording/lesson.json' with { type: 'json' }
import { byGrade } from './phrasing.ts'
import { must, type Piece } from './piece.ts'

/** In place of a finished essay: a plan with blanks and first words. */
export function writePlan(grade: GradeLevel, intent: Intent): Piece[] {
  if (intent !== 'essay') return []
  return [
    must(words.plan.intro),
    { text: words.plan.subject, rank: 0, item: true },
    {
      text: byGrade(grade, words.plan.clue),
      rank: 0,
      item: true,
    },
    { text: words.plan.another, rank: 0, item: true },
    { text: words.plan.matters, rank: 1, item: true },
  ]
}
