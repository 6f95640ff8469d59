import { type GradeLevel, levelsInOrder } from '../choices/levels.ts'
import type { ExplanationRequest } from '../phrasing/source.ts'
import { measureLevel } from '../prose/measure-prose.ts'
import { writeExplanation } from './write-explanation.ts'

/** The same explanation for another level. */
export type OtherWords = { gradeLevel: GradeLevel; markdown: string }

/**
 * Writes an explanation once more in simpler words, and once more with more in it: the versions for the nearest level
 * below and above that say something else than what is shown; null where there is none. An explanation that measures
 * above its level counts as one of the level that it measures in.
 *
 * @param request what the explanation was asked for
 * @param shown markdown of the explanation that is shown, whoever wrote it
 */
export function writeOtherWords(
  request: ExplanationRequest,
  shown: string,
): { simpler: OtherWords | null; fuller: OtherWords | null } {
  const level = Math.max(levelsInOrder.indexOf(request.gradeLevel), measureLevel(shown))
  const written = levelsInOrder.map((gradeLevel) => {
    const { markdown } = writeExplanation({ ...request, gradeLevel })
    return { gradeLevel, markdown, level: levelsInOrder.indexOf(gradeLevel) }
  })
  const simpler = written.findLast((one) => one.level < level && one.markdown !== shown)
  const fuller = written.find((one) => one.level > level && one.markdown !== shown)
  return { simpler: pick(simpler), fuller: pick(fuller) }
}

function pick(one: OtherWords | undefined): OtherWords | null {
  return one ? { gradeLevel: one.gradeLevel, markdown: one.markdown } : null
}
