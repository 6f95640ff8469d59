import type { Requester } from '../limits/fair-queue.ts'
import type { ModelService } from '../model-service.ts'
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

/** The readers that the settings name, as they are when a question comes: a model when there is one, the built-in one always. */
export function createReaders(runtime: Runtime): ReadersFor {
  const writersFor = startWriters()
  const modelNow = guardedModel(runtime)
  return (requester) => {
    const { write, judge, interpret } = writersFor(requester)
    return { builtIn: builtInReader(write), judge, interpret, model: modelNow() }
  }
}

/** Another service gets a budget and a breaker of its own. */
function guardedModel(runtime: Runtime): () => Readers['model'] {
  let made: { service: ModelService | null; model: Readers['model'] } = { service: null, model: null }
  return () => {
    const { modelService: service } = runtime.settings
    if (service !== made.service) made = { service, model: service && guard(runtime, service) }
    return made.model
  }
}

function guard(runtime: Runtime, service: ModelService): NonNullable<Readers['model']> {
  return {
    reader: modelReader(service),
    budget: createBudget(runtime, service.model, service.kind === 'claude' ? undefined : service.baseUrl),
    breaker: createBreaker(() => runtime.now().getTime()),
    corrects: true,
  }
}

/** The reader that asks this service. */
export function modelReader({ kind, baseUrl, apiKey, model, reach }: ModelService): Reader {
  return kind === 'claude'
    ? claudeReader({ apiKey: apiKey ?? '', baseUrl, model, reach })
    : openAiCompatibleReader({ baseUrl, apiKey, model, reach })
}
