import type { AnalysisBody } from '#domain/answer'
import type { ReaderPlace } from './reader-environment.ts'
import type { ReaderState, RunKind } from './reader-state.ts'

/** A follow-up sends the first user message, the latest answer and the new question. */
export function buildAnalysisBody(
  place: ReaderPlace,
  state: ReaderState,
  kind: RunKind,
  content: string,
): AnalysisBody {
  const { gradeLevel, contentType } = place
  const first = state.messages[0]
  // A message about who can help is no explanation to go on from.
  const latest = state.messages.findLast(
    ({ role, answeredBy }) => role === 'assistant' && answeredBy?.reader !== 'help',
  )
  if (kind === 'first' || !first || !latest) {
    return { messages: [{ role: 'user', content }], gradeLevel, contentType }
  }
  return {
    messages: [
      { role: 'user', content: first.content },
      { role: 'assistant', content: latest.content },
      { role: 'user', content },
    ],
    gradeLevel,
    contentType,
    conversationId: state.conversationId,
  }
}
