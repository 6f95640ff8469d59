import { hasBannedWord } from '../explanation/check-wording.ts'
import { trimEnd } from '../page/trim-end.ts'

/** A meaning as it may stand in a lesson; empty when it has a word that lessons leave out. */
export function fitMeaning(meaning: string): string {
  return hasBannedWord(meaning) ? '' : trimEnd(meaning.trim(), '.').replace(/[“”"]/gu, '')
}
