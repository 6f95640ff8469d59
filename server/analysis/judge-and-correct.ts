import type { AnswerCheck } from '#domain/answer-check'
import { isBetter, type JudgedAnswer, type Judgement } from '#domain/judge-answer'
import { limits } from '#domain/limits'
import { chooseCorrector } from '../readers/choose-reader.ts'
import type { Readers } from '../readers/create-readers.ts'
import type { Ending } from '../readers/reader.ts'
import type { Runtime } from '../runtime.ts'
import { beginCorrection, type LiveAnswer, replaceAnswer } from './live-answer.ts'
import type { AnswerJob, Written } from './run-answer.ts'

/** `begun` is when the answer's work began, in milliseconds of the process clock. */
type Work = { live: LiveAnswer; job: AnswerJob; written: Written; begun: number }

/**
 * Judges what was written, whoever wrote it, before it is stored. A model's five-step answer that misses a rule is
 * sent back to it once; the answer that was shown stays until a better one is whole, and stays when none comes.
 * An answer that could not be judged is kept without a record.
 */
export async function judgeAndCorrect(runtime: Runtime, readers: Readers, work: Work): Promise<Written> {
  const { live, written } = work
  if (live.text.trim() === '') return written
  const first = await judge(runtime, readers, work, live.text)
  if (!first) return written
  const repair = await correct(runtime, readers, work, first)
  if (!repair) return { ...written, check: first.check }
  if (typeof repair === 'string') return { ...written, check: { ...first.check, repair } }
  replaceAnswer(live, repair.text)
  return { ...written, check: { ...repair.check, repair: 'helped' } }
}

async function judge(
  runtime: Runtime,
  readers: Readers,
  { live, job, written }: Work,
  answer: string,
): Promise<Judgement | null> {
  const { gradeLevel, contentType, question, followUp } = job.request
  const form: JudgedAnswer['form'] = written.state !== 'done' ? 'part' : followUp ? 'follow-up' : 'whole'
  try {
    return await readers.judge({ answer, gradeLevel, contentType, question, form })
  } catch (error) {
    runtime.log.error('answer_not_judged', error, { generation: live.id })
    return null
  }
}

/** Undefined when no correction was asked for. */
async function correct(
  runtime: Runtime,
  readers: Readers,
  work: Work,
  first: Judgement,
): Promise<{ text: string; check: AnswerCheck } | 'no better' | 'failed' | 'stopped' | undefined> {
  const { live, job, written, begun } = work
  const left = Math.min(limits.correction.most, limits.provider.whole - (performance.now() - begun))
  const isModels = written.answeredBy.reader === readers.model?.reader.name
  const isDue = written.state === 'done' && isModels && first.changes.length > 0
  if (!isDue || job.isCrowded || left < limits.correction.least) return undefined
  const request = {
    ...job.request,
    correction: { answer: live.text, changes: first.changes },
    signal: AbortSignal.any([live.stop.signal, AbortSignal.timeout(left)]),
  }
  const choice = await chooseCorrector(runtime, readers, { client: job.client, request })
  if (!choice) return undefined
  beginCorrection(live)
  let text = ''
  const ending = await choice.reader.answer(request, (piece) => {
    if (text.length <= limits.answerCharacters) text += piece
  })
  await choice.settle(ending)
  logEnding(runtime, ending)
  if (live.stop.signal.aborted) return live.stop.signal.reason === 'asked' ? 'stopped' : 'failed'
  const clean = text.replaceAll('\0', '').toWellFormed()
  if (ending.kind !== 'done' || clean.trim() === '' || clean.length > limits.answerCharacters) return 'failed'
  const second = await judge(runtime, readers, work, clean)
  if (!second) return 'failed'
  return isBetter(second.check, first.check) ? { text: clean, check: second.check } : 'no better'
}

function logEnding({ log }: Runtime, ending: Ending): void {
  if (ending.kind === 'done') return
  const failure = ending.kind === 'failed' ? ending.failure : { reason: ending.kind }
  log.info('correction_failed', failure)
}
