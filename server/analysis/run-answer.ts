import type { AnswerEnd } from '#domain/answer'
import type { AnswerCheck } from '#domain/answer-check'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { AnsweredBy, BuiltInReason } from '#domain/answered-by'
import type { ErrorCode } from '#domain/errors'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { limits } from '#domain/limits'
import { answeredByOf, chooseProvider, type ProviderClient } from '../providers/choose-provider.ts'
import type { Providers } from '../providers/create-providers.ts'
import { type Ending, isTooLong, type Provider, type ProviderRequest } from '../providers/provider.ts'
import type { Runtime } from '../runtime.ts'
import { markRunning } from './queries.ts'
import { type AnswerStop, appendText, flushText, lengthOf, type RunningAnswer } from './running-answer.ts'

/** What a provider needs for one answer; the abort signal is the running answer's. */
export type AnswerJob = {
  client: ProviderClient
  request: Omit<ProviderRequest, 'signal'>
  instructionsVersion: string
  isOverSoftLimit: boolean
  /** The text of the library that the passage is, or is a part of. */
  reading: AnnotatedText | null
  /** The same, when the answer is to be made from it, as far as its notes go. */
  writtenAhead: AnnotatedText | null
  /** Network of the requester. It is not sent to a provider. */
  network: string
}

/** How the providers' work ended, before it is stored. */
export type Written = {
  state: AnswerEnd
  answeredBy: AnsweredBy
  errorCode?: ErrorCode
  check?: AnswerCheck
  interpretation?: AnswerInterpretation
  /** The answer uses nothing up, whatever its length: see `End`. */
  isFree?: boolean
}

/** Gives back what a question took of the day's model answers. */
export type Release = () => Promise<void>

const kindWords = [
  'The AI service didn’t answer this question. You did nothing wrong by asking.',
  'The built-in reader shows what it can find in the words.',
].join(' ')

/**
 * Lets a provider write the answer to its end. When a model fails before its first text, the built-in provider answers
 * instead; when it breaks off, its text stays; when it refuses, kind words and the built-in answer follow.
 */
export async function runAnswer(
  runtime: Runtime,
  providers: Providers,
  live: RunningAnswer,
  job: AnswerJob,
): Promise<Written & { release?: Release }> {
  const request: ProviderRequest = { ...job.request, signal: live.stop.signal }
  const choice = await chooseProvider(runtime, providers, { ...job, request })
  const answeredBy = answeredByOf(choice.provider, choice.because, job.instructionsVersion)
  const isOurs = await markRunning(runtime.database.query, live.id, answeredBy).catch((error) => {
    runtime.log.error('state_not_saved', error, { generation: live.id })
    return true
  })
  if (!isOurs) live.stop.abort('elsewhere' satisfies AnswerStop)
  const ending = await choice.provider.answer(request, timed(runtime, choice.provider, writerOf(live)))
  const written = endOf(live, ending, answeredBy, request)
  if (ending.kind === 'failed' && ending.failure.reason !== 'stopped') {
    runtime.log.info('provider_failed', { provider: choice.provider.name, ...ending.failure })
  }
  await choice.settle(ending)
  const { isFree } = choice.provider
  if (written && written.state !== 'refused')
    return { ...written, release: choice.release, ...(isFree ? { isFree } : {}) }
  await choice.release()
  return fallBack(runtime, providers, live, request, written ? 'refused' : whyNone(ending))
}

/** Logs how long the first text took. */
function timed(
  { log }: Runtime,
  { name }: Provider,
  write: (piece: string) => void,
): (piece: string) => void {
  const begun = performance.now()
  let isLogged = false
  return (piece) => {
    if (!isLogged) log.info('first_words', { provider: name, ms: Math.round(performance.now() - begun) })
    isLogged = true
    write(piece)
  }
}

/** Hands pieces on, and ends an answer that grows past the limit. */
function writerOf(live: RunningAnswer): (piece: string) => void {
  return (piece) => {
    const capacity = Math.max(0, limits.answerCharacters - lengthOf(live))
    appendText(live, piece.slice(0, capacity))
    if (piece.length > capacity) live.stop.abort('too_long' satisfies AnswerStop)
  }
}

/** Null when nothing was written and another provider can still answer. */
function endOf(
  live: RunningAnswer,
  ending: Ending,
  answeredBy: AnsweredBy,
  request: ProviderRequest,
): Written | null {
  flushText(live, true)
  const hasText = live.text.trim() !== ''
  if (live.stop.signal.aborted) return { state: 'interrupted', answeredBy }
  if (ending.kind === 'refused') return { state: 'refused', answeredBy }
  if (!hasText) return null
  if (ending.kind === 'done') return { state: 'done', answeredBy }
  if (ending.kind === 'cut') return { state: 'interrupted', answeredBy }
  return { state: 'interrupted', answeredBy, errorCode: failureCode(request) }
}

/** Why nothing came from the model, as the student is shown it. */
function whyNone(ending: Ending): BuiltInReason {
  if (isTooLong(ending)) return 'too_long'
  return ending.kind === 'failed' && ending.failure.reason === 'busy' ? 'busy' : 'failed'
}

async function fallBack(
  runtime: Runtime,
  providers: Providers,
  live: RunningAnswer,
  request: ProviderRequest,
  reason: BuiltInReason,
): Promise<Written> {
  const answeredBy = answeredByOf(providers.builtIn, reason)
  if (reason === 'refused') appendText(live, `${live.text === '' ? '' : '\n\n'}${kindWords}\n\n`)
  await markRunning(runtime.database.query, live.id, answeredBy).catch((error) => {
    runtime.log.error('state_not_saved', error, { generation: live.id })
  })
  const ending = await providers.builtIn.answer(request, writerOf(live))
  flushText(live, true)
  if (ending.kind === 'failed' && ending.failure.reason !== 'stopped') logFailure(runtime, live, ending)
  if (live.stop.signal.aborted) return { state: 'interrupted', answeredBy }
  if (reason === 'refused') return { state: 'refused', answeredBy }
  if (ending.kind === 'done' && live.text.trim() !== '') return { state: 'done', answeredBy }
  return { state: 'failed', answeredBy, errorCode: failureCode(request) }
}

export function failureCode(request: ProviderRequest): ErrorCode {
  return request.followUp ? 'follow_up_failed' : 'answer_failed'
}

function logFailure(runtime: Runtime, live: RunningAnswer, ending: Ending) {
  const detail = ending.kind === 'failed' ? ending.failure.detail : undefined
  runtime.log.error('built_in_failed', new Error(detail ?? 'failed'), { generation: live.id })
}
