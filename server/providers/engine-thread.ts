import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { Distress } from '#domain/distress/find-distress'
import type { AboutText } from '#domain/distress/own-clauses'
import type { AnswerToInterpret } from '#domain/interpret-answer'
import type { JudgedAnswer, Judgement } from '#domain/judge-answer'
import type { WriterInput } from '#domain/write-built-in'

/** A task of the thread. */
export type ThreadTask =
  | { task: 'write'; input: WriterInput }
  | { task: 'judge'; input: JudgedAnswer }
  | { task: 'interpret'; input: AnswerToInterpret }
  /** Texts to look for distress in; `about` of answers about a text. */
  | { task: 'hear'; input: string[]; about?: AboutText | undefined }
export type ThreadJob = ThreadTask & { id: number }
export type ThreadResult =
  | string
  | Judgement
  | { interpretation: AnswerInterpretation | null }
  | { heard: (Distress | null)[] }
export type ThreadReply = { id: number; result: ThreadResult } | { id: number; error: string }

export type EngineThread = {
  /**
   * Does one task. Rejects when the engine threw, and when it took longer than `most` milliseconds or the thread
   * broke; in the two last cases the thread has ended, and the next task begins a new one.
   */
  run(task: ThreadTask, most: number): Promise<ThreadResult>
  /** Loads the engine ahead of a task. */
  warm(): void
}

type Running = { resolve(result: ThreadResult): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** A worker thread for the engine: one task at a time, started on demand. It does not keep the process alive. */
export function createEngineThread(): EngineThread {
  let worker: Worker | null = null
  let lastId = 0
  let running: Running | null = null

  function begin(): Worker {
    // Relative to the project's root: this file may run from a bundle, the worker never does.
    const begun = new Worker(join(process.cwd(), 'server', 'providers', 'engine-worker.ts'))
    begun.on('message', (reply: ThreadReply) => {
      if (worker !== begun || reply.id !== lastId) return
      const task = end()
      if ('result' in reply) task?.resolve(reply.result)
      else task?.reject(new Error(reply.error))
    })
    begun.on('error', (error) => lose(begun, error))
    begun.on('exit', () => lose(begun, new Error('the writer thread ended')))
    // Last, because adding a listener refs the worker again.
    begun.unref()
    return begun
  }

  function end(): Running | null {
    const task = running
    clearTimeout(task?.timer)
    running = null
    return task
  }

  function lose(lost: Worker, error: unknown) {
    if (worker !== lost) return
    worker = null
    end()?.reject(new Error('the writer thread failed', { cause: error }))
    lost.terminate().catch(() => undefined)
  }

  return {
    run(task, most) {
      const used = worker ?? begin()
      worker = used
      lastId += 1
      const id = lastId
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => lose(used, new Error('too slow')), most)
        running = { resolve, reject, timer }
        used.postMessage({ ...task, id } satisfies ThreadJob)
      })
    },
    warm() {
      worker ??= begin()
    },
  }
}
