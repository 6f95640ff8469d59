import type { AnswerCheck } from '#domain/answer-check'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Question } from '#domain/messages'
import type { Evidence } from '../evidence/evidence.ts'
import type { ChoiceHelp } from '../reading/explain-choice.ts'
import type { FoundQuotation } from './reading-worker.ts'

export type PassageFactsReply = {
  words: number
  sentences: number
  lines: number
  feelingWords: number
}

/** `shown` is the markdown of the explanation that is on the screen. */
export type OtherWordsQuestion = { task: 'other words'; question: Question; kind: ContentType; shown: string }
/** The explanation written for another level, with the record of its checks. */
export type Version = { gradeLevel: GradeLevel; markdown: string; check: AnswerCheck }
export type OtherWordsReply = { simpler: Version | null; fuller: Version | null }

export type ReadingQuestion =
  | { task: 'facts'; passage: string; kind: ContentType }
  | { task: 'quotations'; passage: string; answer: string }
  | { task: 'evidence'; passage: string; kind: ContentType; gradeLevel: GradeLevel }
  | { task: 'choice'; passage: string; kind: ContentType; gradeLevel: GradeLevel; start: number; end: number }
  | OtherWordsQuestion

type Replies = {
  choice: ChoiceHelp
  facts: PassageFactsReply
  quotations: FoundQuotation[]
  evidence: Evidence
  'other words': OtherWordsReply
}
type ReplyTo<Q extends ReadingQuestion> = Replies[Q['task']]

const waiting = new Map<number, (reply: unknown) => void>()
let worker: Worker | null = null
let last = 0

/**
 * Asks the engine, which runs in a worker of its own and loads when first asked. Null when it cannot
 * answer: the screen then goes without.
 */
export function askReadingWorker<Q extends ReadingQuestion>(question: Q): Promise<ReplyTo<Q> | null> {
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
  const started = new Worker(new URL('./reading-worker.ts', import.meta.url), {
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
