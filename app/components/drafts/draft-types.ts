import type { RunningAnswer } from '../conversation/analysis-state.ts'
import type { BegunFork } from '../fork/fork-work.ts'
import type { ClaimDraft } from './claim-draft.ts'
import type { Draft, DraftStore, SavedDraft } from './draft-store.ts'
import type { DraftServer } from './send-drafts.ts'

export type DraftView = { draft: Draft; others: SavedDraft[] }

/** Where the person was: the open conversation, the answer on its way, a fork that is not a reading yet. */
export type ScreenState = { conversationId?: string; running?: RunningAnswer; fork?: BegunFork }

export type DraftSync = {
  subscribe(listener: () => void): () => void
  read(): DraftView
  /** Reads this tab's copy; returns where the person was. */
  load(store: DraftStore): ScreenState
  /** Asks again for the draft as this tab's own, as after the page came back. */
  claim(): void
  change(change: Partial<Draft>): void
  /** Remembers in this tab what is on the screen, so that a reload shows it again. A begun fork goes with its conversation. */
  saveScreen(screen: Omit<ScreenState, 'fork'>): void
  /** Remembers in this tab how far the fork of the question on the screen is; without one, that it is saved as a reading. */
  saveFork(fork: BegunFork | undefined): void
  savedFork(): BegunFork | undefined
  /** The server has the question: its draft is gone there, so nothing is sent until the next change. */
  settle(change: Partial<Draft>): void
  /** Puts another text into the form; what stood there is kept beside it. */
  replace(change: Partial<Draft>): void
  /** Shows a text that is kept beside the form; what stood there is kept in its turn. */
  takeOther(id: string): Promise<void>
  dropOther(id: string): void
  /** Writes now; false when the server could not take it. */
  flush(leaving: boolean): Promise<boolean>
}

/** What the draft needs from the page; `server` is null where nothing is kept on one. */
export type DraftEnvironment = {
  server: DraftServer | null
  claim: ClaimDraft
  makeId: () => string
  now: () => Date
}
