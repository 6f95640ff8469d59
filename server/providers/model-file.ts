import { resolve } from 'node:path'
import { limits } from '#domain/limits'
import type { RequesterKeys } from '../turns/fair-queue.ts'
import { createAnswerQueue, type Turn } from './model-file/answer-queue.ts'
import { frameGrammar } from './model-file/frame-grammar.ts'
import { createModelProcess, type ModelProcess, type ProcessLimits } from './model-file/model-process.ts'
import { openAiCompatibleProvider } from './openai-compatible.ts'
import { type Ending, type Failure, noUsage, type Provider, type ProviderRequest } from './provider.ts'

type Limits = Partial<ProcessLimits> & {
  queue?: { waiting: number; wait: number }
  times?: { connect: number; timeToFirstToken: number; idle: number; total: number }
}

/** The model files of one data folder in this process: one child process behind one queue. */
export type ModelFileRunner = {
  providerFor(model: string, requester: RequesterKeys): Provider
  end(): void
}

const runners = new Map<string, ModelFileRunner>()

/** The runner of a data folder: one per process, shared by all requesters. */
export function modelFileRunner(dataDir: string): ModelFileRunner {
  const folder = resolve(dataDir)
  const runner = runners.get(folder) ?? createModelFileRunner(folder)
  runners.set(folder, runner)
  return runner
}

/** A runner with its own limits, for tests; other callers use `modelFileRunner`. */
export function createModelFileRunner(dataDir: string, own: Limits = {}): ModelFileRunner {
  const child = createModelProcess(dataDir, own)
  const take = createAnswerQueue(own.queue)
  const times = own.times ?? limits.modelFile.times
  return {
    providerFor: (model, requester) => ({
      name: 'openai-compatible',
      model,
      async answer(request, write) {
        const turn = await take(requester, request.signal)
        if (typeof turn === 'string') return failed(failureOf(turn))
        try {
          return await answerNow(child, { model, times, request, write })
        } finally {
          turn.end()
        }
      },
    }),
    end: child.end,
  }
}

type Answer = {
  model: string
  times: NonNullable<Limits['times']>
  request: ProviderRequest
  write(text: string): void
}

async function answerNow(child: ModelProcess, { model, times, request, write }: Answer): Promise<Ending> {
  const started = await child.start(model)
  if ('detail' in started) return failed({ reason: 'connect', detail: started.detail })
  const provider = openAiCompatibleProvider({
    ...started,
    model,
    reach: 'loopback',
    // The frame is for explanations; an answer to a follow-up has another form.
    more: request.followUp ? {} : { grammar: frameGrammar },
    // No retry after the child broke: the built-in reader answers sooner.
    call: { times, retries: 0 },
  })
  const ending = await provider.answer(request, write)
  const failure = ending.kind === 'failed' ? ending.failure : null
  const why = await child.rest(failure?.reason === 'timeout')
  return failure && why && failure.reason !== 'stopped'
    ? { ...ending, kind: 'failed', failure: { ...failure, detail: why } }
    : ending
}

function failureOf(turn: Extract<Turn, string>): Failure {
  return turn === 'stopped' ? { reason: 'stopped' } : { reason: 'busy', detail: turn }
}

function failed(failure: Failure): Ending {
  return { kind: 'failed', failure, usage: noUsage }
}
