import type { AnalysisStore } from '../conversation/analysis-environment.ts'
import type { DraftSync } from '../drafts/draft-sync.ts'
import type { ForkStorage } from '../fork/use-fork.ts'
import type { HistorySource } from '../history/history-source.ts'
import type { CheckInGiven } from './check-in.tsx'

/** Where a conversation is shown and stored; `history` is null in the demo, where the tab alone stores it. */
export type Stored = {
  store: Pick<AnalysisStore, 'change' | 'read'>
  draftSync: Pick<DraftSync, 'settle' | 'saveFork' | 'savedFork'>
  history: Pick<HistorySource, 'saveCheckIn' | 'saveReading'> | null
}

/** An answer to a check-in stands at once, and is stored where the conversation is. False when it was not stored. */
export async function saveCheckIn(stored: Stored, of: string, given: CheckInGiven): Promise<boolean> {
  const { isAboutText, ...answer } = given
  const checkIn = { ...answer, timestamp: new Date().toISOString() }
  stored.store.change({ type: 'added', of, added: { checkIn } })
  const isSaved = await saveIn(stored, (history, id) =>
    history.saveCheckIn(id, of, { ...checkIn, isAboutText }),
  )
  if (isSaved && !given.isChoice) stored.draftSync.settle({ checkIn: '' })
  return isSaved
}

/** A student's own reading, as `saveCheckIn`; until then the tab keeps how far it is. */
export function forkStorage(stored: Stored): ForkStorage {
  const { store, draftSync } = stored
  return {
    save(of, myReading) {
      store.change({ type: 'added', of, added: { myReading } })
      return saveIn(stored, (history, id) => history.saveReading(id, of, myReading))
    },
    begun: draftSync.savedFork,
    saveBegun: draftSync.saveFork,
  }
}

async function saveIn(
  { store, history }: Stored,
  save: (history: NonNullable<Stored['history']>, id: string) => Promise<boolean>,
): Promise<boolean> {
  const { conversationId } = store.read()
  return !history || !conversationId || save(history, conversationId)
}
