import type { ModelService } from '../model-service.ts'
import type { Runtime } from '../runtime.ts'
import type { RequesterKeys } from '../turns/fair-queue.ts'
import { type Breaker, createBreaker } from './breaker.ts'
import { type Budget, createBudget } from './budget.ts'
import { builtInProvider } from './built-in.ts'
import { type AskInterpreter, type AskJudge, type AskListener, startEnginePool } from './engine-pool.ts'
import { protocols } from './protocols.ts'
import type { Provider } from './provider.ts'

export type Providers = {
  builtIn: Provider
  /** The configured model service, if any, with its budget and breaker. `corrects`: it may be asked to correct its answer. */
  model: { provider: Provider; budget: Budget; breaker: Breaker; corrects: boolean } | null
  /** Judges an answer, whoever wrote it. Rejects when the engine threw or took too long. */
  judge: AskJudge
  /** What a first answer is based on. Rejects as `judge` does. */
  interpret: AskInterpreter
  /** Looks for distress in a person's own words. Rejects as `judge` does. */
  hear: AskListener
}

const operator: RequesterKeys = { network: 'operator', owner: 'operator' }

/** The providers for one requester: engine work is queued fairly, the model is shared. */
export type ProvidersFor = (requester: RequesterKeys) => Providers

/** The providers of the settings at the time of a question: the built-in one, and a model if one is configured. */
export function createProviders(runtime: Runtime): ProvidersFor {
  const enginesFor = startEnginePool()
  const modelNow = guardedModel(runtime)
  return (requester) => {
    const { write, ...engine } = enginesFor(requester)
    return { builtIn: builtInProvider(write), ...engine, model: modelNow(requester) }
  }
}

/** Each service gets a budget and a breaker of its own. */
function guardedModel(runtime: Runtime): (requester: RequesterKeys) => Providers['model'] {
  let made: { service: ModelService | null; model: Providers['model'] } = { service: null, model: null }
  return (requester) => {
    const { modelService: service } = runtime.settings
    if (service !== made.service) made = { service, model: service && guard(runtime, service) }
    // A model file answers one question at a time, in a fair order of requesters.
    return made.model && service?.kind === 'model-file'
      ? { ...made.model, provider: modelProvider(service, { ...runtime.settings, requester }) }
      : made.model
  }
}

function guard(runtime: Runtime, service: ModelService): NonNullable<Providers['model']> {
  return {
    provider: modelProvider(service, runtime.settings),
    budget: budgetOf(runtime, service),
    breaker: createBreaker(() => runtime.now().getTime()),
    // On this machine a correction would take as long as the answer, and others wait.
    corrects: service.kind !== 'model-file',
  }
}

/** What calls of this service may cost. */
export function budgetOf(runtime: Runtime, { kind, model, baseUrl }: ModelService): Budget {
  return createBudget(runtime, model, kind === 'claude' ? undefined : baseUrl)
}

/** The provider for this service; a model file also needs the data folder and the requester. */
export function modelProvider(
  service: ModelService,
  { DATA_DIR, requester = operator }: { DATA_DIR: string; requester?: RequesterKeys },
): Provider {
  return protocols[service.kind].provider(service, { DATA_DIR, requester })
}
