import type { AnswerEnd } from '#domain/answer'
import type { AnswerCheck } from '#domain/answer-check'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { AnsweredBy, BuiltInReason } from '#domain/answered-by'
import type { ErrorCode } from '#domain/errors'
import type { Reading } from '#domain/library/reading'
import { limits } from '#domain/limits'
import { answeredByOf, chooseReader, type ReaderClient } from '../readers/choose-reader.ts'
import type { Readers } from '../readers/create-readers.ts'
import { type Ending, isTooLong, type Reader, type ReadingRequest } from '../readers/reader.ts'
import type { Runtime } from '../runtime.ts'
import { type AnswerStop, appendText, flushText, type LiveAnswer, lengthOf } from './live-answer.ts'
import { markRunning } from './queries.ts'

/** What a reader is asked for an answer; the signal is the answer's own. */
export type AnswerJob = {
  client: ReaderClient
  request: Omit<ReadingRequest, 'signal'>
  instructionsVersion: string
  isCrowded: boolean
  /** The text of the library that the passage is, or is a part of. */
  reading: Reading | null
  /** The same, when the answer is to be made from it. */
  writtenAhead: Reading | null
  /** Where the question came from; no reader is told. */
  network: string
}

/** How the readers' work ended, before it is stored. */
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
 * Lets a reader write the answer to its end. A model that fails before its first text is followed by the built-in
 * reader; one that breaks off leaves its text; one that refuses is followed by kind words and the built-in reading.
 */
export async function runAnswer(
  runtime: Runtime,
  readers: Readers,
  live: LiveAnswer,
  job: AnswerJob,
): Promise<Written & { release?: Release }> {
  const request: ReadingRequest = { ...job.request, signal: live.stop.signal }
  const choice = await chooseReader(runtime, readers, { ...job, request })
  const answeredBy = answeredByOf(choice.reader, choice.because, job.instructionsVersion)
  const isOurs = await markRunning(runtime.database.query, live.id, answeredBy).catch((error) => {
    runtime.log.error('state_not_saved', error, { generation: live.id })
    return true
  })
  if (!isOurs) live.stop.abort('elsewhere' satisfies AnswerStop)
  const ending = await choice.reader.answer(request, timed(runtime, choice.reader, writerOf(live)))
  const written = endOf(live, ending, answeredBy, request)
  if (ending.kind === 'failed' && ending.failure.reason !== 'stopped') {
    runtime.log.info('reader_failed', { reader: choice.reader.name, ...ending.failure })
  }
  await choice.settle(ending)
  if (written && written.state !== 'refused') return { ...written, release: choice.release }
  await choice.release()
  return fallBack(runtime, readers, live, request, written ? 'refused' : whyNone(ending))
}

/** Tells the log once how long the first words took. */
function timed({ log }: Runtime, { name }: Reader, write: (piece: string) => void): (piece: string) => void {
  const begun = performance.now()
  let isTold = false
  return (piece) => {
    if (!isTold) log.info('first_words', { reader: name, ms: Math.round(performance.now() - begun) })
    isTold = true
    write(piece)
  }
}

/** Hands pieces on, and ends an answer that grows past the limit. */
function writerOf(live: LiveAnswer): (piece: string) => void {
  return (piece) => {
    const room = Math.max(0, limits.answerCharacters - lengthOf(live))
    appendText(live, piece.slice(0, room))
    if (piece.length > room) live.stop.abort('too_long' satisfies AnswerStop)
  }
}

/** Null when nothing was written and another reader can still answer. */
function endOf(
  live: LiveAnswer,
  ending: Ending,
  answeredBy: AnsweredBy,
  request: ReadingRequest,
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

/** Why nothing came from the model, as its reader is told. */
function whyNone(ending: Ending): BuiltInReason {
  if (isTooLong(ending)) return 'too_long'
  return ending.kind === 'failed' && ending.failure.reason === 'busy' ? 'busy' : 'failed'
}

async function fallBack(
  runtime: Runtime,
  readers: Readers,
  live: LiveAnswer,
  request: ReadingRequest,
  because: BuiltInReason,
): Promise<Written> {
  const answeredBy = answeredByOf(readers.builtIn, because)
  if (because === 'refused') appendText(live, `${live.text === '' ? '' : '\n\n'}${kindWords}\n\n`)
  await markRunning(runtime.database.query, live.id, answeredBy).catch((error) => {
    runtime.log.error('state_not_saved', error, { generation: live.id })
  })
  const ending = await readers.builtIn.answer(request, writerOf(live))
  flushText(live, true)
  if (ending.kind === 'failed' && ending.failure.reason !== 'stopped') logFailure(runtime, live, ending)
  if (live.stop.signal.aborted) return { state: 'interrupted', answeredBy }
  if (because === 'refused') return { state: 'refused', answeredBy }
  if (ending.kind === 'done' && live.text.trim() !== '')
    return { state: 'done', answeredBy: { ...answeredBy } }
  return { state: 'failed', answeredBy, errorCode: failureCode(request) }
}

export function failureCode(request: ReadingRequest): ErrorCode {
  return request.followUp ? 'follow_up_failed' : 'answer_failed'
}

function logFailure(runtime: Runtime, live: LiveAnswer, ending: Ending) {
  const detail = ending.kind === 'failed' ? ending.failure.detail : undefined
  runtime.log.error('built_in_reader_failed', new Error(detail ?? 'failed'), { generation: live.id })
}
