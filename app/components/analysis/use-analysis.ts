import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnalysisBody } from '#domain/answer'
import type { PassageFromLibrary } from '#domain/library/passage-from-library'
import type { PickedText } from '#domain/library/pick-texts'
import { client, readReply } from '../browser/client.ts'
import { storageOf } from '../browser/storage.ts'
import { viewerHeader } from '../browser/viewer-header.ts'
import type { AnalysisRoute, AnalysisSettings, AnalysisStore } from '../conversation/analysis-environment.ts'
import type { AnalysisState } from '../conversation/analysis-state.ts'
import { browserEnvironment, environmentOf, makeKey } from '../conversation/browser-environment.ts'
import type { Answerer } from '../conversation/follow-answer.ts'
import { type Begin, createLazyStore, type LazyStore } from '../conversation/lazy-store.ts'
import { bringCarried, receiveCarried } from '../drafts/carry-draft.ts'
import { createClaim } from '../drafts/claim-draft.ts'
import { createDraftServer } from '../drafts/draft-server.ts'
import type { ServerDraft } from '../drafts/draft-store.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import type { DraftSync } from '../drafts/draft-sync.ts'
import type { DraftView } from '../drafts/draft-types.ts'
import { DraftSyncWithFiles } from '../drafts/follow-later.ts'
import type { DraftServer } from '../drafts/send-drafts.ts'
import { type HistorySource, serverHistory } from '../history/history-source.ts'
import type { LocalAnswer } from '../worker/engine-messages.ts'

export type AnalysisScreenProps = AnalysisSettings & {
  promptsLeft?: number
  /** The drafts that the server keeps for this person, level and type, newest first. */
  drafts?: ServerDraft[]
  /** Stands for the person in this tab's storage; never an email address. */
  viewerKey: string
  /** The text of the library that the address asks for: the form begins with it. */
  given?: PassageFromLibrary | null
  /** Texts of the library that fit level and type, for an empty form. */
  offered: PickedText[]
  /** In mode 'device': what stands in the place of the server. */
  device?: DeviceParts
}

/** What a reader needs that sends nothing. */
export type DeviceParts = {
  drafts: DraftServer
  history: HistorySource
  answererOf(route: AnalysisRoute): Answerer
}

export type AnalysisParts = {
  store: LazyStore
  draftSync: DraftSync
  state: AnalysisState
  view: DraftView
  /** Where conversations are kept; null in the demo. */
  history: HistorySource | null
  /** Opens a saved conversation; false when it is gone. */
  open: (conversationId: string) => Promise<boolean>
}

/** Holds conversation and draft of one reader screen, and keeps both in step with tab and server. */
export function useAnalysis(props: AnalysisScreenProps): AnalysisParts {
  const [parts] = useState(() => createParts(props))
  const { store, draftSync, history } = parts
  const state = useSyncExternalStore(store.subscribe, store.read, store.read)
  const view = useSyncExternalStore(draftSync.subscribe, draftSync.read, draftSync.read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one screen is one person, level and type; the caller gives it a key
  useEffect(() => connect(props, parts), [])
  return { store, draftSync, history, state, view, open: (conversationId) => open(parts, conversationId) }
}

async function open({ store, draftSync, history }: Parts, conversationId: string): Promise<boolean> {
  if (!history) return false
  const { openConversation } = await import('../history/open-conversation.ts')
  const opened = await openConversation(store, history, conversationId)
  if (opened.kind === 'asked') {
    store.clear()
    // What was being typed is kept beside it.
    draftSync.replace({ ...opened.question, key: store.key() })
  }
  return opened.kind !== 'gone'
}

/** Made here whoever else answers: a text of the library is always answered from the library. */
async function answerOnDevice(
  body: AnalysisBody,
  answersBy: AnalysisScreenProps['answersBy'],
): Promise<LocalAnswer | null> {
  const { callEngineWorker } = await import('../worker/call-engine-worker.ts')
  return callEngineWorker({ task: 'write', body, ...(answersBy === 'model' ? { only: 'library' } : {}) })
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
}: AnalysisScreenProps): Parts {
  const route = { mode, gradeLevel, contentType, help }
  const isAccount = mode === 'account'
  const server = isAccount ? createDraftServer(gradeLevel, contentType, viewerKey) : (device?.drafts ?? null)
  const { claim, release } = createClaim(typeof navigator === 'undefined' ? undefined : navigator.locks)
  const draftSync = new DraftSyncWithFiles(drafts ?? [], {
    server,
    claim,
    makeId: makeKey,
    now: () => new Date(),
  })
  const browser = isAccount ? environmentOf(viewerKey) : browserEnvironment
  const environment = device
    ? { ...browser, answerer: device.answererOf(route) }
    : { ...browser, answerOnDevice: (body: AnalysisBody) => answerOnDevice(body, answersBy) }
  const begin: Begin = async (store) => {
    const { persistAnalysis } = await import('./persist-analysis.ts')
    persistAnalysis(route, store, draftSync, storageOf('sessionStorage'))
  }
  const store = createLazyStore(route, promptsLeft, environment, begin)
  return { store, draftSync, release, history: isAccount ? serverHistory : (device?.history ?? null) }
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

/** The form that came from the server. React draws another one where a page translation had changed this one first. */
let servedForm =
  typeof document === 'undefined' ? null : document.querySelector<HTMLFormElement>('form.analysis')

/**
 * What somebody typed into the form before the script ran, or while it began: then React has changed the draft, and has
 * set the box back to what it knew, because nothing subscribed to the draft yet.
 */
function typedBefore(draftSync: DraftSync): Partial<Record<(typeof typedFields)[number], string>> {
  const form = servedForm ?? document.querySelector<HTMLFormElement>('form.analysis')
  servedForm = null
  const shown = form ? new FormData(form) : null
  const { draft } = draftSync.read()
  return Object.fromEntries(
    typedFields.map((field) => [field, draft[field] || String(shown?.get(field) ?? '')]),
  )
}

type Parts = Pick<AnalysisParts, 'store' | 'draftSync' | 'history'> & { release: () => void }

function connect(props: AnalysisScreenProps, parts: Parts): () => void {
  const { store, draftSync, release, history } = parts
  const { mode, gradeLevel, contentType, viewerKey, given } = props
  const storage = storageOf('sessionStorage')
  const tab = createDraftStore(storage, mode === 'demo' ? 'demo' : viewerKey, `${gradeLevel}:${contentType}`)
  const typed = typedBefore(draftSync)
  const screen = draftSync.load(tab)
  const carried = receiveCarried(window.location.pathname + window.location.search)
  const isOpen = !carried && (screen.conversationId !== undefined || screen.running !== undefined)
  for (const field of typedFields) {
    if (typed[field] && !draftSync.read().draft[field]) draftSync.change({ [field]: typed[field] })
  }
  if (carried) void bringCarried(draftSync, carried)
  const { draft } = draftSync.read()
  // A question that was typed already is about the text that is on its way.
  if (given && !isOpen && !draft.passage.trim()) draftSync.change(given)
  store.takeKey(draftSync.read().draft.key)
  const asked = history ? askedFor() : null
  if (asked) void open(parts, asked)
  else if (isOpen) {
    void import('./restore-analysis.ts').then(({ restoreAnalysis }) =>
      restoreAnalysis(history, store, screen, storage),
    )
  }

  const listeners: [EventTarget, string, (event: Event) => void][] = [
    [window, 'pagehide', () => leave(draftSync, release)],
    [window, 'pageshow', (event) => 'persisted' in event && event.persisted && void draftSync.claim()],
    [
      document,
      'visibilitychange',
      () => document.visibilityState === 'hidden' && void draftSync.flush(false),
    ],
    [window, 'tonewise:signed-in', () => void goOnAfterSignIn(store, viewerKey)],
    [window, 'tonewise:before-sign-out', (event) => waitForDraft(event, draftSync)],
  ]
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener)
  return () => {
    leave(draftSync, release)
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener)
  }
}

/** What was typed is sent, and another tab may have the draft. */
function leave(draftSync: DraftSync, release: () => void): void {
  void draftSync.flush(true)
  release()
}

/** Another person on the same machine gets a screen of their own; what was typed here is not theirs. */
async function goOnAfterSignIn(store: AnalysisStore, viewerKey: string): Promise<void> {
  const options = { headers: viewerHeader(viewerKey) }
  const reply = await readReply(client.api['reading-settings'].$get({}, options))
  if (reply.ok) await store.signedIn()
  else window.location.reload()
}

/** Signing out waits until the draft is on the server. */
function waitForDraft(event: Event, draftSync: DraftSync): void {
  const wait = event instanceof CustomEvent ? event.detail?.wait : undefined
  if (typeof wait === 'function') wait(draftSync.flush(false))
}
