import type { GradeLevel } from '../explanation/grade-band.ts'
import { levelsInOrder, measureLevel } from '../explanation/measure-level.ts'
import type { LessonRequest } from './source.ts'
import { writeExplanation } from './write-explanation.ts'

/** The same explanation for another level. */
export type OtherWords = { gradeLevel: GradeLevel; markdown: string }

/**
 * Writes an explanation once more in simpler words, and once more with more in it. Each is the one nearest to
 * what is shown that measures at least one band lower or higher; null where there is none.
 *
 * @param request what the explanation was asked for; its own level plays no part
 * @param shown markdown of the explanation that is shown, whoever wrote it
 */
export function writeOtherWords(
  request: LessonRequest,
  shown: string,
): { simpler: OtherWords | null; fuller: OtherWords | null } {
  const level = measureLevel(shown)
  const written = levelsInOrder.map((gradeLevel) => {
    const { markdown } = writeExplanation({ ...request, gradeLevel })
    return { gradeLevel, markdown, level: measureLevel(markdown) }
  })
  const simpler = written.findLast((one) => one.level < level)
  const fuller = written.find((one) => one.level > level)
  return { simpler: pick(simpler), fuller: pick(fuller) }
}

function pick(one: OtherWords | undefined): OtherWords | null {
  return one ? { gradeLevel: one.gradeLevel, markdown: one.markdown } : null
}
