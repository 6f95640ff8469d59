import { useEffect, useMemo, useState } from 'react'
import { callEngineWorker } from '../worker/call-engine-worker.ts'
import type { FoundQuotation } from '../worker/engine-messages.ts'
import { type NumberedQuotation, type NumberedSpan, numberQuotations } from './mark-quotations.ts'

/**
 * The quotations of each explanation of a conversation, looked up in the passage, with the numbers of their clues.
 * Follow-ups go on with the numbers. Null until all are looked up, or without a passage.
 *
 * @param answers the explanations in order, the first one first
 */
export function useQuotations(
  answers: readonly string[],
  passage: string,
  clues: readonly NumberedSpan[],
): NumberedQuotation[][] | null {
  const [found, setFound] = useState<{ answers: readonly string[]; quotations: FoundQuotation[][] } | null>(
    null,
  )
  useEffect(() => {
    if (answers.length === 0 || !passage.trim()) return
    let current = true
    const asked = answers.map((answer) => callEngineWorker({ task: 'quotations', passage, answer }))
    void Promise.all(asked).then((replies) => {
      if (current) setFound({ answers, quotations: replies.map((reply) => reply ?? []) })
    })
    return () => {
      current = false
    }
  }, [answers, passage])
  const quotations = found && found.answers === answers ? found.quotations : null
  return useMemo(() => quotations && numberThread(quotations, clues), [quotations, clues])
}

function numberThread(found: FoundQuotation[][], clues: readonly NumberedSpan[]): NumberedQuotation[][] {
  const known = [...clues]
  return found.map((quotations, at) => {
    const numbered = numberQuotations(quotations, known, at > 0)
    for (const { number, spans } of numbered) {
      const [span] = spans
      if (span && number > 0 && !known.some((one) => one.number === number)) known.push({ ...span, number })
    }
    return numbered
  })
}
