import { checkWords } from '#domain/answer-check'
import { type ContentType, contentTypes, type GradeLevel } from '#domain/choices'
import { judgeAnswer } from '#domain/judge-answer'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { contentTypeOf } from '#domain/library/annotated-text-kinds'
import { checkTone } from '#domain/library/check-tone'
import { withoutItalicMarks } from '#domain/library/locators'
import { referenceNotes } from '#domain/library/reference-notes'
import { limits } from '#domain/limits'
import { plans } from '#domain/plans'
import { createInstructions } from '../../library/instructions.ts'
import { readAnnotatedTexts } from '../../library/texts/readings.ts'
import type { ModelService } from '../../model-service.ts'
import type { Runtime } from '../../runtime.ts'
import { budgetOf, modelProvider } from '../create-providers.ts'
import { microDollars, priceOf } from '../model-prices.ts'
import { type Ending, isTooLong, noUsage, type ProviderRequest } from '../provider.ts'

/** One text that was tried: what the model wrote and what was checked. Times in milliseconds. */
export type Trial = {
  title: string
  question: string
  answer: string
  /** What went wrong, as a sentence; null for an answer that ended. */
  problem: string | null
  checks: string[]
  firstWords: number | null
  whole: number
  /** Null where the service did not tell how many tokens it used. */
  dollars: number | null
}

/** A model file takes minutes for an answer, so one has to do. */
const kindOfFile: ContentType = 'poetry'
const gradeLevel: GradeLevel = 'middle'

/**
 * Asks the model about the shortest text of each content type of the library (a model file about the poem), by the way of a
 * student's question: the same instructions with the library's notes, the same call, the same checks. It counts against the
 * day's budget. Nothing is saved, and nothing of a student is sent.
 */
export function tryService(runtime: Runtime, service: ModelService): Promise<Trial[]> {
  const kinds = service.kind === 'model-file' ? [kindOfFile] : contentTypes
  const tried = kinds.flatMap((kind) => shortest(kind) ?? [])
  return Promise.all(tried.map((reading) => tryOne(runtime, service, reading)))
}

function shortest(kind: ContentType): AnnotatedText | undefined {
  const [first, ...others] = readAnnotatedTexts().filter((reading) => reading.kind === kind)
  return first && others.reduce((least, one) => (lengthOf(one) < lengthOf(least) ? one : least), first)
}

function lengthOf({ text }: AnnotatedText): number {
  return withoutItalicMarks(text).text.length
}

async function tryOne(runtime: Runtime, service: ModelService, reading: AnnotatedText): Promise<Trial> {
  const contentType = contentTypeOf(reading.kind)
  const passage = withoutItalicMarks(reading.text).text
  const [asked] = reading.questions
  const question = {
    title: reading.title,
    author: reading.author,
    passage,
    question: asked?.ask[0]?.words ?? '',
  }
  const notes = { slug: reading.slug, text: referenceNotes(reading, passage) }
  const situation = { hasPassage: true, isFollowUp: false, notes }
  const instructions = await createInstructions(runtime)(gradeLevel, contentType, situation)
  const most = longestTrial(service)
  const signal = AbortSignal.timeout(most)
  const request: ProviderRequest = {
    gradeLevel,
    contentType,
    question,
    instructions: instructions.text,
    maxTokens: plans.pro.outputTokens.analysis,
    signal,
  }
  const reservation = await budgetOf(runtime, service).reserve('account', request)
  const begun = performance.now()
  let answer = ''
  let firstWords: number | null = null
  const ending = reservation
    ? await modelProvider(service, runtime.settings).answer(request, (piece) => {
        firstWords ??= performance.now() - begun
        answer += piece
      })
    : spent
  await reservation?.settle(ending.usage)
  const form = ending.kind === 'done' ? 'whole' : 'part'
  const { check } = judgeAnswer({ answer, gradeLevel, contentType, question, form })
  const claim = checkTone(answer, reading)
  const words = checkWords(claim ? { ...check, claims: [...check.claims, claim] } : check)
  return {
    title: reading.title,
    question: question.question,
    answer,
    problem: problemOf(ending, signal.aborted ? most : null),
    checks: answer ? [...(words.count ? [words.count] : []), ...words.notices, ...words.rules] : [],
    firstWords,
    whole: performance.now() - begun,
    dollars: dollarsOf(service, ending),
  }
}

/** Ends a trial before its call, which the day's budget does not allow or whose counter can't be read. */
const spent: Ending = { kind: 'failed', failure: { reason: 'stopped', detail: 'budget' }, usage: noUsage }

/** Milliseconds for one text. */
function longestTrial({ kind }: ModelService): number {
  return kind === 'model-file' ? limits.modelFile.times.total : limits.modelTrial
}

function dollarsOf({ kind, model, baseUrl }: ModelService, { usage }: Ending): number | null {
  if (!usage.isKnown) return null
  return microDollars(priceOf(model, kind === 'claude' ? undefined : baseUrl), usage) / 1e6
}

/** `late`: the milliseconds after which the trial was ended, if it was. */
function problemOf(ending: Ending, late: number | null): string | null {
  if (ending.kind === 'done') return null
  if (ending.kind === 'cut') return 'The answer was cut off: it grew too long.'
  if (ending.kind !== 'failed') return 'The model refused to answer.'
  if (late) return `The answer was not finished after ${late / 1_000} seconds.`
  const { reason, status } = ending.failure
  if (ending === spent) return 'AI_DAILY_BUDGET_USD is used up for today. Nothing was sent.'
  if (reason === 'busy') return 'The model is busy with other questions. Try it later.'
  if (isTooLong(ending)) return 'The text is too long for this model.'
  if (reason === 'connect') return 'The service could not be reached.'
  if (reason === 'sign_in') return 'The service refused the key.'
  if (reason === 'spend_limit') return 'The account at the service has no money left.'
  if (reason === 'status') return `The service answered with error ${status}.`
  if (reason === 'timeout') return 'The service did not answer in time.'
  return reason === 'not_a_stream' ? 'The reply was not a stream of words.' : 'The answer broke off.'
}
