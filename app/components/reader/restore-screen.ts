import { readDemoConversations } from './demo-storage.ts'
import type { RunningAnswer } from './draft-store.ts'
import type { HistorySource } from './history-source.ts'
import { openConversation } from './open-conversation.ts'
import type { ReaderStore } from './reader-environment.ts'

/** After a reload: shows the conversation that was open, and goes on with the answer that was on its way. */
export async function restoreScreen(
  history: HistorySource | null,
  store: ReaderStore,
  { conversationId, running }: { conversationId?: string; running?: RunningAnswer },
  storage: Storage | null,
): Promise<void> {
  if (!conversationId && !running) return
  if (history && conversationId) {
    const opened = await openConversation(store, history, conversationId, running)
    if (opened.kind !== 'gone') return
  }
  const kept = storage ? readDemoConversations(storage) : []
  const messages = kept.find((conversation) => conversation.conversationId === conversationId)?.messages ?? []
  if (running) await store.resume({ conversationId, messages: conversationId ? messages : [] }, running)
  else if (messages.length > 0) await store.resume({ conversationId, messages }, null)
}
