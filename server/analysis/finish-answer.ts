import type { FinalEvent } from '#domain/answer'
import { errorBody } from '#domain/errors'
import { interpretAnnotatedText } from '#domain/library/interpret-annotated-text'
import type { Providers } from '../providers/create-providers.ts'
import type { Runtime } from '../runtime.ts'
import { type AnswerOutcome, commitOutcome } from './commit-outcome.ts'
import { findGeneration } from './queries.ts'
import { finalOfRow } from './replay-answer.ts'
import type { AnswerJob, Written } from './run-answer.ts'
import { finishAnswer, type RunningAnswer, reconnectListeners } from './running-answer.ts'
import { signDemoAnswer } from './sign-demo-conversation.ts'

const firstRetry = 1_000
const longestRetry = 60_000

type Ended = {
  live: RunningAnswer
  written: Written
  /** A demo's: the signature of its question. */
  demoSignature?: string
  isStopping: () => boolean
}

/**
 * Stores the end, then sends it. When storing fails, listeners get their text with `saved: false`, and storing is
 * retried with exponential backoff from 1 to 60 seconds. Resolves when it is stored or the process stops.
 */
export async function finishAndStore(runtime: Runtime, ended: Ended): Promise<void> {
  const { live, written } = ended
  const isMoved = live.stop.signal.reason === 'restart'
  const end: AnswerOutcome = {
    id: live.id,
    text: live.text,
    ...written,
    preservesQuestion: isMoved,
    now: runtime.now(),
  }
  for (let wait = firstRetry; ; wait = Math.min(wait * 2, longestRetry)) {
    const final = await store(runtime, ended, end).catch((error: unknown) => {
      runtime.log.error('answer_not_saved', error, { generation: live.id })
      return null
    })
    const sent = final ?? unsaved(runtime, ended, end)
    if (isMoved) reconnectListeners(live)
    else finishAnswer(live, sent)
    if (final || ended.isStopping()) return
    await new Promise((resolve) => setTimeout(resolve, wait).unref())
  }
}

async function store(runtime: Runtime, ended: Ended, end: AnswerOutcome): Promise<FinalEvent> {
  const { live } = ended
  const { row, conversationId, promptsLeft } = await commitOutcome(runtime.database, end)
  if (row)
    return finalEvent(live, end, { conversationId: tokenOf(runtime, ended) ?? conversationId, promptsLeft })
  // The sweeper or a deletion ended it first: its state and text are the ones that count.
  const theirs = await findGeneration(runtime.database.query, live.owner, live.id)
  if (!theirs) return finalEvent(live, { ...end, state: 'interrupted' }, {})
  const final = await finalOfRow(runtime, live.owner, theirs)
  return theirs.text === live.text ? final : { ...final, text: theirs.text }
}

function unsaved(runtime: Runtime, ended: Ended, end: AnswerOutcome): FinalEvent {
  const { live } = ended
  const { conversationId, promptsLeft } = live.start
  const rest = { conversationId: tokenOf(runtime, ended) ?? conversationId, promptsLeft }
  return { ...finalEvent(live, end, rest), saved: false }
}

/** What a demo's follow-up brings back. An account's follow-up names its conversation instead. */
function tokenOf({ secret }: Runtime, { live, demoSignature }: Ended): string | undefined {
  return demoSignature && live.text ? signDemoAnswer(secret, demoSignature, live.text) : undefined
}

function finalEvent(
  { isReplaced }: RunningAnswer,
  end: AnswerOutcome,
  rest: Pick<FinalEvent, 'conversationId' | 'promptsLeft'>,
): FinalEvent {
  const { state, answeredBy, check, interpretation, errorCode, now, id } = end
  return {
    state,
    saved: true,
    timestamp: now.toISOString(),
    answeredBy,
    ...(check ? { check } : {}),
    ...(interpretation ? { interpretation } : {}),
    ...(isReplaced ? { text: end.text } : {}),
    ...(rest.conversationId ? { conversationId: rest.conversationId } : {}),
    ...(rest.promptsLeft === undefined ? {} : { promptsLeft: rest.promptsLeft }),
    ...(errorCode ? { error: errorBody(errorCode, {}, id.slice(0, 8)) } : {}),
  }
}

/**
 * Adds the interpretation to a first answer about a passage, before it is stored. An answer that can't be interpreted is
 * stored without: the screens then show its text alone.
 */
export async function withInterpretation(
  runtime: Runtime,
  { interpret }: Providers,
  live: RunningAnswer,
  job: AnswerJob,
  written: Written,
): Promise<Written> {
  const { gradeLevel, contentType, question, followUp } = job.request
  if (followUp || question.passage.trim() === '' || live.text.trim() === '') return written
  const writtenBy = written.answeredBy.reader
  const asked = { answer: live.text, gradeLevel, contentType, question, isEngines: writtenBy === 'built-in' }
  try {
    const answered = await interpret(asked)
    if (!answered) return written
    const reading = writtenBy === 'library' ? job.reading : null
    const about = { passage: question.passage, gradeLevel }
    const interpretation = reading ? interpretAnnotatedText(reading, about, answered) : answered
    return { ...written, interpretation }
  } catch (error) {
    runtime.log.error('answer_not_interpreted', error, { generation: live.id })
    return written
  }
}
