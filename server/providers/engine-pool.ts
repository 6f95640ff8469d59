import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { Distress } from '#domain/distress/find-distress'
import type { AboutText } from '#domain/distress/own-clauses'
import type { AnswerToInterpret } from '#domain/interpret-answer'
import type { JudgedAnswer, Judgement } from '#domain/judge-answer'
import { limits } from '#domain/limits'
import type { WriterInput } from '#domain/write-built-in'
import { createFairQueue, type RequesterKeys } from '../turns/fair-queue.ts'
import { createEngineThread, type EngineThread, type ThreadResult, type ThreadTask } from './engine-thread.ts'

/** Resolves with the markdown. Rejects when the engine threw or took too long, and when `signal` is aborted. */
export type AskWriter = (input: WriterInput, signal?: AbortSignal) => Promise<string>
/** Resolves with the record of the checks. Rejects when the engine threw or took too long. */
export type AskJudge = (judged: JudgedAnswer) => Promise<Judgement>
/** Resolves with what a first answer is based on; null without a passage. Rejects as `AskJudge` does. */
export type AskInterpreter = (answer: AnswerToInterpret) => Promise<AnswerInterpretation | null>
/** Resolves with the distress in each text. Rejects when the engine threw or took too long. */
export type AskListener = (texts: string[], about?: AboutText) => Promise<(Distress | null)[]>
/** The engine's work for one requester. */
export type EnginePool = (requester: RequesterKeys) => {
  write: AskWriter
  judge: AskJudge
  interpret: AskInterpreter
  hear: AskListener
}

type Work = {
  task: ThreadTask
  requester: RequesterKeys
  cost: number
  resolve(result: ThreadResult): void
  reject(error: Error): void
}

const { threads: count, longestWait, longestWork, shortWork } = limits.writers

/**
 * Worker threads for the engine behind one fair queue, so that a long passage blocks nobody's stream. The last free
 * thread takes short work only: a short passage never waits for a long one to end.
 */
export function startEnginePool(begin: () => EngineThread = createEngineThread): EnginePool {
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
          // Idle threads go to the front: one thread does everything as long as nothing is queued.
          free.unshift(thread)
          dispatch()
          // Once there are questions, a second one at the same moment waits for no engine to load.
          for (const spare of free) spare.warm()
        })
    }
  }

  function ask(requester: RequesterKeys, task: ThreadTask, most: number, signal?: AbortSignal) {
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
      function settle<Value>(done: (value: Value) => void) {
        return (value: Value) => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', onAbort)
          done(value)
        }
      }
      // A running task goes on in its thread; its result is dropped.
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
    async hear(input, about) {
      const result = await ask(requester, { task: 'hear', input, about }, longestWait)
      if (typeof result === 'string' || !('heard' in result)) throw new Error('the thread heard nothing')
      return result.heard
    },
  })
}

/** The characters that the engine reads for a task, plus a fixed cost for starting it. */
function costOf(task: ThreadTask): number {
  return textsOf(task).reduce<number>((sum, text) => sum + text.length, limits.writers.base)
}

function textsOf({ task, input }: ThreadTask): string[] {
  if (task === 'hear') return input
  if (task !== 'write') return [input.question.passage, input.answer]
  const { passage, question, history = [] } = input
  return [passage, question, ...history]
}
