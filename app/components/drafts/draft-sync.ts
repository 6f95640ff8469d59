import { asSaved, chooseDraft, holds } from './choose-draft.ts'
import {
  type Draft,
  type DraftStore,
  emptyDraft,
  fillDraft,
  isBlank,
  type SavedDraft,
  type ServerDraft,
} from './draft-store.ts'
import type { DraftEnvironment, DraftView, ScreenState } from './draft-types.ts'
import { createSender, type Sender } from './send-drafts.ts'

const tabPause = 300

/** Keeps what is typed: memory at once, this tab after 300 ms, the server (signed in) every 2 s. */
export class DraftSync {
  #current: SavedDraft
  #view: DraftView
  #listeners = new Set<() => void>()
  #store: DraftStore | null = null
  #screen: ScreenState = {}
  /** The draft that was asked for, until it is known whether another tab has it. */
  #unclaimed: SavedDraft | null = null
  #tabTimer: ReturnType<typeof setTimeout> | undefined
  readonly #sender: Sender
  readonly #drafts: readonly ServerDraft[]
  readonly #environment: DraftEnvironment

  constructor(drafts: readonly ServerDraft[], environment: DraftEnvironment) {
    // An id is made only in the browser: the server renders the same text and keeps none.
    const { current, others } = chooseDraft(null, drafts, environment.server !== null, () => '')
    this.#drafts = drafts
    this.#environment = environment
    this.#current = current
    this.#view = { draft: current.draft, others }
    this.#sender = createSender(environment.server, {
      next: () => this.#nextToSend(),
      stored: (sent, revision) => this.#stored(sent, revision),
      conflict: (sent, found) => this.#resolveConflict(sent, found),
    })
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read = (): DraftView => this.#view

  /** Reads this tab's copy; returns where the person was. */
  load(store: DraftStore): ScreenState {
    this.#store = store
    const { server, makeId } = this.#environment
    const tab = store.read()
    const { current, others } = chooseDraft(tab, this.#drafts, server !== null, makeId)
    this.#current = { ...current, id: current.id || makeId() }
    this.#view = { draft: current.draft, others }
    this.#notify()
    this.#screen = { conversationId: tab?.conversationId, running: tab?.running, fork: tab?.fork }
    this.#sender.plan()
    void this.claim()
    return this.#screen
  }

  /** Asks for the draft as this tab's own. One that another tab has open goes on here under a name of its own. */
  async claim(): Promise<void> {
    const { claim, server } = this.#environment
    if (!server) return
    const asked = this.#current
    this.#unclaimed = asked
    const isOwn = await claim(asked.id)
    if (this.#unclaimed !== asked) return
    this.#unclaimed = null
    if (!isOwn) this.#part(asked)
  }

  change(part: Partial<Draft>): void {
    this.#show({ ...this.#current, draft: { ...this.#current.draft, ...part } })
    this.#schedule()
  }

  /** Remembers in this tab what is on the screen, so that a reload shows it again. A begun fork goes with its conversation. */
  saveScreen(screen: Omit<ScreenState, 'fork'>): void {
    const { conversationId, running, fork } = this.#screen
    const isSame = screen.conversationId === conversationId || (running !== undefined && !conversationId)
    this.#screen = { ...screen, ...(isSame && isAsked(screen) ? { fork } : {}) }
    this.#writeTab()
  }

  /** Remembers in this tab how far the fork of the question on the screen is; without one, that it is saved as a reading. */
  saveFork = (fork: ScreenState['fork']): void => {
    if (this.#screen.fork === fork || !isAsked(this.#screen)) return
    this.#screen = { ...this.#screen, fork }
    this.#writeTab()
  }

  savedFork = (): ScreenState['fork'] => this.#screen.fork

  /** The server has the question: its draft is gone there, so nothing is sent until the next change. */
  settle(part: Partial<Draft>): void {
    const asked = this.#current
    this.#sender.remove(asked.id, asked.revision)
    const draft = { ...asked.draft, ...part }
    this.#show({ ...asked, draft, id: this.#environment.makeId(), revision: 0, changed: false })
    void this.claim()
    this.#writeTab()
  }

  /** Puts another text into the form; what stood there is kept beside it. */
  replace(part: Partial<Draft>): void {
    const { key, question } = this.#current.draft
    this.#showInstead({
      id: this.#environment.makeId(),
      revision: 0,
      changed: true,
      savedAt: this.#now(),
      draft: { ...emptyDraft(key), question, ...part },
    })
    void this.claim()
  }

  /** Shows a text that is kept beside the form; what stood there is kept in its turn. */
  async takeOther(id: string): Promise<void> {
    const wanted = this.#view.others.find((other) => other.id === id)
    if (!wanted) return
    const { server } = this.#environment
    const found = wanted.changed ? null : await server?.read(id).catch(() => null)
    this.#showInstead(found ? asSaved(found) : wanted)
    await this.claim()
  }

  dropOther(id: string): void {
    const dropped = this.#view.others.find((other) => other.id === id)
    if (dropped) this.#sender.remove(id, dropped.revision)
    this.#showOthers(without(this.#view.others, id))
    this.#writeTab()
  }

  /** Writes now; false when the server could not take it. */
  flush(leaving: boolean): Promise<boolean> {
    // Left before it is known whether another tab has this draft: both stay.
    if (leaving && this.#unclaimed && this.#current.changed) this.#part(this.#unclaimed)
    this.#writeTab()
    return this.#sender.flush(leaving)
  }

  /** The text gets a name of its own; what the other tab has under `theirs` is kept beside it. */
  #part(theirs: SavedDraft): void {
    if (this.#current.id !== theirs.id) return
    this.#unclaimed = null
    this.#current = { ...this.#current, id: this.#environment.makeId(), revision: 0 }
    this.#showOthers([{ ...theirs, changed: false }, ...without(this.#view.others, theirs.id)])
    void this.#environment.claim(this.#current.id)
    this.#writeTab()
  }

  /** Shows a draft; the one that stood there is kept beside it. */
  #showInstead(next: SavedDraft): void {
    const current = { ...this.#current, savedAt: this.#now() }
    const others = without(this.#view.others, next.id)
    this.#view = { ...this.#view, others: isBlank(current.draft) ? others : [current, ...others] }
    this.#show(next)
    this.#schedule()
  }

  #show(current: SavedDraft): void {
    this.#current = current
    this.#view = { ...this.#view, draft: current.draft }
    this.#notify()
  }

  #showOthers(others: SavedDraft[]): void {
    this.#view = { ...this.#view, others }
    this.#notify()
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }

  #schedule(): void {
    this.#current = { ...this.#current, changed: true }
    clearTimeout(this.#tabTimer)
    this.#tabTimer = setTimeout(() => this.#writeTab(), tabPause)
    this.#sender.plan()
  }

  #writeTab(): void {
    clearTimeout(this.#tabTimer)
    const { id, draft, revision, changed } = this.#current
    const others = this.#view.others.filter((other) => other.changed || !this.#environment.server)
    const isEmpty = isBlank(draft) && others.length === 0
    if (isEmpty && !isAsked(this.#screen)) this.#store?.remove()
    else this.#store?.write({ id, draft, revision, changed, others, savedAt: this.#now(), ...this.#screen })
  }

  #nextToSend(): SavedDraft | null {
    return this.#current.changed ? this.#current : (this.#view.others.find((other) => other.changed) ?? null)
  }

  #stored(sent: SavedDraft, revision: number): void {
    const current = this.#current
    if (current.id === sent.id)
      this.#current = { ...current, revision, changed: current.changed && current.draft !== sent.draft }
    const others = this.#view.others.map((other) =>
      other.id === sent.id ? { ...other, revision, changed: other.draft !== sent.draft } : other,
    )
    this.#view = { ...this.#view, others }
    this.#writeTab()
  }

  /** Another tab or device wrote under the same name: this text gets a name of its own, and the other is offered. */
  #resolveConflict(sent: SavedDraft, found: ServerDraft): void {
    if (holds(sent.draft, fillDraft(found.data))) {
      this.#stored({ ...sent, draft: emptyDraft() }, found.revision)
      return
    }
    const id = this.#environment.makeId()
    const rename = (one: SavedDraft) =>
      one.id === sent.id ? { ...one, id, revision: 0, changed: true } : one
    const isCurrent = this.#current.id === sent.id
    this.#current = rename(this.#current)
    this.#view = { ...this.#view, others: [asSaved(found), ...this.#view.others.map(rename)] }
    this.#notify()
    if (isCurrent) void this.#environment.claim(id)
    this.#writeTab()
  }

  #now(): string {
    return this.#environment.now().toISOString()
  }
}

/** There is a question on the screen, also one whose conversation has no name yet. */
function isAsked({ conversationId, running }: ScreenState): boolean {
  return conversationId !== undefined || running !== undefined
}

function without(others: readonly SavedDraft[], id: string): SavedDraft[] {
  return others.filter((other) => other.id !== id)
}
