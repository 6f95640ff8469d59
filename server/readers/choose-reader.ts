import type { AnsweredBy, BuiltInReason } from '#domain/answered-by'
import type { Reading } from '#domain/library/reading'
import type { Entitlement } from '#domain/plans'
import { countedReader } from '../billing/answers-used.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import type { Readers } from './create-readers.ts'
import { besideNotes, libraryReader } from './library.ts'
import { releaseModelAnswer, reserveModelAnswer } from './queries.ts'
import type { Ending, Reader, ReadingRequest } from './reader.ts'

/** Who asks, as far as the choice of a reader goes. */
export type ReaderClient =
  /** `hasConsent` is false for a child whose grown-up has not agreed to an AI service on a signed form. */
  | { kind: 'account'; viewer: Viewer; entitlement: Entitlement; hasConsent: boolean }
  /** `mayUseModel` is false when too many demos began in one network. */
  | { kind: 'demo'; mayUseModel: boolean }

export type Choice = {
  reader: Reader
  because?: BuiltInReason
  /** Tells budget and breaker how the model's call went. Call it once, after the ending. */
  settle(ending: Ending): Promise<void>
  /** Gives the model answer of the day back, for an answer that does not count. */
  release(): Promise<void>
}

/**
 * The policy: which reader answers this question, and why if it is not the model that is set up. `writtenAhead`: the
 * reading of its text, which answers it as far as its notes cover it.
 */
export async function chooseReader(
  runtime: Runtime,
  readers: Readers,
  input: { client: ReaderClient; request: ReadingRequest; isCrowded: boolean; writtenAhead?: Reading | null },
): Promise<Choice> {
  const { client, request, writtenAhead } = input
  const { model } = readers
  function builtIn(because?: BuiltInReason): Choice {
    return { reader: readers.builtIn, because, settle: nothing, release: nothing }
  }
  // What was written ahead is better than what a model says at once, and uses none of the day's answers.
  if (writtenAhead) {
    const written = libraryReader(writtenAhead, request)
    if (written) return { reader: written, settle: nothing, release: nothing }
    const reader = besideNotes(readers.builtIn)
    return { reader, because: 'not_in_notes', settle: nothing, release: nothing }
  }
  if (!model) return builtIn()
  if (client.kind === 'account' && !client.hasConsent) return builtIn('no_consent')
  if (input.isCrowded) return builtIn('busy')
  if (client.kind === 'demo' && request.gradeLevel === 'elementary') return builtIn('demo_level')
  if (client.kind === 'demo' && !client.mayUseModel) return builtIn('busy')
  const answer = client.kind === 'account' ? await takeModelAnswer(runtime, client) : noNumber
  if ('because' in answer) return builtIn(answer.because)
  const reservation = await model.budget.reserve(client.kind, request)
  if (!reservation || !model.breaker.allow()) {
    await Promise.all([answer.release(), reservation?.settle({ input: 0, output: 0, isKnown: true })])
    return builtIn(reservation ? 'failed' : 'budget')
  }
  return {
    reader: model.reader,
    async settle(ending) {
      if (model.breaker.note(ending)) runtime.log.info('reader_stopped', { reader: model.reader.name })
      await reservation.settle(spentBy(ending))
    },
    release: answer.release,
  }
}

/**
 * The model again, for the one correction of its own answer: budget and breaker must allow the call. It is not one
 * of the person's answers of the day. Null when it can't be made.
 */
export async function chooseCorrector(
  runtime: Runtime,
  { model }: Readers,
  { client, request }: { client: ReaderClient; request: ReadingRequest },
): Promise<{ reader: Reader; settle(ending: Ending): Promise<void> } | null> {
  if (!model?.corrects) return null
  const reservation = await model.budget.reserve(client.kind, request)
  if (!reservation) return null
  if (!model.breaker.allow()) {
    await reservation.settle({ input: 0, output: 0, isKnown: true })
    return null
  }
  return {
    reader: model.reader,
    async settle(ending) {
      if (model.breaker.note(ending)) runtime.log.info('reader_stopped', { reader: model.reader.name })
      await reservation.settle(spentBy(ending))
    },
  }
}

/** A call that was refused before it began has cost nothing. */
function spentBy(ending: Ending): Ending['usage'] {
  const cameNowhere =
    ending.kind === 'failed' &&
    ['connect', 'status', 'sign_in', 'spend_limit', 'busy'].includes(ending.failure.reason)
  return cameNowhere ? { input: 0, output: 0, isKnown: true } : ending.usage
}

const nothing = () => Promise.resolve()
const noNumber = { release: nothing }

type Taken = { release(): Promise<void> } | { because: BuiltInReason }

/** One of the model answers that the person's plan gives for a day. Unreadable counts as none. */
async function takeModelAnswer(
  runtime: Runtime,
  { viewer, entitlement }: Extract<ReaderClient, { kind: 'account' }>,
): Promise<Taken> {
  const { database, log, now } = runtime
  const day = now().toISOString().slice(0, 10)
  const { source, modelAnswersPerDay: perDay } = entitlement
  if (source === 'trial_over') return { because: 'trial_over' }
  if (source === 'unknown') return { because: 'busy' }
  const userId = countedReader(viewer, entitlement)
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

/** What stands with the answer, from who wrote it. */
export function answeredByOf(reader: Reader, because?: BuiltInReason, instructions?: string): AnsweredBy {
  if (reader.name === 'built-in') return { reader: 'built-in', ...(because ? { because } : {}) }
  if (reader.name === 'library') return { reader: 'library', ...(reader.text ? { text: reader.text } : {}) }
  return { reader: reader.name, model: reader.model, ...(instructions ? { instructions } : {}) }
}
