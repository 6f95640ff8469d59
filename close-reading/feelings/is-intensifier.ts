import type { Doc } from '../doc/doc.ts'
import { VALENCE_SOURCES, wordValence } from '../vocabulary/word-valence.ts'

/** Words that only make the next word stronger when that word points the other way ("a great disappointment"). */
const BOOSTING = new Set(
  'great greatly pretty terribly awfully awful dreadfully fearfully frightfully perfect perfectly complete completely real really absolutely truly well grand wonderfully exceedingly fine good deal right'.split(
    ' ',
  ),
)

/** Is the word only a booster here: does one of the next two words point the other way? */
export function isIntensifier(doc: Doc, i: number, last: number): boolean {
  if (!BOOSTING.has(doc.folded[i] as string)) return false
  for (let k = i + 1; k < last && k <= i + 2; k++) {
    if (signOf(doc.folded[k] as string) * signOf(doc.folded[i] as string) < 0) return true
  }
  return false
}

function signOf(word: string): number {
  const { at, values } = wordValence()
  const row = at.get(word)
  if (row === undefined) return 0
  let sum = 0
  for (let source = 0; source < VALENCE_SOURCES; source++) sum += values[row + source] as number
  return Math.sign(sum)
}
