import type { Requester } from '../limits/fair-queue.ts'
import type { ModelService } from '../model-service.ts'
import type { Runtime } from '../runtime.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Budget, createBudget } from './budget.ts'
import { builtInReader } from './built-in.ts'
import { claudeReader } from './claude.ts'
import { modelFileRunner } from './model-file.ts'
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

const operator: Requester = { network: 'operator', reader: 'operator' }

/** The readers for one requester: the engine's work is done in fair order, the model is the same for all. */
export type ReadersFor = (requester: Requester) => Readers

/** The readers that the settings name, as they are when a question comes: a model when there is one, the built-in one always. */
export function createReaders(runtime: Runtime): ReadersFor {
  const writersFor = startWriters()
  const modelNow = guardedModel(runtime)
  return (requester) => {
    const { write, judge, interpret } = writersFor(requester)
    return { builtIn: builtInReader(write), judge, interpret, model: modelNow(requester) }
  }
}

/** Another service gets a budget and a breaker of its own. */
function guardedModel(runtime: Runtime): (requester: Requester) => Readers['model'] {
  let made: { service: ModelService | null; model: Readers['model'] } = { service: null, model: null }
  return (requester) => {
    const { modelService: service } = runtime.settings
    if (service !== made.service) made = { service, model: service && guard(runtime, service) }
    // A model file answers one question at a time, in an order that is fair to those who ask.
    return made.model && service?.kind === 'model-file'
      ? { ...made.model, reader: modelReader(service, { ...runtime.settings, requester }) }
      : made.model
  }
}

function guard(runtime: Runtime, service: ModelService): NonNullable<Readers['model']> {
  return {
    reader: modelReader(service, runtime.settings),
    budget: createBudget(runtime, service.model, service.kind === 'claude' ? undefined : service.baseUrl),
    breaker: createBreaker(() => runtime.now().getTime()),
    // On this machine a correction would take as long as the answer, and others wait.
    corrects: service.kind !== 'model-file',
  }
}

/** The reader that asks this service; for a model file with the data folder and who asks. */
export function modelReader(
  { kind, baseUrl, apiKey, model, reach }: ModelService,
  { DATA_DIR, requester = operator }: { DATA_DIR: string; requester?: Requester },
): Reader {
  if (kind === 'model-file') return modelFileRunner(DATA_DIR).readerFor(model, requester)
  return kind === 'claude'
    ? claudeReader({ apiKey: apiKey ?? '', baseUrl, model, reach })
    : openAiCompatibleReader({ baseUrl, apiKey, model, reach })
}
