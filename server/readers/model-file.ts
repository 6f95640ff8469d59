import { resolve } from 'node:path'
import { limits } from '#domain/limits'
import type { Requester } from '../limits/fair-queue.ts'
import { frameGrammar } from '../model-file/frame-grammar.ts'
import { createModelProcess, type ModelProcess, type ProcessLimits } from '../model-file/model-process.ts'
import { createTurns, type Turn } from '../model-file/take-turns.ts'
import { openAiCompatibleReader } from './openai-compatible.ts'
import { type Ending, type Failure, noUsage, type Reader, type ReadingRequest } from './reader.ts'

type Limits = Partial<ProcessLimits> & {
  queue?: { waiting: number; wait: number }
  times?: { connect: number; firstText: number; silence: number; whole: number }
}

/** The model files of one data folder in this process: one child, and one queue before it. */
export type ModelFileRunner = {
  readerFor(model: string, requester: Requester): Reader
  end(): void
}

const runners = new Map<string, ModelFileRunner>()

/** The runner of a data folder; there is one in a process, whoever asks. */
export function modelFileRunner(dataDir: string): ModelFileRunner {
  const folder = resolve(dataDir)
  const runner = runners.get(folder) ?? createModelFileRunner(folder)
  runners.set(folder, runner)
  return runner
}

/** A runner with limits of its own, for tests; others take `modelFileRunner`. */
export function createModelFileRunner(dataDir: string, own: Limits = {}): ModelFileRunner {
  const child = createModelProcess(dataDir, own)
  const take = createTurns(own.queue)
  const times = own.times ?? limits.modelFile.times
  return {
    readerFor: (model, requester) => ({
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
  request: ReadingRequest
  write(text: string): void
}

async function answerNow(child: ModelProcess, { model, times, request, write }: Answer): Promise<Ending> {
  const started = await child.start(model)
  if ('detail' in started) return failed({ reason: 'connect', detail: started.detail })
  const reader = openAiCompatibleReader({
    ...started,
    model,
    reach: 'loopback',
    // The frame is for explanations; an answer to a follow-up has another form.
    more: request.followUp ? {} : { grammar: frameGrammar },
    // A child that broke is not asked again for the same answer: the built-in reader answers sooner.
    call: { times, retries: 0 },
  })
  const ending = await reader.answer(request, write)
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
