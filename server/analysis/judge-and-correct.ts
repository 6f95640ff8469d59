import type { AnswerCheck } from '#domain/answer-check'
import { isBetter, type JudgedAnswer, type Judgement, lacksFrame } from '#domain/judge-answer'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { checkTone } from '#domain/library/check-tone'
import { limits } from '#domain/limits'
import { answeredByOf, chooseCorrector } from '../providers/choose-provider.ts'
import type { Providers } from '../providers/create-providers.ts'
import type { Ending } from '../providers/provider.ts'
import type { Runtime } from '../runtime.ts'
import { type AnswerJob, failureCode, type Written } from './run-answer.ts'
import { beginCorrection, type RunningAnswer, replaceAnswer } from './running-answer.ts'

/** `begun` is when the answer's work began, in milliseconds of the process clock. */
type Work = { live: RunningAnswer; job: AnswerJob; written: Written; begun: number }

/**
 * Judges what was written, whoever wrote it, before it is stored. A model's five-step answer that misses a rule is
 * sent back to it once; the answer that was shown stays until a better one is whole, and stays when none comes. One
 * that has no five steps even then is no explanation: the built-in reader's takes its place. An answer that could not
 * be judged is kept without a record.
 */
export async function judgeAndCorrect(runtime: Runtime, providers: Providers, work: Work): Promise<Written> {
  const { live, job, written } = work
  if (live.text.trim() === '') return written
  const first = await judge(runtime, providers, work, live.text)
  const repair = first && (await correct(runtime, providers, work, first))
  if (repair && typeof repair === 'object') replaceAnswer(live, repair.text)
  const check = checkAfter(first?.check, repair)
  const judged = check ? { ...written, check } : written
  const isHeldToFrame = isModelsWhole(providers, work) && !job.request.followUp
  if (!isHeldToFrame || !lacksFrame(live.text)) return judged
  return replaceByBuiltIn(runtime, providers, { ...work, written: judged })
}

function isModelsWhole({ model }: Providers, { written }: Work): boolean {
  return (
    model?.corrects === true && written.state === 'done' && written.answeredBy.reader === model.provider.name
  )
}

function checkAfter(first: AnswerCheck | undefined, repair: Repaired): AnswerCheck | undefined {
  if (!first || !repair) return first
  if (typeof repair === 'string') return { ...first, repair }
  return { ...repair.check, repair: 'helped' }
}

/** The built-in reading in the place of an answer without five steps. Stopped, or without one: a part of an answer. */
async function replaceByBuiltIn(runtime: Runtime, providers: Providers, work: Work): Promise<Written> {
  const { live, job, written } = work
  const request = { ...job.request, signal: live.stop.signal }
  runtime.log.info('provider_failed', { provider: written.answeredBy.reader, reason: 'no_frame' })
  beginCorrection(live)
  let text = ''
  const ending = await providers.builtIn.answer(request, (piece) => {
    text += piece
  })
  if (ending.kind !== 'done' || text.trim() === '') {
    const errorCode = live.stop.signal.aborted ? undefined : failureCode(request)
    return { ...written, state: 'interrupted', errorCode, isFree: true }
  }
  replaceAnswer(live, text.replaceAll('\0', '').toWellFormed())
  const answeredBy = answeredByOf(providers.builtIn, 'no_frame')
  const own = await judge(runtime, providers, { ...work, written: { state: 'done', answeredBy } }, live.text)
  return { state: 'done', answeredBy, isFree: true, ...(own ? { check: own.check } : {}) }
}

async function judge(
  runtime: Runtime,
  providers: Providers,
  { live, job, written }: Work,
  answer: string,
): Promise<Judgement | null> {
  const { gradeLevel, contentType, question, followUp } = job.request
  // The rules of form are for generated answers; the library's notes were checked when they were written.
  const { answeredBy } = written
  const isFromNotes = answeredBy.reader === 'library' || answeredBy.because === 'not_in_notes'
  const isPart = written.state !== 'done' || isFromNotes
  const form: JudgedAnswer['form'] = isPart ? 'part' : followUp ? 'follow-up' : 'whole'
  try {
    const judgement = await providers.judge({ answer, gradeLevel, contentType, question, form })
    return withTone(
      judgement,
      job.reading && written.answeredBy.reader === providers.model?.provider.name ? job.reading : null,
      answer,
    )
  } catch (error) {
    runtime.log.error('answer_not_judged', error, { generation: live.id })
    return null
  }
}

/** Holds the tone that a model names against the notes that went along to it. */
function withTone({ check, changes }: Judgement, notes: AnnotatedText | null, answer: string): Judgement {
  const claim = notes && checkTone(answer, notes)
  if (!claim) return { check, changes }
  const change = `You call the tone ${claim.says}. This word does not fit: ${claim.counted}`
  return {
    check: { ...check, claims: [...check.claims, claim] },
    changes: changes.length > 0 ? [...changes, change] : changes,
  }
}

type Repaired = { text: string; check: AnswerCheck } | 'no better' | 'failed' | 'stopped' | null

/** Null when no correction was asked for. */
async function correct(
  runtime: Runtime,
  providers: Providers,
  work: Work,
  first: Judgement,
): Promise<Repaired> {
  const { live, job, begun } = work
  const left = Math.min(limits.correction.most, limits.provider.total - (performance.now() - begun))
  const isDue = isModelsWhole(providers, work) && first.changes.length > 0
  if (!isDue || job.isOverSoftLimit || left < limits.correction.least) return null
  const end = new AbortController()
  const correction = { answer: live.text, changes: first.changes }
  const request = { ...job.request, correction, signal: end.signal }
  const choice = await chooseCorrector(runtime, providers, { client: job.client, request })
  if (!choice) return null
  beginCorrection(live)
  let text = ''
  const stop = () => end.abort()
  const timer = setTimeout(stop, left)
  if (live.stop.signal.aborted) stop()
  live.stop.signal.addEventListener('abort', stop, { once: true })
  const ending = await choice.provider.answer(request, (piece) => {
    text += piece
    if (text.length > limits.answerCharacters) stop()
  })
  clearTimeout(timer)
  await choice.settle(ending)
  logEnding(runtime, ending)
  if (live.stop.signal.aborted) return live.stop.signal.reason === 'asked' ? 'stopped' : 'failed'
  const clean = text.replaceAll('\0', '').toWellFormed()
  if (ending.kind !== 'done' || clean.trim() === '') return 'failed'
  const second = await judge(runtime, providers, work, clean)
  if (!second) return 'failed'
  return isBetter(second.check, first.check) ? { text: clean, check: second.check } : 'no better'
}

function logEnding({ log }: Runtime, ending: Ending): void {
  if (ending.kind === 'done') return
  const failure = ending.kind === 'failed' ? ending.failure : { reason: ending.kind }
  log.info('correction_failed', failure)
}
