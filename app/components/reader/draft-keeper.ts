import {
  chooseDraft,
  type Draft,
  type DraftStore,
  emptyDraft,
  fillDraft,
  isBlank,
  type RunningAnswer,
  type ServerDraft,
} from './draft-store.ts'

type OtherDraft = { draft: Draft; savedAt: string }
export type DraftView = { draft: Draft; other: OtherDraft | null }

/** Stores a draft on the server: its new revision, or null when it could not be stored. */
export type PutDraft = (draft: Draft, revision: number, leaving: boolean) => Promise<number | null>

export type DraftKeeper = {
  subscribe(listener: () => void): () => void
  read(): DraftView
  /** Reads this tab's copy; returns where the person was: the open conversation, the answer on its way. */
  load(store: DraftStore): { conversationId?: string; running?: RunningAnswer }
  change(change: Partial<Draft>): void
  /** Remembers in this tab what is on the screen, so that a reload shows it again. */
  remember(where: { conversationId?: string; running?: RunningAnswer }): void
  /** The server has the question: its draft is gone there, so nothing is sent until the next change. */
  settle(change: Partial<Draft>): void
  /** Puts another text into the form; what stood there becomes the other draft. */
  replace(change: Partial<Draft>): void
  takeOther(): void
  dropOther(): void
  /** Writes now; false when the server could not take it. */
  flush(leaving: boolean): Promise<boolean>
}

type Context = {
  view: DraftView
  listeners: Set<() => void>
  store: DraftStore | null
  server: ServerDraft | null
  put: PutDraft | null
  now: () => Date
  revision: number
  changed: boolean
  where: { conversationId?: string; running?: RunningAnswer }
  tabTimer: ReturnType<typeof setTimeout> | undefined
  putTimer: ReturnType<typeof setTimeout> | undefined
  putting: Promise<boolean> | null
  /** The server has the question, so its draft is to go. */
  gone: boolean
}

const tabPause = 300
const putPause = 2_000

/** Keeps what is typed: memory at once, this tab after 300 ms, the server (signed in) every 2 s. */
export function createDraftKeeper(
  server: ServerDraft | null,
  put: PutDraft | null,
  now: () => Date,
): DraftKeeper {
  const context: Context = {
    view: { draft: server ? fillDraft(server.data) : emptyDraft(), other: null },
    listeners: new Set(),
    store: null,
    server,
    put,
    now,
    revision: server?.revision ?? 0,
    changed: false,
    where: {},
    tabTimer: undefined,
    putTimer: undefined,
    putting: null,
    gone: false,
  }
  return {
    subscribe(listener) {
      context.listeners.add(listener)
      return () => context.listeners.delete(listener)
    },
    read: () => context.view,
    load: (store) => load(context, store),
    change(part) {
      show(context, { ...context.view, draft: { ...context.view.draft, ...part } })
      schedule(context)
    },
    remember(where) {
      context.where = where
      writeTab(context)
    },
    settle(part) {
      clearTimeout(context.putTimer)
      context.putTimer = undefined
      context.changed = false
      context.revision = 0
      context.gone = true
      void putNow(context, false)
      show(context, { draft: { ...context.view.draft, ...part }, other: null })
      writeTab(context)
    },
    replace(part) {
      const { draft } = context.view
      const next = { ...emptyDraft(draft.key), question: draft.question, ...part }
      show(context, { draft: next, other: { draft, savedAt: context.now().toISOString() } })
      schedule(context)
    },
    takeOther() {
      const { draft, other } = context.view
      if (!other) return
      show(context, { draft: other.draft, other: { draft, savedAt: context.now().toISOString() } })
      schedule(context)
    },
    dropOther() {
      show(context, { ...context.view, other: null })
      schedule(context)
    },
    async flush(leaving) {
      writeTab(context)
      if (!leaving) await context.putting
      return putNow(context, leaving)
    },
  }
}

function load(context: Context, store: DraftStore): { conversationId?: string; running?: RunningAnswer } {
  context.store = store
  const tab = store.read()
  const { draft, other } = chooseDraft(tab, context.server)
  if (draft) show(context, { draft, other })
  context.changed = draft !== null && draft === tab?.draft && tab.changed
  context.where = { conversationId: tab?.conversationId, running: tab?.running }
  if (context.changed) schedule(context)
  return context.where
}

function show(context: Context, view: DraftView): void {
  context.view = view
  for (const listener of context.listeners) listener()
}

function schedule(context: Context): void {
  context.changed = true
  clearTimeout(context.tabTimer)
  context.tabTimer = setTimeout(() => writeTab(context), tabPause)
  context.putTimer ??= setTimeout(() => void putNow(context, false), putPause)
}

function writeTab(context: Context): void {
  clearTimeout(context.tabTimer)
  const { view, revision, changed, where, store } = context
  if (isBlank(view.draft) && !where.conversationId && !where.running) store?.remove()
  else store?.write({ draft: view.draft, revision, changed, savedAt: context.now().toISOString(), ...where })
}

async function putNow(context: Context, leaving: boolean): Promise<boolean> {
  clearTimeout(context.putTimer)
  context.putTimer = undefined
  const { put } = context
  if (!put || context.putting || !(context.changed || context.gone)) return !context.changed
  context.putting = putOnce(context, put, leaving)
  return context.putting
}

async function putOnce(context: Context, put: PutDraft, leaving: boolean): Promise<boolean> {
  const draft = context.changed ? context.view.draft : emptyDraft()
  context.gone = false
  const revision = await put(draft, context.revision, leaving).catch(() => null)
  context.putting = null
  if (revision !== null) context.revision = revision
  if (revision !== null && draft === context.view.draft) context.changed = false
  if (context.changed || context.gone)
    context.putTimer ??= setTimeout(() => void putNow(context, false), putPause)
  writeTab(context)
  return !context.changed
}
