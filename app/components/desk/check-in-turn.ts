import type { Message } from '#domain/messages'
import type { ReaderState } from '../reader/reader-state.ts'

/** Tells the reader that these words answer its check-in. */
export const checkInLabel = 'My answer to the check-in: '

/** As `checkInLabel`, for a reader that does not know the question. */
export function checkInLabelFor(question: string): string {
  return `My answer to the check-in question “${question}” is: `
}

function isCheckIn(content: string): boolean {
  return content.startsWith('My answer to the check-in')
}

/** What was answered to the check-in, and what came back. */
export type CheckInTurn = { reply: Message | null; writing: string | null }

/**
 * Takes the answer to the check-in out of the conversation when it is the last turn: its reply stands with its question,
 * and the explanation keeps its place.
 */
export function takeCheckIn(state: ReaderState): { state: ReaderState; turn: CheckInTurn | null } {
  const { run, messages } = state
  const isRunning = run !== null && isCheckIn(run.asked)
  if (run && !isRunning) return { state, turn: null }
  let end = messages.length
  while (end > 2 && isCheckIn(messages[end - 2]?.content ?? '')) end -= 2
  if (!isRunning && end === messages.length) return { state, turn: null }
  const reply = isRunning ? null : (messages.at(-1) ?? null)
  return {
    // The same list while the reply grows: what is worked out from it stays.
    state: { ...state, run: null, messages: end === messages.length ? messages : messages.slice(0, end) },
    turn: { reply, writing: isRunning ? run.text : null },
  }
}
