import { track } from '../browser/track.ts'
import type { AnalysisRoute, AnalysisStore } from '../conversation/analysis-environment.ts'
import type { AnalysisState, RunningAnswer } from '../conversation/analysis-state.ts'
import { emptyDraft } from '../drafts/draft-store.ts'
import type { DraftSync } from '../drafts/draft-sync.ts'
import { storeDemoConversation, storePromptsUsed } from './demo-storage.ts'

/** Follows the store: what a reload needs goes into the tab, the demo's two entries are mirrored. */
export function persistAnalysis(
  route: AnalysisRoute,
  store: AnalysisStore,
  draftSync: DraftSync,
  storage: Storage | null,
): () => void {
  let before = store.read()
  return store.subscribe(() => {
    const state = store.read()
    if (state === before) return
    const last = before
    before = state
    // An answer that is followed again after a reload has its id from the start.
    if (state.run && !last.run && !state.run.generationId) countMessage(route, draftSync)
    if (whereOf(state) !== whereOf(last))
      draftSync.saveScreen({ conversationId: state.conversationId, running: running(state) })
    if (state.run?.generationId && !last.run?.generationId) draftSync.settle({ key: store.key() })
    if (last.run && !state.run) settleDraft(state, last, draftSync, store.key())
    if (route.mode === 'demo' && storage) mirrorDemo(route, state, last, storage)
  })
}

function countMessage({ gradeLevel, contentType }: AnalysisRoute, draftSync: DraftSync): void {
  const has_file = draftSync.read().draft.files !== ''
  track('message_sent', { grade_level: gradeLevel, content_type: contentType, has_file })
}

/** After a whole answer its question leaves the draft; after a failure the question is a draft again. */
function settleDraft(state: AnalysisState, last: AnalysisState, draftSync: DraftSync, key: string): void {
  const { followUp, checkIn } = draftSync.read().draft
  if (state.ended !== 'ready') draftSync.change({ key })
  else if (last.run?.kind === 'first') draftSync.settle({ ...emptyDraft(key), followUp, checkIn })
  else draftSync.settle({ key, followUp: '' })
}

function mirrorDemo(route: AnalysisRoute, state: AnalysisState, last: AnalysisState, storage: Storage): void {
  const { gradeLevel, contentType } = route
  try {
    if (state.promptsLeft !== undefined && state.promptsLeft !== last.promptsLeft) {
      storePromptsUsed(storage, state.promptsLeft)
    }
    const first = state.messages[0]
    if (first && state.messages !== last.messages) {
      const { messages, conversationId } = state
      storeDemoConversation(storage, {
        gradeLevel,
        contentType,
        messages,
        timestamp: first.timestamp,
        conversationId,
      })
    }
  } catch {
    // A full storage only loses the mirror; the server counts, and the screen still has the text.
  }
}

function running({ run }: AnalysisState): RunningAnswer | undefined {
  if (!run?.generationId) return undefined
  const { generationId, kind, asked, askedAt } = run
  return { generationId, kind, asked, askedAt }
}

function whereOf({ conversationId, run }: AnalysisState): string {
  return `${conversationId ?? ''} ${run?.generationId ?? ''}`
}
