import type { FinalEvent, StartEvent } from '#domain/answer'
import {
  type AddedByStudent,
  type AssistantMessage,
  isSameQuestion,
  type Message,
  type Question,
} from '#domain/messages'
import type { ErrorBody } from '#domain/screen-errors'
import { screenError } from '#domain/screen-errors'
import type { LocalAnswer } from '../worker/engine-messages.ts'

export type RunKind = 'first' | 'follow-up'

/** For whom a reader is: a person who is signed in, a visitor, or whoever keeps everything on the device. */
export type AnalysisMode = 'account' | 'demo' | 'device'

/** An answer that a tab goes on with after a reload. */
export type RunningAnswer = { generationId: string; kind: RunKind; asked: Question; askedAt: string }

/** An answer on its way; `signed-out` waits for the person. */
export type Run = {
  kind: RunKind
  asked: Question
  askedAt: string
  text: string
  /** Stands above the answer from its start on. */
  note?: string
  generationId?: string
  /** The same answer, made on this device, while the server's is on its way. */
  localAnswer?: LocalAnswer
  stage: 'sending' | 'writing' | 'correcting' | 'lost' | 'signed-out'
  stopping: boolean
}

/** An error and where it is shown: beside the form, the follow-up or the text that broke off. */
export type Problem = { body: ErrorBody; location: 'form' | 'follow-up' | 'answer' }

export type AnalysisState = {
  /** Settled turns: user and assistant by turns; only the last answer may be incomplete. */
  messages: Message[]
  conversationId?: string
  promptsLeft?: number
  run: Run | null
  problem: Problem | null
  saved: boolean
  ended: 'none' | 'ready' | 'stopped' | 'failed'
  /** The server's answer is of another version than the one that was shown first: the site is newer than this page. */
  isReplaced?: boolean
}

export type AnalysisAction =
  | { type: 'asked'; kind: RunKind; asked: Question; at: string }
  | { type: 'started'; event: StartEvent }
  | { type: 'noted'; note: string }
  | { type: 'wrote'; text: string }
  | { type: 'answered-on-device'; answer: LocalAnswer }
  | { type: 'correcting' }
  | { type: 'lost' }
  | { type: 'stopping' }
  | { type: 'ended'; final: FinalEvent; text: string }
  | { type: 'refused'; body: ErrorBody; at: string; promptsLeft?: number }
  | { type: 'stopped-here'; at: string }
  | { type: 'signed-out' }
  | { type: 'saved' }
  /** `of` is the timestamp of the answer it is added to. */
  | { type: 'added'; of: string; added: AddedByStudent }
  | { type: 'problem'; problem: Problem | null }
  | { type: 'opened'; conversationId?: string; messages: Message[]; run: Run | null }
  | { type: 'cleared' }

export function emptyState(promptsLeft?: number): AnalysisState {
  return { messages: [], promptsLeft, run: null, problem: null, saved: true, ended: 'none' }
}

/** A run that begins, or that is taken up again after a reload. */
export function newRun(kind: RunKind, asked: Question, askedAt: string, generationId?: string): Run {
  return { kind, asked, askedAt, text: '', generationId, stage: 'sending', stopping: false }
}

export function nextState(state: AnalysisState, action: AnalysisAction): AnalysisState {
  switch (action.type) {
    case 'asked':
      return {
        ...state,
        messages: withoutBroken(state.messages, action.asked),
        run: newRun(action.kind, action.asked, action.at),
        problem: null,
        ended: 'none',
        isReplaced: false,
      }
    case 'started':
      return {
        ...changeRun(state, {
          stage: 'writing',
          generationId: action.event.generationId,
          note: action.event.note ?? state.run?.note,
        }),
        conversationId: action.event.conversationId ?? state.conversationId,
        promptsLeft: action.event.promptsLeft ?? state.promptsLeft,
      }
    case 'noted':
      return changeRun(state, { note: action.note })
    case 'wrote':
      return changeRun(state, { stage: 'writing', text: action.text })
    case 'answered-on-device':
      return changeRun(state, { localAnswer: action.answer })
    case 'correcting':
      return changeRun(state, { stage: 'correcting' })
    case 'lost':
      return changeRun(state, { stage: 'lost' })
    case 'stopping':
      return changeRun(state, { stopping: true })
    case 'signed-out':
      return changeRun(state, { stage: 'signed-out' })
    case 'ended':
      return endRun(state, action.final, action.text)
    case 'refused':
      return refuseRun(
        { ...state, promptsLeft: action.promptsLeft ?? state.promptsLeft },
        action.body,
        action.at,
      )
    case 'stopped-here':
      return { ...refuseRun(state, screenError('answer_failed'), action.at), problem: null, ended: 'stopped' }
    case 'saved':
      return { ...state, saved: true }
    case 'added':
      return { ...state, messages: withAdded(state.messages, action.of, action.added) }
    case 'problem':
      return { ...state, problem: action.problem }
    case 'opened':
      return {
        ...emptyState(state.promptsLeft),
        messages: action.messages,
        conversationId: action.conversationId,
        run: action.run,
      }
    case 'cleared':
      return emptyState(state.promptsLeft)
  }
}

function changeRun(state: AnalysisState, change: Partial<Run>): AnalysisState {
  return state.run ? { ...state, run: { ...state.run, ...change } } : state
}

function endRun(state: AnalysisState, final: FinalEvent, text: string): AnalysisState {
  const { run } = state
  if (!run) return state
  const next = {
    ...state,
    saved: final.saved,
    conversationId: final.conversationId ?? state.conversationId,
    promptsLeft: final.promptsLeft ?? state.promptsLeft,
    isReplaced: isOfOtherVersion(run, final, text),
  }
  const whole = final.state === 'done' || final.state === 'refused'
  if (!text.trim()) {
    const body = final.error ?? screenError(whole ? 'answer_not_text' : failureCode(run.kind))
    return run.stopping && !final.error
      ? { ...withoutEmpty(next), run: null, ended: 'stopped' }
      : {
          ...withoutEmpty(next),
          run: null,
          ended: 'failed',
          problem: { body, location: problemLocation(run.kind) },
        }
  }
  const answer: AssistantMessage = {
    role: 'assistant',
    content: text,
    timestamp: final.timestamp,
    answeredBy: final.answeredBy,
    ...(run.note ? { note: run.note } : {}),
    ...(final.check ? { check: final.check } : {}),
    ...(final.interpretation ? { interpretation: final.interpretation } : {}),
    ...(whole ? {} : { incomplete: true }),
  }
  const messages = [...state.messages, question(run), answer]
  if (whole) return { ...next, run: null, messages, ended: 'ready' }
  if (run.stopping) return { ...next, run: null, messages, ended: 'stopped' }
  const body = final.error ?? screenError(failureCode(run.kind))
  return { ...next, run: null, messages, ended: 'failed', problem: { body, location: 'answer' } }
}

/** Another version of the product wrote another text. Where somebody else answered, nothing was promised. */
function isOfOtherVersion({ localAnswer }: Run, final: FinalEvent, text: string): boolean {
  const { state, answeredBy, interpretation } = final
  const isOurs = answeredBy?.reader === 'built-in' || answeredBy?.reader === 'library'
  if (!localAnswer || state !== 'done' || !isOurs) return false
  const isOtherEngine =
    localAnswer.interpretation &&
    interpretation &&
    localAnswer.interpretation.engine !== interpretation.engine
  return localAnswer.text !== text || Boolean(isOtherEngine)
}

/** An answer that cannot go on keeps what has arrived of it. */
function refuseRun(state: AnalysisState, body: ErrorBody, at: string): AnalysisState {
  const { run } = state
  if (!run) return state
  const failed = { ...state, run: null, ended: 'failed' as const }
  if (!run.text.trim())
    return { ...withoutEmpty(failed), problem: { body, location: problemLocation(run.kind) } }
  const answer: AssistantMessage = { role: 'assistant', content: run.text, timestamp: at, incomplete: true }
  return {
    ...failed,
    messages: [...state.messages, question(run), answer],
    problem: { body, location: 'answer' },
  }
}

/** A first question that left no answer opens no conversation on the screen. */
function withoutEmpty(state: AnalysisState): AnalysisState {
  return state.messages.length > 0 ? state : { ...state, conversationId: undefined }
}

/** A retry takes the place of the answer that broke off, and an explanation that of help: it does not stand below it. */
function withoutBroken(messages: Message[], again: Question): Message[] {
  const [asked, answer] = messages.slice(-2)
  const isBroken = answer?.role === 'assistant' && (answer.incomplete || answer.answeredBy?.reader === 'help')
  return isBroken && asked?.role === 'user' && isSameQuestion(asked.content, again)
    ? messages.slice(0, -2)
    : messages
}

function question(run: Run): Message {
  return { role: 'user', content: run.asked, timestamp: run.askedAt }
}

/** The messages with what a student added to the answer of this time. */
export function withAdded(messages: Message[], of: string, added: AddedByStudent): Message[] {
  return messages.map((message) =>
    message.role === 'assistant' && message.timestamp === of ? { ...message, ...added } : message,
  )
}

function problemLocation(kind: RunKind): Problem['location'] {
  return kind === 'first' ? 'form' : 'follow-up'
}

export function failureCode(kind: RunKind): 'answer_failed' | 'follow_up_failed' {
  return kind === 'first' ? 'answer_failed' : 'follow_up_failed'
}
