import { type Distress, findDistress } from '#domain/distress/find-distress'
import { type HelpContacts, helpMessage, helpNote, helpStays } from '#domain/help-message'
import type { AnalysisAction } from './analysis-state.ts'

/** `text` stands in place of an answer, `note` above one. */
export type Heard = { tier: 'clear'; text: string } | { tier: 'possible'; note: string }

/**
 * Listens on this device for words of distress in what somebody asks, before anything is sent: the same words, tiers
 * and help as on the server. The question's own box counts, never the passage. Null when there are none.
 */
export function detectDistress(words: string, contacts: HelpContacts): Heard | null {
  return heardOf(findDistress(words), contacts)
}

/** What is shown of distress that was found. */
export function heardOf(distress: Distress | null, contacts: HelpContacts): Heard | null {
  if (!distress) return null
  return distress.tier === 'clear'
    ? { tier: 'clear', text: helpMessage(distress.kind, contacts) }
    : { tier: 'possible', note: helpNote(contacts) }
}

/** What stands above an answer: after the student said that the words were about the text, that help stays in reach. */
export function noteOf(heard: Heard, isAboutText: boolean, contacts: HelpContacts): string {
  if (isAboutText) return helpStays(contacts)
  return heard.tier === 'possible' ? heard.note : heard.text
}

/** Ends a question with where to find help, as the server would: nothing is sent, counted or kept. */
export function endWithHelp(text: string, timestamp: string): AnalysisAction {
  const answeredBy = { reader: 'help' } as const
  return { type: 'ended', final: { state: 'done', saved: true, timestamp, answeredBy }, text }
}
