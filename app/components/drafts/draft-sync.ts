import { asSaved, chooseDraft, holds } from './choose-draft.ts'
import type { SavedDraft, ServerDraft } from './draft-store.ts'
import { type DraftStore, emptyDraft, fillDraft, isBlank } from './draft-store.ts'
import type { DraftEnvironment, DraftSync, DraftView, ScreenState } from './draft-types.ts'
import { createSender, type Sender } from './send-drafts.ts'

type Context = {
  environment: DraftEnvironment
  drafts: readonly ServerDraft[]
  current: SavedDraft
  view: DraftView
  listeners: Set<() => void>
  store: DraftStore | null
  sender: Sender
  screen: ScreenState
  /** The draft that was asked for, until it is known whether another tab has it. */
  unclaimed: SavedDraft | null
  tabTimer: ReturnType<typeof setTimeout> | undefined
}

const tabPause = 300

/** Keeps what is typed: memory at once, this tab after 300 ms, the server (signed in) every 2 s. */
export function createDraftSync(drafts: readonly ServerDraft[], environment: DraftEnvironment): DraftSync {
  // An id is made only in the browser: the server renders the same text and keeps none.
  const { current, others } = chooseDraft(null, drafts, environment.server !== null, () => '')
  const context: Context = {
    environment,
    drafts,
    current,
    view: { draft: current.draft, others },
    listeners: new Set(),
    store: null,
    sender: createSender(environment.server, {
      next: () => nextToSend(context),
      stored: (sent, revision) => stored(context, sent, revision),
      conflict: (sent, found) => resolveConflict(context, sent, found),
    }),
    screen: {},
    unclaimed: null,
    tabTimer: undefined,
  }
  return {
    subscribe(listener) {
      context.listeners.add(listener)
      return () => context.listeners.delete(listener)
    },
    read: () => context.view,
    load: (store) => load(context, store),
    claim: () => void claim(context),
    change(part) {
      const { draft } = context.current
      show(context, { ...context.current, draft: { ...draft, ...part } })
      schedule(context)
    },
    saveScreen(screen) {
      const { conversationId, running, fork } = context.screen
      const isSame = screen.conversationId === conversationId || (running !== undefined && !conversationId)
      context.screen = { ...screen, ...(isSame && isAsked(screen) ? { fork } : {}) }
      writeTab(context)
    },
    saveFork(fork) {
      if (context.screen.fork === fork || !isAsked(context.screen)) return
      context.screen = { ...context.screen, fork }
      writeTab(context)
    },
    savedFork: () => context.screen.fork,
    settle(part) {
      const { current: asked } = context
      context.sender.remove(asked.id, asked.revision)
      const draft = { ...asked.draft, ...part }
      show(context, { ...asked, draft, id: environment.makeId(), revision: 0, changed: false })
      void claim(context)
      writeTab(context)
    },
    replace(part) {
      const { key, question } = context.current.draft
      showInstead(context, { ...fresh(context), draft: { ...emptyDraft(key), question, ...part } })
      void claim(context)
    },
    takeOther: (id) => takeOther(context, id),
    dropOther(id) {
      const dropped = context.view.others.find((other) => other.id === id)
      if (dropped) context.sender.remove(id, dropped.revision)
      showOthers(context, without(context.view.others, id))
      writeTab(context)
    },
    flush(leaving) {
      // Left before it is known whether another tab has this draft: both stay.
      if (leaving && context.unclaimed && context.current.changed) part(context, context.unclaimed)
      writeTab(context)
      return context.sender.flush(leaving)
    },
  }
}

/** There is a question on the screen, also one whose conversation has no name yet. */
function isAsked({ conversationId, running }: ScreenState): boolean {
  return conversationId !== undefined || running !== undefined
}

function load(context: Context, store: DraftStore): ScreenState {
  context.store = store
  const { server, makeId } = context.environment
  const tab = store.read()
  const { current, others } = chooseDraft(tab, context.drafts, server !== null, makeId)
  context.current = { ...current, id: current.id || makeId() }
  context.view = { draft: current.draft, others }
  notify(context)
  context.screen = { conversationId: tab?.conversationId, running: tab?.running, fork: tab?.fork }
  context.sender.plan()
  void claim(context)
  return context.screen
}

/** A draft that another tab has open goes on here under a name of its own. */
async function claim(context: Context): Promise<void> {
  const { claim: ask, server } = context.environment
  if (!server) return
  const asked = context.current
  context.unclaimed = asked
  const isOwn = await ask(asked.id)
  if (context.unclaimed !== asked) return
  context.unclaimed = null
  if (!isOwn) part(context, asked)
}

/** The text gets a name of its own; what the other tab has under `theirs` is kept beside it. */
function part(context: Context, theirs: SavedDraft): void {
  if (context.current.id !== theirs.id) return
  context.unclaimed = null
  context.current = { ...context.current, id: context.environment.makeId(), revision: 0 }
  showOthers(context, [{ ...theirs, changed: false }, ...without(context.view.others, theirs.id)])
  void context.environment.claim(context.current.id)
  writeTab(context)
}

async function takeOther(context: Context, id: string): Promise<void> {
  const wanted = context.view.others.find((other) => other.id === id)
  if (!wanted) return
  const found = wanted.changed
    ? null
    : ((await context.environment.server?.read(id).catch(() => null)) ?? null)
  showInstead(context, found ? asSaved(found) : wanted)
  await claim(context)
}

/** Shows a draft; the one that stood there is kept beside it. */
function showInstead(context: Context, next: SavedDraft): void {
  const { current, view } = context
  const others = without(view.others, next.id)
  const savedAt = context.environment.now().toISOString()
  context.view = {
    ...view,
    others: isBlank(current.draft) ? others : [{ ...current, savedAt }, ...others],
  }
  show(context, next)
  schedule(context)
}

function fresh({ environment }: Context): SavedDraft {
  const savedAt = environment.now().toISOString()
  return { id: environment.makeId(), revision: 0, changed: true, savedAt, draft: emptyDraft() }
}

function show(context: Context, current: SavedDraft): void {
  context.current = current
  context.view = { ...context.view, draft: current.draft }
  notify(context)
}

function showOthers(context: Context, others: SavedDraft[]): void {
  context.view = { ...context.view, others }
  notify(context)
}

function notify({ listeners }: Context): void {
  for (const listener of listeners) listener()
}

function without(others: readonly SavedDraft[], id: string): SavedDraft[] {
  return others.filter((other) => other.id !== id)
}

function schedule(context: Context): void {
  context.current = { ...context.current, changed: true }
  clearTimeout(context.tabTimer)
  context.tabTimer = setTimeout(() => writeTab(context), tabPause)
  context.sender.plan()
}

function writeTab(context: Context): void {
  clearTimeout(context.tabTimer)
  const { current, view, screen, store, environment } = context
  const { id, draft, revision, changed } = current
  const others = view.others.filter((other) => other.changed || !environment.server)
  const isEmpty = isBlank(draft) && others.length === 0
  if (isEmpty && !screen.conversationId && !screen.running) store?.remove()
  else
    store?.write({
      id,
      draft,
      revision,
      changed,
      others,
      savedAt: environment.now().toISOString(),
      ...screen,
    })
}

function nextToSend({ current, view }: Context): SavedDraft | null {
  return current.changed ? current : (view.others.find((other) => other.changed) ?? null)
}

function stored(context: Context, sent: SavedDraft, revision: number): void {
  const { current, view } = context
  if (current.id === sent.id)
    context.current = { ...current, revision, changed: current.changed && current.draft !== sent.draft }
  const others = view.others.map((other) =>
    other.id === sent.id ? { ...other, revision, changed: other.draft !== sent.draft } : other,
  )
  context.view = { ...view, others }
  writeTab(context)
}

/** Another tab or device wrote under the same name: this text gets a name of its own, and the other is offered. */
function resolveConflict(context: Context, sent: SavedDraft, found: ServerDraft): void {
  const { current, view, environment } = context
  if (holds(sent.draft, fillDraft(found.data))) {
    stored(context, { ...sent, draft: emptyDraft() }, found.revision)
    return
  }
  const id = environment.makeId()
  const rename = (one: SavedDraft) => (one.id === sent.id ? { ...one, id, revision: 0, changed: true } : one)
  context.current = rename(current)
  context.view = { ...view, others: [asSaved(found), ...view.others.map(rename)] }
  notify(context)
  if (current.id === sent.id) void environment.claim(id)
  writeTab(context)
}
