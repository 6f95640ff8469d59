import { findInAnswer } from '#domain/distress/find-in-answer'
import type { AboutText } from '#domain/distress/own-clauses'
import type { HelpContacts } from '#domain/help-message'
import { type Heard, heardOf } from './detect-distress.ts'

/** As `detectDistress`, in an answer about a text. It comes with the first typed answer. */
export function hearAnswer(words: string, contacts: HelpContacts, about: AboutText): Heard | null {
  return heardOf(findInAnswer(words, about), contacts)
}
