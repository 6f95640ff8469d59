import { type GradeLevel, gradeLevels, levels } from '../choices.ts'
import type { AnnotatedText } from './annotated-text.ts'
import { writeFromAnnotatedText } from './write-from-annotated-text.ts'

type Version = { gradeLevel: GradeLevel; markdown: string }

/**
 * A library answer in the plain words of the notes, where the full ones are shown, and at the next level that says more;
 * null where there is none. Both are null for an answer that these notes do not give.
 *
 * @param shown markdown of the answer that is shown
 */
export function otherVersions(
  annotated: AnnotatedText,
  question: { passage: string; question: string },
  shown: string,
): { simpler: Version | null; fuller: Version | null } {
  const written = gradeLevels.map((gradeLevel) => ({
    gradeLevel,
    markdown: writeFromAnnotatedText(annotated, { ...question, gradeLevel }) ?? '',
  }))
  const at = written.findIndex(({ markdown }) => markdown.trim() === shown.trim())
  if (at < 0) return { simpler: null, fuller: null }
  const isFull = levels[gradeLevels[at] as GradeLevel].version === 'full'
  const simpler = written.findLast(({ gradeLevel }) => isFull && levels[gradeLevel].version === 'plain')
  const fuller = written.slice(at + 1).find(({ markdown }) => markdown.trim() !== shown.trim())
  return { simpler: simpler ?? null, fuller: fuller ?? null }
}
