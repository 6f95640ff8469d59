import { isSameQuestion, type Question } from '#domain/messages'
import { client, readReply } from '../browser/client.ts'
import type { AnalysisEnvironment, AnalysisRoute } from './analysis-environment.ts'
import type { AnalysisState } from './analysis-state.ts'

/** A first question and where it is kept. */
export type Asked = { asked: Question; conversationId: string }

type Screen = { route: AnalysisRoute; environment: AnalysisEnvironment; state: AnalysisState }

/**
 * A question that was tried again stands once in the history: the record without a whole answer is deleted.
 *
 * @returns the record without a whole answer that is left, if any
 */
export function deleteIncomplete(
  { route, environment, state }: Screen,
  newest: Asked,
  broken: Asked | null,
): Asked | null {
  if (route.mode !== 'account') return null
  if (state.ended !== 'ready') return newest
  if (!broken || !isSameQuestion(broken.asked, newest.asked)) return broken
  if (broken.conversationId === newest.conversationId) return broken
  const param = { id: broken.conversationId }
  void readReply(client.api.conversations[':id'].$delete({ param }, { fetch: environment.fetch }))
  return null
}
