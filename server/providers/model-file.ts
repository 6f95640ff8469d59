import { resolve } from 'node:path'
import { limits } from '#domain/limits'
import { createFairQueue, type RequesterKeys } from '../turns/fair-queue.ts'
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

/** A turn, with the function that ends it, or why there is none: the queue is full, the wait timed out, or it was aborted. */
type Turn = { end(): void } | 'full' | 'late' | 'stopped'

type Work = { requester: RequesterKeys; cost: number; begin(): void }

/** Every answer costs the same, so that one person's questions keep their order. */
const cost = 1_000

/** One answer at a time, in fair order; one person's questions stay in the order of arrival. */
function createAnswerQueue(own: Partial<{ waiting: number; wait: number }> = {}) {
  const most = { ...limits.modelFile.queue, ...own }
  const queue = createFairQueue<Work>()
  let isTaken = false

  function next() {
    const work = isTaken ? null : queue.next()
    if (!work) return
    isTaken = true
    work.begin()
  }

  return function take(requester: RequesterKeys, signal: AbortSignal): Promise<Turn> {
    if (signal.aborted) return Promise.resolve('stopped')
    if (queue.size() >= most.waiting) return Promise.resolve('full')
    return new Promise((resolve) => {
      const timer = setTimeout(() => leave('late'), most.wait)
      const onAbort = () => leave('stopped')
      const work: Work = { requester, cost, begin: () => settle({ end }) }
      function settle(turn: Turn) {
        clearTimeout(timer)
        signal.removeEventListener('abort', onAbort)
        resolve(turn)
      }
      function leave(why: 'late' | 'stopped') {
        queue.remove(work)
        settle(why)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      queue.add(work)
      next()
    })
  }

  function end() {
    isTaken = false
    next()
  }
}

const quoted = (text: string) => JSON.stringify(text)

/**
 * The five-step explanation as a grammar: whatever a small model would rather write, it can write nothing else. Which
 * sentences stand under the headings is its own. Format: GBNF of llama.cpp.
 */
const frameGrammar = [
  `root ::= ${[
    quoted('**In short:** '),
    'line',
    quoted('\n\n## 1. What the text says\n\n'),
    'body',
    quoted('## 2. Clues in the words\n\n'),
    'items',
    quoted('## 3. Feelings and tone\n\n'),
    'body',
    quoted('## 4. What it may mean\n\n'),
    'body',
    quoted('## 5. How to find this yourself\n\n'),
    'body',
    quoted('## Check-in\n\n'),
    'question',
  ].join(' ')}`,
  'body ::= (line "\\n" "\\n"?)+',
  'items ::= ("- " line "\\n")+ "\\n"',
  'line ::= [^\\n# ] [^\\n]*',
  'question ::= [^\\n#?]+ "?"',
  '',
].join('\n')
