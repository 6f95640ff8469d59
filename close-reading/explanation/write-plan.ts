import type { GradeLevel } from '../choices/levels.ts'
import { byGrade } from '../phrasing/phrasing.ts'
import { type Piece, required } from '../phrasing/piece.ts'
import type { Intent } from '../question/intents.ts'
import wording from '../wording/explanation.json' with { type: 'json' }

/** In place of a finished essay: a plan with blanks and first words. */
export function writePlan(grade: GradeLevel, intent: Intent): Piece[] {
  if (intent !== 'essay') return []
  return [
    required(wording.plan.intro),
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
