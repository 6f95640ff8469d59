import { screenError } from '#domain/screen-errors'
import type { AnalysisEnvironment, AnalysisRoute, AnalysisStore } from './analysis-environment.ts'
import type { AnalysisState } from './analysis-state.ts'

export type LazyStore = AnalysisStore & {
  /** Loads what asking takes; called while a question is typed, so that sending does not wait for it. */
  prepare(): Promise<AnalysisStore | null>
}

/** Runs once, before the first question or the first conversation is there. */
export type Begin = (store: AnalysisStore) => Promise<void>

/**
 * A store whose working half comes with the first need of it: until then the screen is an empty form.
 * Where it cannot load, asking ends in the words of a failed answer, and the next try loads again.
 */
export function createLazyStore(
  route: AnalysisRoute,
  promptsLeft: number | undefined,
  environment: AnalysisEnvironment,
  begin: Begin,
): LazyStore {
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  let state: AnalysisState = {
    messages: [],
    promptsLeft,
    run: null,
    problem: null,
    saved: true,
    ended: 'none',
  }
  let key = environment.makeKey()
  let store: AnalysisStore | null = null
  let loading: Promise<AnalysisStore | null> | null = null

  async function load(): Promise<AnalysisStore | null> {
    try {
      const { WorkingStore } = await import('./analysis-store.ts')
      const made = new WorkingStore(route, promptsLeft, environment)
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

  async function ask(...question: Parameters<AnalysisStore['ask']>) {
    const ready = await prepare()
    if (ready) return ready.ask(...question)
    const body = screenError('answer_failed')
    state = { ...state, ended: 'failed', problem: { body, location: 'form' } }
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
    takeKey(newKey) {
      if (newKey) key = newKey
      store?.takeKey(newKey)
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
