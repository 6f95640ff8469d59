import { trimEnd } from '../doc/trim-end.ts'
import { hasBannedWord } from '../rubric/check-wording.ts'

/** A meaning as it may stand in an explanation; empty when it has a word that explanations leave out. */
export function fitMeaning(meaning: string): string {
  return hasBannedWord(meaning) ? '' : trimEnd(meaning.trim(), '.').replace(/[“”"]/gu, '')
}
