import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { AnswerToInterpret } from '#domain/interpret-answer'
import type { JudgedAnswer, Judgement } from '#domain/judge-answer'
import { limits } from '#domain/limits'
import type { WriterInput } from '#domain/write-built-in'
import { createFairQueue, type Requester } from '../limits/fair-queue.ts'
import { createWriterThread, type ThreadResult, type ThreadTask, type WriterThread } from './writer-thread.ts'

/** Resolves with the markdown. Rejects when the engine threw or took too long, and when `signal` is aborted. */
export type AskWriter = (input: WriterInput, signal?: AbortSignal) => Promise<string>
/** Resolves with the record of the checks. Rejects when the engine threw or took too long. */
export type AskJudge = (judged: JudgedAnswer) => Promise<Judgement>
/** Resolves with what a first answer stands on; null without a passage. Rejects as `AskJudge`. */
export type AskInterpreter = (answer: AnswerToInterpret) => Promise<AnswerInterpretation | null>
/** The engine's work for one requester. */
export type Writers = (requester: Requester) => {
  write: AskWriter
  judge: AskJudge
  interpret: AskInterpreter
}

type Work = {
  task: ThreadTask
  requester: Requester
  cost: number
  resolve(result: ThreadResult): void
  reject(error: Error): void
}

const { threads: count, longestWait, longestWork, shortWork } = limits.writers

/**
 * The engine in threads of their own, so that a long passage holds up nobody's stream, with one fair queue before
 * them. The last free thread takes short work only: somebody with a short passage never waits for a long one to end.
 */
export function startWriters(begin: () => WriterThread = createWriterThread): Writers {
  const queue = createFairQueue<Work>()
  const threads = Array.from({ length: count }, begin)
  const free = [...threads]

  function dispatch() {
    while (free.length > 0) {
      const work = queue.next(free.length === 1 ? shortWork : undefined)
      const thread = work && free.shift()
      if (!thread) break
      thread
        .run(work.task, longestWork)
        .then(work.resolve, work.reject)
        .finally(() => {
          // In front: one thread does it all as long as nobody waits.
          free.unshift(thread)
          dispatch()
        })
    }
    if (queue.size() > 0) for (const thread of free) thread.warm()
  }

  function ask(requester: Requester, task: ThreadTask, most: number, signal?: AbortSignal) {
    return new Promise<ThreadResult>((resolve, reject) => {
      const work: Work = {
        task,
        requester,
        cost: costOf(task),
        resolve: settle(resolve),
        reject: settle(reject),
      }
      const timer = setTimeout(() => giveUp('waited too long'), most)
      const onAbort = () => giveUp('stopped')
      function settle<Value>(tell: (value: Value) => void) {
        return (value: Value) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
          tell(value)
        }
      }
      // What runs already goes on in its thread; nobody waits for it any more.
      function giveUp(reason: string) {
        queue.remove(work)
        work.reject(new Error(reason))
      }
      signal?.addEventListener('abort', onAbort)
      if (signal?.aborted) return onAbort()
      queue.add(work)
      dispatch()
    })
  }

  return (requester) => ({
    async write(input, signal) {
      return String(await ask(requester, { task: 'write', input }, longestWait + longestWork, signal))
    },
    async judge(input) {
      const result = await ask(requester, { task: 'judge', input }, limits.judging)
      if (typeof result === 'string' || !('check' in result)) throw new Error('the thread gave no judgement')
      return result
    },
    async interpret(input) {
      const result = await ask(requester, { task: 'interpret', input }, limits.judging)
      if (typeof result === 'string' || !('interpretation' in result))
        throw new Error('the thread gave no interpretation')
      return result.interpretation
    },
  })
}

/** The characters that the engine reads for a task, and some for beginning it. */
function costOf({ task, input }: ThreadTask): number {
  if (task !== 'write') return limits.writers.base + input.question.passage.length + input.answer.length
  const { passage, question, history = [] } = input
  return limits.writers.base + [passage, question, ...history].reduce((sum, text) => sum + text.length, 0)
}
