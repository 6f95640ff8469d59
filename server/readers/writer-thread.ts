import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { JudgedAnswer, Judgement } from '#domain/judge-answer'
import { limits } from '#domain/limits'

/** What the engine writes about. `history` is set for a follow-up: first question, latest answer. */
export type WriterInput = {
  gradeLevel: GradeLevel
  contentType: ContentType
  question: string
  passage: string
  title: string
  author: string
  history?: [question: string, answer: string]
}

/** Resolves with the markdown. Rejects when the engine threw or took too long. */
export type AskWriter = (input: WriterInput) => Promise<string>
/** Resolves with the record of the checks. Rejects when the engine threw or took too long. */
export type AskJudge = (judged: JudgedAnswer) => Promise<Judgement>

/** What the thread is asked for. */
export type ThreadTask = { task: 'write'; input: WriterInput } | { task: 'judge'; input: JudgedAnswer }
export type ThreadJob = ThreadTask & { id: number }
export type ThreadReply = { id: number; result: string | Judgement } | { id: number; error: string }

const longestWriting = 30_000

type Result = string | Judgement
type Waiting = { resolve(result: Result): void; reject(error: Error): void; timer: NodeJS.Timeout }

/** One thread for the engine, begun with the first task and begun again if it ends. It keeps no process alive. */
export function startWriterThread(): { write: AskWriter; judge: AskJudge } {
  let worker: Worker | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function begin(): Worker {
    // Found from the project's root: this file may run from a bundle, the thread never does.
    const begun = new Worker(join(process.cwd(), 'server', 'readers', 'write-in-thread.ts'))
    begun.on('message', (reply: ThreadReply) => {
      const one = take(reply.id)
      if ('result' in reply) one?.resolve(reply.result)
      else one?.reject(new Error(reply.error))
    })
    begun.on('error', (error) => lose(begun, error))
    begun.on('exit', () => lose(begun, new Error('the writer thread ended')))
    // Last, because each listener would hold the process again.
    begun.unref()
    return begun
  }

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id)
    clearTimeout(one?.timer)
    waiting.delete(id)
    return one
  }

  function lose(lost: Worker, error: unknown) {
    if (worker !== lost) return
    worker = null
    for (const id of [...waiting.keys()])
      take(id)?.reject(new Error('the writer thread failed', { cause: error }))
    lost.terminate().catch(() => undefined)
  }

  function ask(task: ThreadTask, longestWait: number, onLate: (used: Worker, id: number) => void) {
    const used = worker ?? begin()
    worker = used
    lastId += 1
    const id = lastId
    return new Promise<Result>((resolve, reject) => {
      const timer = setTimeout(() => onLate(used, id), longestWait)
      waiting.set(id, { resolve, reject, timer })
      used.postMessage({ ...task, id } satisfies ThreadJob)
    })
  }

  return {
    async write(input) {
      const late = (used: Worker) => lose(used, new Error('too slow'))
      return String(await ask({ task: 'write', input }, longestWriting, late))
    },
    async judge(input) {
      // A judge that waits behind long passages gives up alone; the thread goes on with its work.
      const late = (_: Worker, id: number) => take(id)?.reject(new Error('the judge was too slow'))
      const result = await ask({ task: 'judge', input }, limits.judging, late)
      if (typeof result === 'string') throw new Error('the thread gave no judgement')
      return result
    },
  }
}
