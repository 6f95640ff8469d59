import { useEffect, useRef, useState } from 'react'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Evidence } from '#domain/evidence/evidence'
import { callEngineWorker } from '../worker/call-engine-worker.ts'

/** Evidence and the very text it was made from: places fit no other. */
export type EvidenceOf = { passage: string; evidence: Evidence }

const PAUSE = 700

/**
 * What the words of the passage show: at once the first time, later a moment after it stops changing. Null until
 * the first is there, 'failed' when the browser could not run the reading.
 */
export function useEvidence(
  passage: string,
  contentType: ContentType,
  gradeLevel: GradeLevel,
): EvidenceOf | 'failed' | null {
  const [found, setFound] = useState<EvidenceOf | 'failed' | null>(null)
  const begun = useRef(false)
  useEffect(() => {
    if (passage.trim() === '') return
    let current = true
    const pause = begun.current ? PAUSE : 0
    async function read() {
      const evidence = await callEngineWorker({ task: 'evidence', passage, kind: contentType, gradeLevel })
      if (!current) return
      begun.current = true
      setFound(evidence ? { passage, evidence } : 'failed')
    }
    const timer = setTimeout(() => void read(), pause)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [passage, contentType, gradeLevel])
  return found
}
