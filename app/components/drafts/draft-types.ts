import type { RunningAnswer } from '../conversation/analysis-state.ts'
import type { BegunFork } from '../fork/fork-work.ts'
import type { ClaimDraft } from './claim-draft.ts'
import type { Draft, SavedDraft } from './draft-store.ts'
import type { DraftServer } from './send-drafts.ts'

export type DraftView = { draft: Draft; others: SavedDraft[] }

/** Where the person was: the open conversation, the answer on its way, a fork that is not a reading yet. */
export type ScreenState = { conversationId?: string; running?: RunningAnswer; fork?: BegunFork }

/** What the draft needs from the page; `server` is null where nothing is kept on one. */
export type DraftEnvironment = {
  server: DraftServer | null
  claim: ClaimDraft
  makeId: () => string
  now: () => Date
}
