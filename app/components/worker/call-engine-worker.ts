import type { ReadingQuestion, ReplyTo } from './engine-messages.ts'

const waiting = new Map<number, (reply: unknown) => void>()
let worker: Worker | null = null
let last = 0

/**
 * Asks the engine, which runs in a worker of its own and loads when first asked. Null when it cannot
 * answer: the screen then goes without.
 */
export function callEngineWorker<Q extends ReadingQuestion>(question: Q): Promise<ReplyTo<Q> | null> {
  try {
    worker ??= startWorker()
  } catch {
    return Promise.resolve(null)
  }
  const id = ++last
  worker.postMessage({ ...question, id })
  return new Promise((resolve) => waiting.set(id, resolve as (reply: unknown) => void))
}

function startWorker(): Worker {
  const started = new Worker(new URL('./engine-worker.ts', import.meta.url), {
    type: 'module',
    name: 'reading',
  })
  started.onmessage = ({ data }: MessageEvent<{ id: number; reply: unknown }>) => {
    waiting.get(data.id)?.(data.reply)
    waiting.delete(data.id)
  }
  started.onerror = () => {
    for (const resolve of waiting.values()) resolve(null)
    waiting.clear()
    started.terminate()
    worker = null
  }
  return started
}
