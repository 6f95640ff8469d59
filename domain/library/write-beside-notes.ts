import type { GradeLevel } from '../choices.ts'
import type { Reading } from './reading.ts'
import { tellNearest } from './write-from-reading.ts'

const inShort = '**In short:** '

/**
 * What the built-in reader wrote about a text of the library whose notes do not cover the question: that is said first,
 * with the note that comes nearest.
 *
 * @param written markdown of the built-in reader, or its beginning
 */
export function writeBesideNotes(
  reading: Reading,
  asked: { passage: string; question: string; gradeLevel: GradeLevel },
  written: string,
): string {
  return written.replace(
    inShort,
    () => `${inShort}${tellNearest(reading, asked)} The built-in reader answers: `,
  )
}
