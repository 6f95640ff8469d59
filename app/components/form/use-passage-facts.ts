import { useEffect, useState } from 'react'
import type { ContentType } from '#domain/choices'
import type { PassageFactsReply } from '../worker/engine-messages.ts'

const pause = 700

/** What the engine sees in a passage while it is typed, on this device; null until it knows. */
export function usePassageFacts(passage: string, contentType: ContentType): PassageFactsReply | null {
  const [facts, setFacts] = useState<PassageFactsReply | null>(null)
  const hasText = passage.trim().length > 0
  useEffect(() => {
    if (!hasText) return setFacts(null)
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { callEngineWorker } = await import('../worker/call-engine-worker.ts')
      const reply = await callEngineWorker({ task: 'facts', passage, kind: contentType })
      if (isCurrent) setFacts(reply)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [passage, contentType, hasText])
  return facts
}
