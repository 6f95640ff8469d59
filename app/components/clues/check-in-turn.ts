import { type AssistantMessage, latestAnswer, type Message, type Question } from '#domain/messages'
import type { AnalysisState } from '../conversation/analysis-state.ts'

/** Tells the reader that these words answer its check-in. */
export const checkInLabel = 'My answer to the check-in: '

/** As `checkInLabel`, for a reader that does not know the question. */
export function checkInLabelFor(question: string): string {
  return `My answer to the check-in question “${question}” is: `
}

function isCheckIn({ question }: Question): boolean {
  return question.startsWith('My answer to the check-in')
}

function asksCheckIn(message: Message | undefined): boolean {
  return message?.role === 'user' && isCheckIn(message.content)
}

/** What was answered to the check-in, and what came back. */
export type CheckInTurn = { reply: AssistantMessage | null; writing: string | null }

/**
 * Takes the answer to the check-in out of the conversation when it is the last turn: its reply stands with its question,
 * and the explanation keeps its place.
 */
export function takeCheckIn(state: AnalysisState): { state: AnalysisState; turn: CheckInTurn | null } {
  const { run, messages } = state
  const isRunning = run !== null && isCheckIn(run.asked)
  if (run && !isRunning) return { state, turn: null }
  let end = messages.length
  while (end > 2 && asksCheckIn(messages[end - 2])) end -= 2
  if (!isRunning && end === messages.length) return { state, turn: null }
  const reply = isRunning ? null : (latestAnswer(messages) ?? null)
  return {
    // The same list while the reply grows: what is worked out from it stays.
    state: { ...state, run: null, messages: end === messages.length ? messages : messages.slice(0, end) },
    turn: { reply, writing: isRunning ? run.text : null },
  }
}
