import { answerLine } from '#domain/limits'
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
import { findAnswerer, sendUntilHeard } from './send-until-heard.ts'

/** Holds one reader screen's conversation and the answer on its way. */
export class WorkingStore implements AnalysisStore {
  #state: AnalysisState
  #listeners = new Set<() => void>()
  #control: AbortController | null = null
  /** The key of the next question, and the question it was last sent with. */
  #key: { value: string; asked: Question | null }
  /** A first question whose answer broke off or never came: once it is answered, that record goes. */
  #broken: Asked | null = null
  #waiting: { kind: RunKind; asked: Question; request: AnswerRequest } | null = null
  readonly #route: AnalysisRoute
  readonly #environment: AnalysisEnvironment

  constructor(route: AnalysisRoute, promptsLeft: number | undefined, environment: AnalysisEnvironment) {
    this.#route = route
    this.#environment = environment
    this.#state = emptyState(promptsLeft)
    this.#key = { value: environment.makeKey(), asked: null }
  }

  subscribe(listener: () => void) {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  read(): AnalysisState {
    return this.#state
  }

  key(): string {
    return this.#key.value
  }

  takeKey(key: string): void {
    if (key) this.#key = { value: key, asked: null }
  }

  clear(): void {
    this.#leave()
    this.#renewKey()
    this.#broken = null
    this.change({ type: 'cleared' })
  }

  change(action: AnalysisAction): void {
    this.#state = nextState(this.#state, action)
    for (const listener of this.#listeners) listener()
  }

  async ask(kind: RunKind, asked: Question, isAboutText = false): Promise<void> {
    if (this.#state.run) return
    if (this.#key.asked && !isSameQuestion(this.#key.asked, asked)) this.#renewKey()
    this.#key.asked = asked
    this.change({ type: 'asked', kind, asked, at: this.#now() })
    const heard = detectDistress(asked.question, this.#route.help)
    if (heard?.tier === 'clear' && !isAboutText) {
      this.#renewKey()
      // A run that nobody could see has no end either: focus would not come to the help.
      await this.#environment.wait(0)
      return this.change(endWithHelp(heard.text, this.#now()))
    }
    if (heard) this.change({ type: 'noted', note: noteOf(heard, isAboutText, this.#route.help) })
    const body = buildAnalysisBody(this.#route, this.#state, kind, asked, isAboutText)
    await this.#follow(kind, asked, { mode: this.#route.mode, key: this.#key.value, body })
  }

  async #follow(kind: RunKind, asked: Question, request: AnswerRequest): Promise<void> {
    const control = new AbortController()
    this.#control = control
    const progress = this.#progressOf(control)
    if (request.body && !request.generationId)
      this.#environment.answerOnDevice?.(request.body).then(progress.answeredOnDevice, () => undefined)
    const outcome = await findAnswerer(this.#environment).then(
      (answer) =>
        answer(request, progress, {
          ...this.#environment,
          signal: control.signal,
          idleTimeout: answerLine.idle,
        }),
      () => ({ kind: 'lost' as const }),
    )
    if (this.#control !== control) {
      if (outcome.kind === 'lost' && !control.signal.aborted)
        await sendUntilHeard(this.#environment, request, control.signal)
      return
    }
    this.#control = null
    if (outcome.kind === 'final') {
      const generationId = this.#state.run?.generationId
      const conversationId = this.#state.conversationId ?? outcome.final.conversationId
      this.#renewKey()
      this.change({ type: 'ended', final: outcome.final, text: outcome.text })
      if (kind === 'first' && conversationId)
        this.#broken = deleteIncomplete(
          { route: this.#route, environment: this.#environment, state: this.#state },
          { asked, conversationId },
          this.#broken,
        )
      if (outcome.final.saved || !generationId) return
      const { pollUntilSaved } = await import('./poll-until-saved.ts')
      await pollUntilSaved(
        {
          mode: this.#route.mode,
          generationId,
          text: outcome.text,
          read: () => this.#state,
          onSaved: () => this.change({ type: 'saved' }),
        },
        this.#environment,
      )
      return
    }
    if (outcome.kind === 'lost' && this.#state.run?.localAnswer) {
      // The answer is on the screen; the server counts and keeps it when the line is back.
      const { generationId, text } = this.#state.run
      await this.#follow(kind, asked, { ...request, generationId, text })
    } else if (outcome.kind === 'lost') {
      const promptsLeft = await countPromptsLeft(this.#route.mode, this.#environment)
      this.change({ type: 'refused', body: screenError('connection_lost'), at: this.#now(), promptsLeft })
    } else if (outcome.status === 401) {
      this.#waitForSignIn(kind, asked, request)
    } else if (outcome.body.error === 'key_reused' && request.body) {
      this.#renewKey()
      this.#key.asked = asked
      await this.#follow(kind, asked, { ...request, key: this.#key.value })
    } else {
      this.change({ type: 'refused', body: outcome.body, at: this.#now() })
    }
  }

  #progressOf(control: AbortController) {
    const mine = (action: AnalysisAction) => {
      if (this.#control === control) this.change(action)
    }
    return {
      started: (event: Extract<AnalysisAction, { type: 'started' }>['event']) => {
        mine({ type: 'started', event })
        if (this.#state.run?.stopping) void this.stop()
      },
      wrote: (text: string) => mine({ type: 'wrote', text }),
      answeredOnDevice: (answer: LocalAnswer | null) =>
        answer && mine({ type: 'answered-on-device', answer }),
      correcting: () => mine({ type: 'correcting' }),
      lost: () => mine({ type: 'lost' }),
    }
  }

  /** The question and what has arrived stay; after sign-in the same question goes out with the same key. */
  #waitForSignIn(kind: RunKind, asked: Question, request: AnswerRequest): void {
    const { run } = this.#state
    this.#waiting = {
      kind,
      asked,
      request: { ...request, generationId: run?.generationId, text: run?.text },
    }
    if (run?.text) this.change({ type: 'signed-out' })
    else this.change({ type: 'refused', body: screenError('signed_out'), at: this.#now() })
    this.#environment.askToSignIn()
  }

  async signedIn(): Promise<void> {
    const waiting = this.#waiting
    if (!waiting) return
    this.#waiting = null
    const { kind, asked, request } = waiting
    if (!this.#state.run) this.change({ type: 'asked', kind, asked, at: this.#now() })
    await this.#follow(kind, asked, request)
  }

  async stop(): Promise<void> {
    const { run } = this.#state
    // An answer that is whole on the screen has nothing left to stop: it is only being kept.
    if (!run || run.localAnswer) return
    this.change({ type: 'stopping' })
    if (!run.generationId && this.#route.mode !== 'device') return
    const reply = run.generationId && (await this.#stopOnServer(run.generationId))
    // A 404 says that no answer is being written.
    const isStopped = reply && (reply.ok || reply.status === 404)
    if (isStopped || this.#state.run?.generationId !== run.generationId) return
    this.#leave()
    this.change({ type: 'stopped-here', at: this.#now() })
  }

  #stopOnServer(id: string) {
    return readReply(
      client.functions.v1.generations[':id'].stop.$post(
        { param: { id } },
        { fetch: this.#environment.fetch },
      ),
    )
  }

  async retry(): Promise<void> {
    const { messages } = this.#state
    const asked = messages.findLast((message) => message.role === 'user')
    if (!asked || !latestAnswer(messages)?.incomplete) return
    await this.ask(messages.length > 2 ? 'follow-up' : 'first', asked.content)
  }

  async resume(
    conversation: { conversationId?: string; messages: Message[] },
    running: RunningAnswer | null,
  ): Promise<void> {
    this.#leave()
    const run = running ? newRun(running.kind, running.asked, running.askedAt, running.generationId) : null
    this.change({ type: 'opened', ...conversation, run })
    if (!running) return
    const { kind, asked, generationId } = running
    await this.#follow(kind, asked, {
      mode: this.#route.mode,
      key: this.#key.value,
      body: null,
      generationId,
    })
  }

  /** A finished answer goes on to be kept; one that is being written is no longer listened to. */
  #leave(): void {
    if (!this.#state.run?.localAnswer) this.#control?.abort()
    this.#control = null
    this.#waiting = null
  }

  #renewKey(): void {
    this.#key = { value: this.#environment.makeKey(), asked: null }
  }

  #now(): string {
    return this.#environment.now().toISOString()
  }
}
