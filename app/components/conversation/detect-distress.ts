import { findDistress } from '#domain/distress/find-distress'
import { type HelpContacts, helpMessage, helpNote } from '#domain/help-message'
import type { AnalysisAction } from './analysis-state.ts'

/** `text` stands in place of an answer, `note` above one. */
export type Heard = { tier: 'clear'; text: string } | { tier: 'possible'; note: string }

/**
 * Listens on this device for words of distress in what somebody asks, before anything is sent: the same words, tiers
 * and help as on the server. The question's own box counts, never the passage. Null when there are none.
 */
export function detectDistress(words: string, contacts: HelpContacts): Heard | null {
  const distress = findDistress(words)
  if (!distress) return null
  return distress.tier === 'clear'
    ? { tier: 'clear', text: helpMessage(distress.kind, contacts) }
    : { tier: 'possible', note: helpNote(contacts) }
}

/** Ends a question with where to find help, as the server would: nothing is sent, counted or kept. */
export function endWithHelp(text: string, timestamp: string): AnalysisAction {
  const answeredBy = { reader: 'help' } as const
  return { type: 'ended', final: { state: 'done', saved: true, timestamp, answeredBy }, text }
}
