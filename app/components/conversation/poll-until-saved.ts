import { answerLine } from '#domain/limits'
import type { AnalysisEnvironment } from './analysis-environment.ts'
import type { AnalysisMode, AnalysisState } from './analysis-state.ts'
import { followAnswer } from './follow-answer.ts'

type Answer = {
  mode: AnalysisMode
  generationId: string
  text: string
  read: () => AnalysisState
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
export async function pollUntilSaved(answer: Answer, environment: AnalysisEnvironment): Promise<void> {
  const { mode, generationId, text, read, onSaved } = answer
  for (const pause of checks) {
    await environment.wait(pause)
    if (read().saved || read().run) return
    const outcome = await followAnswer({ mode, key: '', body: null, generationId, text }, quiet, {
      ...environment,
      signal: new AbortController().signal,
      idleTimeout: answerLine.idle,
    })
    if (outcome.kind === 'final' && outcome.final.saved) return onSaved()
  }
}
