import { type GradeLevel, gradeLevels } from '../choices.ts'
import type { Reading } from './reading.ts'
import { writeFromReading } from './write-from-reading.ts'

type Version = { gradeLevel: GradeLevel; markdown: string }

/**
 * A library answer once more in the plain words of its reading, where the full ones are shown, and at the next level that
 * says more; null where there is none. Both are null for an answer that this reading does not give.
 *
 * @param shown markdown of the answer that is shown
 */
export function otherVersions(
  reading: Reading,
  question: { passage: string; question: string },
  shown: string,
): { simpler: Version | null; fuller: Version | null } {
  const written = gradeLevels.map((gradeLevel) => ({
    gradeLevel,
    markdown: writeFromReading(reading, { ...question, gradeLevel }) ?? '',
  }))
  const at = written.findIndex(({ markdown }) => markdown.trim() === shown.trim())
  if (at < 0) return { simpler: null, fuller: null }
  const isFull = at >= gradeLevels.indexOf('high')
  const simpler = written.find(({ gradeLevel }) => isFull && gradeLevel === 'middle')
  const fuller = written.slice(at + 1).find(({ markdown }) => markdown.trim() !== shown.trim())
  return { simpler: simpler ?? null, fuller: fuller ?? null }
}
