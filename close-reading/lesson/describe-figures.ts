import type { GradeLevel } from '../explanation/grade-band.ts'
import type { FindingFacts } from './finding-facts.ts'
import { byGrade } from './phrasing.ts'

/** What a comparison shows; names the shared quality when the text does. */
export function simileNote(facts: FindingFacts, grade: GradeLevel): string {
  if (facts.marker === 'as if' || facts.marker === 'as though')
    return byGrade(grade, {
      elementary: 'This is not real. It tells how a thing seems.',
      middle: 'The words as if show that this is not real. They tell how it seems.',
      high: 'The words as if mark an unreal comparison: this is how it seems, not how it is.',
    })
  if (facts.shared)
    return byGrade(grade, {
      elementary: `This says two things are alike. Both are ${facts.shared}. It is called a simile.`,
      middle: `This is a simile, which says that one thing is like another. What both share is named: ${facts.shared}.`,
      high: `This simile, a comparison that is said openly, names what both things share: ${facts.shared}.`,
    })
  return byGrade(grade, {
    elementary:
      'This says one thing is like another thing. It is called a simile. Ask what is the same in both.',
    middle: 'This is a simile. It says one thing is like another. Ask which quality both share.',
    high: 'This simile, a comparison that is said openly, sets two things side by side. The quality that they share carries the meaning.',
  })
}

/** What a possible metaphor may show. */
export function figureNote(_: FindingFacts, grade: GradeLevel): string {
  return byGrade(grade, {
    elementary: 'This may not be true in the plain sense. It may stand for something else.',
    middle: 'This may be figurative, which means it says one thing to stand for another.',
    high: 'This may be figurative. Ask what is said literally, what quality is shared, and what is meant.',
  })
}

/** What may be meant otherwise than it is said, and why it may be. */
export function ironyNote({ meaning }: FindingFacts, grade: GradeLevel): string {
  return byGrade(grade, {
    elementary: 'This may say one thing and mean another. Read what comes next, and check if it fits.',
    middle: `This may say one thing and mean another. ${meaning}.`,
    high: `This may be irony: it may say one thing and mean another. ${meaning}.`,
  })
}
