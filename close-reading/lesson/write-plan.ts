import type { GradeLevel } from '../explanation/grade-band.ts'
import type { Intent } from '../question/intents.ts'
import { byGrade } from './phrasing.ts'
import { must, type Piece } from './piece.ts'

/** In place of a finished essay: a plan with blanks and first words. */
export function writePlan(grade: GradeLevel, intent: Intent): Piece[] {
  if (intent !== 'essay') return []
  return [
    must('Here is a plan with blanks to fill in.'),
    { text: 'The text is about [blank].', rank: 0, item: true },
    {
      text: byGrade(grade, {
        elementary: 'One clue is [blank]. It shows [blank].',
        middle: 'One clue is [blank], which suggests [blank].',
      }),
      rank: 0,
      item: true,
    },
    { text: 'Another clue is [blank], because [blank].', rank: 0, item: true },
    { text: 'This matters because [blank].', rank: 1, item: true },
  ]
}
