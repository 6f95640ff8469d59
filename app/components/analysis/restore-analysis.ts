import type { AnalysisStore } from '../conversation/analysis-environment.ts'
import type { RunningAnswer } from '../conversation/analysis-state.ts'
import type { HistorySource } from '../history/history-source.ts'
import { openConversation } from '../history/open-conversation.ts'
import { readDemoConversations } from './demo-storage.ts'

/** After a reload: shows the conversation that was open, and goes on with the answer that was on its way. */
export async function restoreAnalysis(
  history: HistorySource | null,
  store: AnalysisStore,
  { conversationId, running }: { conversationId?: string; running?: RunningAnswer },
  storage: Storage | null,
): Promise<void> {
  if (!conversationId && !running) return
  if (history && conversationId) {
    const opened = await openConversation(store, history, conversationId, running)
    if (opened.kind !== 'gone') return
  }
  const stored = storage ? readDemoConversations(storage) : []
  const messages =
    stored.find((conversation) => conversation.conversationId === conversationId)?.messages ?? []
  if (running) await store.resume({ conversationId, messages: conversationId ? messages : [] }, running)
  else if (messages.length > 0) await store.resume({ conversationId, messages }, null)
}
