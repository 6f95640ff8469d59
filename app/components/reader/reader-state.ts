import type { FinalEvent, StartEvent } from '#domain/answer'
import { type ErrorBody, errorBody } from '#domain/errors'
import type { Message } from '#domain/messages'
import type { AnswerHere } from './write-here.ts'

export type RunKind = 'first' | 'follow-up'

/** An answer on its way. `asked` is the content of the user message; `signed-out` waits for the person. */
export type Run = {
  kind: RunKind
  asked: string
  askedAt: string
  text: string
  /** Stands above the answer from its start on. */
  note?: string
  generationId?: string
  /** The same answer, made on this device, while the server's is on its way. */
  here?: AnswerHere
  stage: 'sending' | 'writing' | 'correcting' | 'lost' | 'signed-out'
  stopping: boolean
}

/** An error and the place where it is shown: beside the form, the follow-up or the text that broke off. */
export type Problem = { body: ErrorBody; place: 'form' | 'follow-up' | 'answer' }

export type ReaderState = {
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

export type ReaderAction =
  | { type: 'asked'; kind: RunKind; content: string; at: string }
  | { type: 'started'; event: StartEvent }
  | { type: 'noted'; note: string }
  | { type: 'wrote'; text: string }
  | { type: 'answered-here'; here: AnswerHere }
  | { type: 'correcting' }
  | { type: 'lost' }
  | { type: 'stopping' }
  | { type: 'ended'; final: FinalEvent; text: string }
  | { type: 'refused'; body: ErrorBody; at: string }
  | { type: 'stopped-here'; at: string }
  | { type: 'signed-out' }
  | { type: 'saved' }
  | { type: 'problem'; problem: Problem | null }
  | { type: 'opened'; conversationId?: string; messages: Message[]; run: Run | null }
  | { type: 'cleared' }

export function emptyState(promptsLeft?: number): ReaderState {
  return { messages: [], promptsLeft, run: null, problem: null, saved: true, ended: 'none' }
}

/** A run that begins, or that is taken up again after a reload. */
export function newRun(kind: RunKind, asked: string, askedAt: string, generationId?: string): Run {
  return { kind, asked, askedAt, text: '', generationId, stage: 'sending', stopping: false }
}

export function nextState(state: ReaderState, action: ReaderAction): ReaderState {
  switch (action.type) {
    case 'asked':
      return {
        ...state,
        messages: withoutBroken(state.messages, action.content),
        run: newRun(action.kind, action.content, action.at),
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
    case 'answered-here':
      return changeRun(state, { here: action.here })
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
      return refuseRun(state, action.body, action.at)
    case 'stopped-here':
      return { ...refuseRun(state, errorBody('answer_failed'), action.at), problem: null, ended: 'stopped' }
    case 'saved':
      return { ...state, saved: true }
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

function changeRun(state: ReaderState, change: Partial<Run>): ReaderState {
  return state.run ? { ...state, run: { ...state.run, ...change } } : state
}

function endRun(state: ReaderState, final: FinalEvent, text: string): ReaderState {
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
    const body = final.error ?? errorBody(whole ? 'answer_not_text' : failureCode(run.kind))
    return run.stopping && !final.error
      ? { ...withoutEmpty(next), run: null, ended: 'stopped' }
      : { ...withoutEmpty(next), run: null, ended: 'failed', problem: { body, place: placeOf(run.kind) } }
  }
  const answer: Message = {
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
  const body = final.error ?? errorBody(failureCode(run.kind))
  return { ...next, run: null, messages, ended: 'failed', problem: { body, place: 'answer' } }
}

/** Another version of the product wrote another text. Where somebody else answered, nothing was promised. */
function isOfOtherVersion({ here }: Run, final: FinalEvent, text: string): boolean {
  const { state, answeredBy, interpretation } = final
  const isOurs = answeredBy?.reader === 'built-in' || answeredBy?.reader === 'library'
  if (!here || state !== 'done' || !isOurs) return false
  const isOtherEngine =
    here.interpretation && interpretation && here.interpretation.engine !== interpretation.engine
  return here.text !== text || Boolean(isOtherEngine)
}

/** An answer that cannot go on keeps what has arrived of it. */
function refuseRun(state: ReaderState, body: ErrorBody, at: string): ReaderState {
  const { run } = state
  if (!run) return state
  const failed = { ...state, run: null, ended: 'failed' as const }
  if (!run.text.trim()) return { ...withoutEmpty(failed), problem: { body, place: placeOf(run.kind) } }
  const answer: Message = { role: 'assistant', content: run.text, timestamp: at, incomplete: true }
  return {
    ...failed,
    messages: [...state.messages, question(run), answer],
    problem: { body, place: 'answer' },
  }
}

/** A first question that left no answer opens no conversation on the screen. */
function withoutEmpty(state: ReaderState): ReaderState {
  return state.messages.length > 0 ? state : { ...state, conversationId: undefined }
}

/** A retry takes the place of the answer that broke off; it does not stand below it. */
function withoutBroken(messages: Message[], content: string): Message[] {
  const [asked, answer] = messages.slice(-2)
  return answer?.incomplete && asked?.content === content ? messages.slice(0, -2) : messages
}

function question(run: Run): Message {
  return { role: 'user', content: run.asked, timestamp: run.askedAt }
}

function placeOf(kind: RunKind): Problem['place'] {
  return kind === 'first' ? 'form' : 'follow-up'
}

export function failureCode(kind: RunKind): 'answer_failed' | 'follow_up_failed' {
  return kind === 'first' ? 'answer_failed' : 'follow_up_failed'
}
