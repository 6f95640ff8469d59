import { setImmediate as nextTick } from 'node:timers/promises'
import { findWork } from '#domain/library/find-work'
import { writerInput } from '#domain/write-built-in'
import { listWorks } from '../library/works.ts'
import type { AskWriter } from './engine-pool.ts'
import { type Ending, noUsage, type Provider } from './provider.ts'

const stopped: Ending = { kind: 'failed', failure: { reason: 'stopped' }, usage: noUsage }

/**
 * The provider that needs no service: the close-reading engine in a worker thread, so that a long passage blocks
 * nobody's stream. It never breaks off in the middle: the explanation is complete before it is streamed.
 */
export function builtInProvider(ask: AskWriter): Provider {
  return {
    name: 'built-in',
    async answer(request, write) {
      const { question, signal } = request
      const named = question.passage === '' ? findWork(question, listWorks()) : null
      try {
        const markdown = await ask(writerInput(request, named ?? undefined), signal)
        for (const piece of sentencePieces(markdown)) {
          if (signal.aborted) return stopped
          write(piece)
          await nextTick()
        }
        return { kind: 'done', usage: noUsage }
      } catch (error) {
        if (signal.aborted) return stopped
        const detail = error instanceof Error ? error.name : 'error'
        return { kind: 'failed', failure: { reason: 'broken_off', detail }, usage: noUsage }
      }
    },
  }
}

/** The text cut after sentences and lines; joined again it is the same text. */
export function sentencePieces(markdown: string): string[] {
  return markdown.match(/[^\n.?!]*(?:[.?!]+["')*\]]*\s*|\n+|$)/g)?.filter(Boolean) ?? []
}
