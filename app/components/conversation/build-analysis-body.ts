import type { AnalysisBody } from '#domain/answer'
import type { Question } from '#domain/messages'
import type { AnalysisRoute } from './analysis-environment.ts'
import type { AnalysisState, RunKind } from './analysis-state.ts'

/** A follow-up sends the first user message, the latest answer and the new question. */
export function buildAnalysisBody(
  route: AnalysisRoute,
  state: AnalysisState,
  kind: RunKind,
  asked: Question,
  isAboutText = false,
): AnalysisBody {
  const { gradeLevel, contentType } = route
  const said = isAboutText ? { isAboutText } : {}
  const first = state.messages[0]
  // A message about who can help is no explanation to go on from.
  const latest = state.messages.findLast(
    (message) => message.role === 'assistant' && message.answeredBy?.reader !== 'help',
  )
  if (kind === 'first' || first?.role !== 'user' || latest?.role !== 'assistant') {
    return { messages: [{ role: 'user', content: asked }], gradeLevel, contentType, ...said }
  }
  return {
    messages: [
      { role: 'user', content: first.content },
      { role: 'assistant', content: latest.content },
      { role: 'user', content: asked.question },
    ],
    gradeLevel,
    contentType,
    conversationId: state.conversationId,
    ...said,
  }
}
