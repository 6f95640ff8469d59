import { followAnswer } from './follow-answer.ts'
import type { ReaderEnvironment, ReaderMode } from './reader-environment.ts'
import type { ReaderState } from './reader-state.ts'

type Answer = {
  mode: ReaderMode
  generationId: string
  text: string
  read: () => ReaderState
  onSaved: () => void
}

const checks = [2_000, 4_000, 8_000, 16_000, 30_000, 60_000, 60_000, 60_000]
const quiet = {
  started: () => undefined,
  wrote: () => undefined,
  correcting: () => undefined,
  lost: () => undefined,
}

/** The answer is shown but not stored yet: asks now and then whether it is, until another question is asked. */
export async function watchSaved(answer: Answer, environment: ReaderEnvironment): Promise<void> {
  const { mode, generationId, text, read, onSaved } = answer
  for (const pause of checks) {
    await environment.wait(pause)
    if (read().saved || read().run) return
    const outcome = await followAnswer({ mode, key: '', body: null, generationId, text }, quiet, {
      ...environment,
      signal: new AbortController().signal,
      silence: 40_000,
    })
    if (outcome.kind === 'final' && outcome.final.saved) return onSaved()
  }
}
