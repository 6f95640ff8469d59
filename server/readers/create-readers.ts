import type { Requester } from '../limits/fair-queue.ts'
import type { Runtime } from '../runtime.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Budget, createBudget } from './budget.ts'
import { builtInReader } from './built-in.ts'
import { claudeReader } from './claude.ts'
import { openAiCompatibleReader } from './openai-compatible.ts'
import type { Reader } from './reader.ts'
import { type AskInterpreter, type AskJudge, startWriters } from './writers.ts'

export type Readers = {
  builtIn: Reader
  /** The model service of the settings, if there is one, with what guards it. `corrects`: it may be asked to mend its answer. */
  model: { reader: Reader; budget: Budget; breaker: Breaker; corrects: boolean } | null
  /** Judges an answer, whoever wrote it. Rejects when the engine threw or took too long. */
  judge: AskJudge
  /** What a first answer stands on. Rejects as `judge`. */
  interpret: AskInterpreter
}

/** The readers for one requester: the engine's work is done in fair order, the model is the same for all. */
export type ReadersFor = (requester: Requester) => Readers

/** The readers that the settings name: Claude first, then an OpenAI-compatible server; the built-in one always. */
export function createReaders(runtime: Runtime): ReadersFor {
  const writersFor = startWriters()
  const model = guardedModel(runtime)
  return (requester) => {
    const { write, judge, interpret } = writersFor(requester)
    return { builtIn: builtInReader(write), judge, interpret, model }
  }
}

function guardedModel(runtime: Runtime): Readers['model'] {
  const { settings, now } = runtime
  const reader = modelReader(runtime)
  if (!reader) return null
  const baseUrl = reader.name === 'claude' ? undefined : settings.OPENAI_BASE_URL
  return {
    reader,
    budget: createBudget(runtime, reader.model ?? '', baseUrl),
    breaker: createBreaker(() => now().getTime()),
    corrects: true,
  }
}

function modelReader({ settings }: Runtime): Reader | null {
  if (settings.ANTHROPIC_API_KEY) {
    return claudeReader({
      apiKey: settings.ANTHROPIC_API_KEY,
      baseUrl: settings.ANTHROPIC_BASE_URL,
      model: settings.ANTHROPIC_MODEL,
    })
  }
  if (!settings.OPENAI_BASE_URL || !settings.OPENAI_MODEL) return null
  return openAiCompatibleReader({
    baseUrl: settings.OPENAI_BASE_URL,
    apiKey: settings.OPENAI_API_KEY,
    model: settings.OPENAI_MODEL,
  })
}
