import { bareQuestion, type Question } from '#domain/messages'
import type { AnalysisStore } from '../conversation/analysis-environment.ts'
import type { RunningAnswer } from '../conversation/analysis-state.ts'
import type { HistorySource } from './history-source.ts'

/** `asked` is a question whose answer never came: it goes back into the form. */
export type Opened = { kind: 'open' } | { kind: 'gone' } | { kind: 'asked'; question: Question }

/**
 * Opens a saved conversation in the chat, with the answer that is still on its way. A running follow-up is
 * stored together with its answer, so its words are known from this tab, or else at its end.
 */
export async function openConversation(
  store: AnalysisStore,
  history: HistorySource,
  conversationId: string,
  known?: RunningAnswer,
): Promise<Opened> {
  const reply = await history.read(conversationId)
  if (!reply.ok) return { kind: 'gone' }
  const { messages, running } = reply.data
  const last = messages.at(-1)
  if (running) {
    const settled = last?.role === 'user' ? messages.slice(0, -1) : messages
    const mine = known?.generationId === running ? known.asked : null
    const asked = last?.role === 'user' ? last.content : mine
    const askedAt = last?.timestamp ?? ''
    const kind = settled.length > 0 ? 'follow-up' : 'first'
    const following = store.resume(
      { conversationId, messages: settled },
      { generationId: running, kind, asked: asked ?? bareQuestion(''), askedAt },
    )
    if (!asked) void following.then(() => openConversation(store, history, conversationId))
    return { kind: 'open' }
  }
  if (last?.role === 'user' && messages.length === 1) {
    return { kind: 'asked', question: last.content }
  }
  void store.resume(
    { conversationId, messages: last?.role === 'user' ? messages.slice(0, -1) : messages },
    null,
  )
  return { kind: 'open' }
}
