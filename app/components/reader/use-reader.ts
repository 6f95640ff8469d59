import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnalysisBody } from '#domain/answer'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { HelpContacts } from '#domain/help-message'
import type { GivenText } from '#domain/library/given-text'
import type { PickedText } from '#domain/library/pick-texts'
import { browserEnvironment, environmentOf, makeKey, tabStorage } from './browser-environment.ts'
import { type Carried, takeCarried } from './carry-draft.ts'
import type { ServerDraft } from './choose-draft.ts'
import { createClaim } from './claim-draft.ts'
import { createDraftKeeper } from './draft-keeper.ts'
import { createDraftServer } from './draft-server.ts'
import { createDraftStore, isBlank } from './draft-store.ts'
import type { DraftKeeper, DraftView } from './draft-types.ts'
import type { Answerer } from './follow-answer.ts'
import { type HistorySource, serverHistory } from './history-source.ts'
import { type Begin, createLazyStore, type LazyStore } from './lazy-store.ts'
import type { ReaderMode, ReaderPlace, ReaderStore } from './reader-environment.ts'
import type { ReaderState } from './reader-state.ts'
import type { DraftServer } from './send-drafts.ts'
import type { AnswerHere } from './write-here.ts'

export type ReaderProps = {
  mode: ReaderMode
  /** Who answers as things stand; a model that fails is followed by the built-in reader. */
  answersBy: 'model' | 'built-in'
  gradeLevel: GradeLevel
  contentType: ContentType
  /** Most characters of a question and of passage and file together. */
  limits: { question: number; passage: number }
  promptsLeft?: number
  /** The drafts that the server keeps for this person, level and type, newest first. */
  drafts?: ServerDraft[]
  /** Whom a help text names. */
  help: HelpContacts
  /** Stands for the person in this tab's storage; never an email address. */
  viewerKey: string
  /** The text of the library that the address asks for: the form begins with it. */
  given?: GivenText | null
  /** Texts of the library that fit level and type, for an empty form. */
  offered: PickedText[]
  /** In mode 'device': what stands in the place of the server. */
  device?: DeviceParts
}

/** What a reader needs that sends nothing. */
export type DeviceParts = {
  drafts: DraftServer
  history: HistorySource
  answererOf(place: ReaderPlace): Answerer
}

export type ReaderParts = {
  store: LazyStore
  keeper: DraftKeeper
  state: ReaderState
  view: DraftView
  /** Where conversations are kept; null in the demo. */
  history: HistorySource | null
  /** Opens a saved conversation; false when it is gone. */
  open: (conversationId: string) => Promise<boolean>
}

/** Holds conversation and draft of one reader screen, and keeps both in step with tab and server. */
export function useReader(props: ReaderProps): ReaderParts {
  const [parts] = useState(() => createParts(props))
  const { store, keeper, history } = parts
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const view = useSyncExternalStore(keeper.subscribe, keeper.read, keeper.read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one screen is one person, level and type; the caller gives it a key
  useEffect(() => connect(props, parts), [])
  return { store, keeper, history, state, view, open: (conversationId) => open(parts, conversationId) }
}

async function open({ store, keeper, history }: Parts, conversationId: string): Promise<boolean> {
  if (!history) return false
  const { openConversation } = await import('./open-conversation.ts')
  const opened = await openConversation(store, history, conversationId)
  if (opened.kind === 'asked') {
    store.clear()
    // What was being typed is kept beside it.
    keeper.replace({ ...opened.question, key: store.key() })
  }
  return opened.kind !== 'gone'
}

/** Made here whoever else answers: a text of the library is always answered from the library. */
async function answerHere(
  body: AnalysisBody,
  answersBy: ReaderProps['answersBy'],
): Promise<AnswerHere | null> {
  const { askReadingWorker } = await import('./ask-reading-worker.ts')
  return askReadingWorker({ task: 'write', body, ...(answersBy === 'model' ? { only: 'library' } : {}) })
}

function createParts({
  mode,
  answersBy,
  gradeLevel,
  contentType,
  promptsLeft,
  drafts,
  viewerKey,
  help,
  device,
}: ReaderProps): Parts {
  const place = { mode, gradeLevel, contentType, help }
  const isAccount = mode === 'account'
  const server = isAccount ? createDraftServer(gradeLevel, contentType, viewerKey) : (device?.drafts ?? null)
  const { claim, release } = createClaim(typeof navigator === 'undefined' ? undefined : navigator.locks)
  const keeper = createDraftKeeper(drafts ?? [], { server, claim, makeId: makeKey, now: () => new Date() })
  const browser = isAccount ? environmentOf(viewerKey) : browserEnvironment
  const environment = device
    ? { ...browser, answerer: device.answererOf(place) }
    : { ...browser, answerHere: (body: AnalysisBody) => answerHere(body, answersBy) }
  const begin: Begin = async (store) => {
    const { keepScreen } = await import('./keep-screen.ts')
    keepScreen(place, store, keeper, tabStorage())
  }
  const store = createLazyStore(place, promptsLeft, environment, begin)
  return { store, keeper, release, history: isAccount ? serverHistory : (device?.history ?? null) }
}

/** The conversation that the address asks for, once: a reload shows what is open then. */
function askedFor(): string | null {
  const address = new URL(window.location.href)
  const asked = address.searchParams.get('conversation')
  address.searchParams.delete('conversation')
  if (asked) window.history.replaceState(window.history.state, '', address.pathname + address.search)
  return asked
}

const typedFields = ['question', 'passage', 'title', 'author'] as const

/**
 * What somebody typed into the form before the script ran, or while it began: then React has told the keeper, and has
 * set the box back to what it knew, because nothing listened to the keeper yet.
 */
function typedBefore(keeper: DraftKeeper): Partial<Record<(typeof typedFields)[number], string>> {
  const form = document.querySelector<HTMLFormElement>('form.analysis')
  const shown = form ? new FormData(form) : null
  const { draft } = keeper.read()
  return Object.fromEntries(
    typedFields.map((field) => [field, draft[field] || String(shown?.get(field) ?? '')]),
  )
}

type Parts = Pick<ReaderParts, 'store' | 'keeper' | 'history'> & { release: () => void }

function connect(props: ReaderProps, parts: Parts): () => void {
  const { store, keeper, release, history } = parts
  const { mode, gradeLevel, contentType, viewerKey, given } = props
  const storage = tabStorage()
  const tab = createDraftStore(storage, mode === 'demo' ? 'demo' : viewerKey, `${gradeLevel}:${contentType}`)
  const typed = typedBefore(keeper)
  const where = keeper.load(tab)
  const carried = takeCarried(window.location.pathname + window.location.search)
  const isOpen = !carried && (where.conversationId !== undefined || where.running !== undefined)
  for (const field of typedFields) {
    if (typed[field] && !keeper.read().draft[field]) keeper.change({ [field]: typed[field] })
  }
  if (carried) bringCarried(keeper, carried)
  const { draft } = keeper.read()
  // A question that was typed already is about the text that is on its way.
  if (given && !isOpen && !draft.passage.trim()) keeper.change(given)
  store.takeKey(keeper.read().draft.key)
  const asked = history ? askedFor() : null
  if (asked) void open(parts, asked)
  else if (isOpen) {
    void import('./restore-screen.ts').then(({ restoreScreen }) =>
      restoreScreen(history, store, where, storage),
    )
  }

  const listeners: [EventTarget, string, (event: Event) => void][] = [
    [window, 'pagehide', () => leave(keeper, release)],
    [window, 'pageshow', (event) => 'persisted' in event && event.persisted && keeper.claim()],
    [document, 'visibilitychange', () => document.visibilityState === 'hidden' && void keeper.flush(false)],
    [window, 'tonewise:signed-in', () => void goOnAfterSignIn(store, viewerKey)],
    [window, 'tonewise:before-sign-out', (event) => waitForDraft(event, keeper)],
  ]
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
  return () => {
    leave(keeper, release)
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  }
}

/** A text that comes along from another level or kind stands in the form; one that was here is kept beside it. */
function bringCarried(keeper: DraftKeeper, { draft, arrived }: Carried): void {
  const { key: _, ...typed } = draft
  keeper.remember({})
  if (isBlank(keeper.read().draft)) keeper.change(typed)
  else keeper.replace(typed)
  arrived()
}

/** What was typed is sent, and another tab may have the draft. */
function leave(keeper: DraftKeeper, release: () => void): void {
  void keeper.flush(true)
  release()
}

/** Another person on the same machine gets a screen of their own; what was typed here is not theirs. */
async function goOnAfterSignIn(store: ReaderStore, viewerKey: string): Promise<void> {
  const page = await fetch(window.location.href)
    .then((response) => response.text())
    .catch(() => '')
  if (page.includes(viewerKey)) await store.signedIn()
  else window.location.reload()
}

/** Signing out waits until the draft is on the server. */
function waitForDraft(event: Event, keeper: DraftKeeper): void {
  const wait = event instanceof CustomEvent ? event.detail?.wait : undefined
  if (typeof wait === 'function') wait(keeper.flush(false))
}
