import type { AnsweredBy, BuiltInReason } from '#domain/answered-by'
import { levels } from '#domain/choices'
import type { AnnotatedText } from '#domain/library/annotated-text'
import type { Entitlement } from '#domain/plans'
import { countedSubject } from '../billing/load-entitlement.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import type { Providers } from './create-providers.ts'
import { courtesyProvider, libraryProvider } from './library.ts'
import type { Ending, Provider, ProviderRequest } from './provider.ts'
import { releaseModelAnswer, reserveModelAnswer } from './queries.ts'

/** The requester, as far as the choice of a provider depends on it. */
export type ProviderClient =
  /** `hasConsent` is false for a child whose grown-up has not agreed to an AI service on a signed form. */
  | { kind: 'account'; viewer: Viewer; entitlement: Entitlement; hasConsent: boolean }
  /** `mayUseModel` is false when too many demos began in one network. */
  | { kind: 'demo'; mayUseModel: boolean }

export type Choice = {
  provider: Provider
  because?: BuiltInReason
  /** Reports the ending of the model's call to budget and breaker. Call it once. */
  settle(ending: Ending): Promise<void>
  /** Returns the model answer to the day's allowance, for an answer that does not count. */
  release(): Promise<void>
}

/**
 * The policy: which provider answers this question, and why if it is not the configured model. `writtenAhead`: the
 * annotated text that the passage is from, which answers as far as its notes go.
 */
export async function chooseProvider(
  runtime: Runtime,
  providers: Providers,
  input: {
    client: ProviderClient
    request: ProviderRequest
    isOverSoftLimit: boolean
    writtenAhead?: AnnotatedText | null
  },
): Promise<Choice> {
  const { client, request, writtenAhead } = input
  const { model } = providers
  function builtIn(reason?: BuiltInReason): Choice {
    return { provider: providers.builtIn, because: reason, settle: nothing, release: nothing }
  }
  const courtesy = courtesyProvider(request, model !== null)
  if (courtesy) return { provider: courtesy, settle: nothing, release: nothing }
  // An answer written ahead is better than a model's and uses none of the day's answers.
  if (writtenAhead) {
    const written = libraryProvider(writtenAhead, request, model === null)
    if (written) return { provider: written, settle: nothing, release: nothing }
    const provider = providers.builtIn
    if (!request.followUp) return { provider, because: 'not_in_notes', settle: nothing, release: nothing }
  }
  if (!model) return builtIn()
  if (client.kind === 'account' && !client.hasConsent) return builtIn('no_consent')
  if (input.isOverSoftLimit) return builtIn('busy')
  if (client.kind === 'demo' && levels[request.gradeLevel].isForChildren) return builtIn('demo_level')
  if (client.kind === 'demo' && !client.mayUseModel) return builtIn('busy')
  const answer = client.kind === 'account' ? await takeModelAnswer(runtime, client) : noNumber
  if ('because' in answer) return builtIn(answer.because)
  const reservation = await model.budget.reserve(client.kind, request)
  if (!reservation || !model.breaker.allow()) {
    await Promise.all([answer.release(), reservation?.settle({ input: 0, output: 0, isKnown: true })])
    return builtIn(reservation ? 'failed' : 'budget')
  }
  return {
    provider: model.provider,
    async settle(ending) {
      if (model.breaker.note(ending)) runtime.log.info('provider_stopped', { provider: model.provider.name })
      await reservation.settle(spentBy(ending))
    },
    release: answer.release,
  }
}

/**
 * The model again, for the one correction of its own answer, if budget and breaker allow the call. It does not count
 * against the person's answers of the day. Null when the call can't be made.
 */
export async function chooseCorrector(
  runtime: Runtime,
  { model }: Providers,
  { client, request }: { client: ProviderClient; request: ProviderRequest },
): Promise<{ provider: Provider; settle(ending: Ending): Promise<void> } | null> {
  if (!model?.corrects) return null
  const reservation = await model.budget.reserve(client.kind, request)
  if (!reservation) return null
  if (!model.breaker.allow()) {
    await reservation.settle({ input: 0, output: 0, isKnown: true })
    return null
  }
  return {
    provider: model.provider,
    async settle(ending) {
      if (model.breaker.note(ending)) runtime.log.info('provider_stopped', { provider: model.provider.name })
      await reservation.settle(spentBy(ending))
    },
  }
}

/** A call that was refused before it began costs nothing. */
function spentBy(ending: Ending): Ending['usage'] {
  const cameNowhere =
    ending.kind === 'failed' &&
    ['connect', 'status', 'sign_in', 'spend_limit', 'busy'].includes(ending.failure.reason)
  return cameNowhere ? { input: 0, output: 0, isKnown: true } : ending.usage
}

const nothing = () => Promise.resolve()
const noNumber = { release: nothing }

type Taken = { release(): Promise<void> } | { because: BuiltInReason }

/** Reserves one of the plan's model answers of the day. A count that can't be read gives none. */
async function takeModelAnswer(
  runtime: Runtime,
  { viewer, entitlement }: Extract<ProviderClient, { kind: 'account' }>,
): Promise<Taken> {
  const { database, log, now } = runtime
  const day = now().toISOString().slice(0, 10)
  const { source, modelAnswersPerDay: perDay } = entitlement
  if (source === 'trial_over') return { because: 'trial_over' }
  if (source === 'unknown') return { because: 'busy' }
  const userId = countedSubject(viewer, entitlement)
  try {
    if (!(await reserveModelAnswer(database, { userId, day, perDay }))) {
      return { because: 'daily_number' }
    }
  } catch (error) {
    log.error('model_answers_unreadable', error)
    return { because: 'busy' }
  }
  return {
    release: () =>
      releaseModelAnswer(database, { userId, day }).catch((error: unknown) => {
        log.error('model_answer_not_released', error)
      }),
  }
}

/** The record, stored with the answer, of who wrote it. */
export function answeredByOf(
  { name, model, text }: Provider,
  reason?: BuiltInReason,
  instructions?: string,
): AnsweredBy {
  if (name === 'built-in') return { reader: name, ...(reason ? { because: reason } : {}) }
  if (name === 'library') return { reader: name, ...(text ? { text } : {}) }
  return { reader: name, model, ...(instructions ? { instructions } : {}) }
}
