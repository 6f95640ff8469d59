import { findDistress } from '#domain/distress/find-distress'
import { type HelpContacts, helpMessage, helpNote } from '#domain/help-message'
import { parseUserMessage } from '#domain/messages'
import type { ReaderAction, RunKind } from './reader-state.ts'

/** `text` stands in place of an answer, `note` above one. */
export type Heard = { tier: 'clear'; text: string } | { tier: 'possible'; note: string }

/**
 * Listens on this device for words of distress in what somebody asks, before anything is sent: the same words, tiers
 * and help as on the server. Of a first question its own box counts, never the passage. Null when there are none.
 */
export function hearDistress(kind: RunKind, content: string, contacts: HelpContacts): Heard | null {
  const words = kind === 'first' ? parseUserMessage(content).question : content.trim()
  const distress = findDistress(words)
  if (!distress) return null
  return distress.tier === 'clear'
    ? { tier: 'clear', text: helpMessage(distress.kind, contacts) }
    : { tier: 'possible', note: helpNote(contacts) }
}

/** Ends a question with where to find help, as the server would: nothing is sent, counted or kept. */
export function endWithHelp(text: string, timestamp: string): ReaderAction {
  const answeredBy = { reader: 'help' } as const
  return { type: 'ended', final: { state: 'done', saved: true, timestamp, answeredBy }, text }
}
