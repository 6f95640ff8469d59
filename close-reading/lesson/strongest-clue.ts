import type { LessonParts } from './lesson-parts.ts'
import { quoted } from './phrasing.ts'

/** One sentence with the clue that says most. */
export function strongestClue({ clues }: LessonParts): string {
  const clue = [...clues].sort((a, b) => b.weight - a.weight)[0]
  return clue ? `The strongest clue is ${quoted(clue.quote)}.` : 'These lines give few clues.'
}
