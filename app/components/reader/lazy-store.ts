import { firstErrors } from '#domain/first-errors'
import type { ReaderEnvironment, ReaderPlace, ReaderStore } from './reader-environment.ts'
import type { ReaderState } from './reader-state.ts'

export type LazyStore = ReaderStore & {
  /** Loads what asking takes; called while a question is typed, so that sending does not wait for it. */
  prepare(): Promise<ReaderStore | null>
}

/** Runs once, before the first question or the first conversation is there. */
export type Begin = (store: ReaderStore) => Promise<void>

/**
 * A store whose working half comes with the first need of it: until then the screen is an empty form.
 * Where it cannot load, asking ends in the words of a failed answer, and the next try loads again.
 */
export function createLazyStore(
  place: ReaderPlace,
  promptsLeft: number | undefined,
  environment: ReaderEnvironment,
  begin: Begin,
): LazyStore {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let state: ReaderState = { messages: [], promptsLeft, run: null, problem: null, saved: true, ended: 'none' }
  let key = environment.makeKey()
  let store: ReaderStore | null = null
  let loading: Promise<ReaderStore | null> | null = null

  async function load(): Promise<ReaderStore | null> {
    try {
      const { createReaderStore } = await import('./reader-store.ts')
      const made = createReaderStore(place, promptsLeft, environment)
      made.takeKey(key)
      await begin(made)
      made.subscribe(notify)
      store = made
      return made
    } catch {
      loading = null
      return null
    }
  }

  function prepare() {
    loading ??= load()
    return loading
  }

  async function ask(...question: Parameters<ReaderStore['ask']>) {
    const ready = await prepare()
    if (ready) return ready.ask(...question)
    const { sentence: message, next } = firstErrors.answer_failed
    const body = { error: 'answer_failed' as const, message, next }
    state = { ...state, ended: 'failed', problem: { body, place: 'form' } }
    notify()
  }

  return {
    prepare,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => store?.read() ?? state,
    key: () => store?.key() ?? key,
    takeKey(kept) {
      if (kept) key = kept
      store?.takeKey(kept)
    },
    ask,
    stop: async () => store?.stop(),
    retry: async () => store?.retry(),
    resume: async (...conversation) => (await prepare())?.resume(...conversation),
    signedIn: async () => store?.signedIn(),
    change: (action) => store?.change(action),
    clear: () => store?.clear(),
  }
}
