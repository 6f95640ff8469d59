import { isSameQuestion, latestAnswer, type Message, type Question } from '#domain/messages'
import { screenError } from '#domain/screen-errors'
import { client, readReply } from '../browser/client.ts'
import type { LocalAnswer } from '../worker/engine-messages.ts'
import type { AnalysisEnvironment, AnalysisRoute, AnalysisStore } from './analysis-environment.ts'
import type { AnalysisAction, AnalysisState, RunKind, RunningAnswer } from './analysis-state.ts'
import { emptyState, newRun, nextState } from './analysis-state.ts'
import { buildAnalysisBody } from './build-analysis-body.ts'
import { countPromptsLeft } from './count-prompts-left.ts'
import { type Asked, deleteIncomplete } from './delete-incomplete.ts'
import { detectDistress, endWithHelp, noteOf } from './detect-distress.ts'
import type { AnswerRequest } from './follow-answer.ts'
import { findAnswerer, idleTimeout, sendUntilHeard } from './send-until-heard.ts'

type Context = {
  route: AnalysisRoute
  environment: AnalysisEnvironment
  state: AnalysisState
  listeners: Set<() => void>
  control: AbortController | null
  /** The key of the next question, and the question it was last sent with. */
  key: { value: string; asked: Question | null }
  /** A first question whose answer broke off or never came: once it is answered, that record goes. */
  broken: Asked | null
  waiting: { kind: RunKind; asked: Question; request: AnswerRequest } | null
}

/** Holds one reader screen's conversation and the answer on its way. */
export function createAnalysisStore(
  route: AnalysisRoute,
  promptsLeft: number | undefined,
  environment: AnalysisEnvironment,
): AnalysisStore {
  const context: Context = {
    route,
    environment,
    state: emptyState(promptsLeft),
    listeners: new Set(),
    control: null,
    key: { value: environment.makeKey(), asked: null },
    broken: null,
    waiting: null,
  }
  return {
    subscribe(listener) {
      context.listeners.add(listener)
      return () => context.listeners.delete(listener)
    },
    read: () => context.state,
    key: () => context.key.value,
    takeKey(key) {
      if (key) context.key = { value: key, asked: null }
    },
    ask: (kind, asked, isAboutText) => ask(context, kind, asked, isAboutText),
    stop: () => stop(context),
    retry: () => retry(context),
    resume: (conversation, running) => resume(context, conversation, running),
    signedIn: () => signedIn(context),
    change: (action) => change(context, action),
    clear() {
      leave(context)
      renewKey(context)
      context.broken = null
      change(context, { type: 'cleared' })
    },
  }
}

function change(context: Context, action: AnalysisAction): void {
  context.state = nextState(context.state, action)
  for (const listener of context.listeners) listener()
}

async function ask(context: Context, kind: RunKind, asked: Question, isAboutText = false): Promise<void> {
  if (context.state.run) return
  if (context.key.asked && !isSameQuestion(context.key.asked, asked)) renewKey(context)
  context.key.asked = asked
  change(context, { type: 'asked', kind, asked, at: now(context) })
  const heard = detectDistress(asked.question, context.route.help)
  if (heard?.tier === 'clear' && !isAboutText) {
    renewKey(context)
    // A run that nobody could see has no end either: focus would not come to the help.
    await context.environment.wait(0)
    return change(context, endWithHelp(heard.text, now(context)))
  }
  if (heard) change(context, { type: 'noted', note: noteOf(heard, isAboutText, context.route.help) })
  const body = buildAnalysisBody(context.route, context.state, kind, asked, isAboutText)
  await follow(context, kind, asked, { mode: context.route.mode, key: context.key.value, body })
}

async function follow(
  context: Context,
  kind: RunKind,
  asked: Question,
  request: AnswerRequest,
): Promise<void> {
  const control = new AbortController()
  context.control = control
  const progress = progressOf(context, control)
  if (request.body && !request.generationId)
    context.environment.answerOnDevice?.(request.body).then(progress.answeredOnDevice, () => undefined)
  const outcome = await findAnswerer(context.environment).then(
    (answer) => answer(request, progress, { ...context.environment, signal: control.signal, idleTimeout }),
    () => ({ kind: 'lost' as const }),
  )
  if (context.control !== control) {
    if (outcome.kind === 'lost' && !control.signal.aborted)
      await sendUntilHeard(context.environment, request, control.signal)
    return
  }
  context.control = null
  if (outcome.kind === 'final') {
    const generationId = context.state.run?.generationId
    const conversationId = context.state.conversationId ?? outcome.final.conversationId
    renewKey(context)
    change(context, { type: 'ended', final: outcome.final, text: outcome.text })
    if (kind === 'first' && conversationId)
      context.broken = deleteIncomplete(context, { asked, conversationId }, context.broken)
    if (outcome.final.saved || !generationId) return
    const { pollUntilSaved } = await import('./poll-until-saved.ts')
    await pollUntilSaved(
      {
        mode: context.route.mode,
        generationId,
        text: outcome.text,
        read: () => context.state,
        onSaved: () => change(context, { type: 'saved' }),
      },
      context.environment,
    )
    return
  }
  if (outcome.kind === 'lost' && context.state.run?.localAnswer) {
    // The answer is on the screen; the server counts and keeps it when the line is back.
    const { generationId, text } = context.state.run
    await follow(context, kind, asked, { ...request, generationId, text })
  } else if (outcome.kind === 'lost') {
    const promptsLeft = await countPromptsLeft(context.route.mode, context.environment)
    change(context, { type: 'refused', body: screenError('connection_lost'), at: now(context), promptsLeft })
  } else if (outcome.status === 401) {
    waitForSignIn(context, kind, asked, request)
  } else if (outcome.body.error === 'key_reused' && request.body) {
    renewKey(context)
    context.key.asked = asked
    await follow(context, kind, asked, { ...request, key: context.key.value })
  } else {
    change(context, { type: 'refused', body: outcome.body, at: now(context) })
  }
}

function progressOf(context: Context, control: AbortController) {
  const mine = (action: AnalysisAction) => {
    if (context.control === control) change(context, action)
  }
  return {
    started: (event: Extract<AnalysisAction, { type: 'started' }>['event']) => {
      mine({ type: 'started', event })
      if (context.state.run?.stopping) void stop(context)
    },
    wrote: (text: string) => mine({ type: 'wrote', text }),
    answeredOnDevice: (answer: LocalAnswer | null) => answer && mine({ type: 'answered-on-device', answer }),
    correcting: () => mine({ type: 'correcting' }),
    lost: () => mine({ type: 'lost' }),
  }
}

/** The question and what has arrived stay; after sign-in the same question goes out with the same key. */
function waitForSignIn(context: Context, kind: RunKind, asked: Question, request: AnswerRequest): void {
  const { run } = context.state
  context.waiting = {
    kind,
    asked,
    request: { ...request, generationId: run?.generationId, text: run?.text },
  }
  if (run?.text) change(context, { type: 'signed-out' })
  else change(context, { type: 'refused', body: screenError('signed_out'), at: now(context) })
  context.environment.askToSignIn()
}

async function signedIn(context: Context): Promise<void> {
  const { waiting } = context
  if (!waiting) return
  context.waiting = null
  const { kind, asked, request } = waiting
  if (!context.state.run) change(context, { type: 'asked', kind, asked, at: now(context) })
  await follow(context, kind, asked, request)
}

async function stop(context: Context): Promise<void> {
  const { run } = context.state
  // An answer that is whole on the screen has nothing left to stop: it is only being kept.
  if (!run || run.localAnswer) return
  change(context, { type: 'stopping' })
  if (!run.generationId && context.route.mode !== 'device') return
  const reply = run.generationId && (await stopOnServer(context, run.generationId))
  // A 404 says that no answer is being written.
  const isStopped = reply && (reply.ok || reply.status === 404)
  if (isStopped || context.state.run?.generationId !== run.generationId) return
  leave(context)
  change(context, { type: 'stopped-here', at: now(context) })
}

function stopOnServer({ environment: { fetch } }: Context, id: string) {
  return readReply(client.functions.v1.generations[':id'].stop.$post({ param: { id } }, { fetch }))
}

async function retry(context: Context): Promise<void> {
  const { messages } = context.state
  const asked = messages.findLast((message) => message.role === 'user')
  if (!asked || !latestAnswer(messages)?.incomplete) return
  await ask(context, messages.length > 2 ? 'follow-up' : 'first', asked.content)
}

async function resume(
  context: Context,
  conversation: { conversationId?: string; messages: Message[] },
  running: RunningAnswer | null,
): Promise<void> {
  leave(context)
  const run = running ? newRun(running.kind, running.asked, running.askedAt, running.generationId) : null
  change(context, { type: 'opened', ...conversation, run })
  if (!running) return
  const { kind, asked, generationId } = running
  await follow(context, kind, asked, {
    mode: context.route.mode,
    key: context.key.value,
    body: null,
    generationId,
  })
}

/** A finished answer goes on to be kept; one that is being written is no longer listened to. */
function leave(context: Context): void {
  if (!context.state.run?.localAnswer) context.control?.abort()
  context.control = null
  context.waiting = null
}

function renewKey(context: Context): void {
  context.key = { value: context.environment.makeKey(), asked: null }
}

function now(context: Context): string {
  return context.environment.now().toISOString()
}
