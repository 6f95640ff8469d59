import { useEffect, useMemo, useState } from 'react'
import { askReadingWorker } from './ask-reading-worker.ts'
import { type NumberedPlace, type NumberedQuotation, numberQuotations } from './mark-quotations.ts'
import type { FoundQuotation } from './reading-messages.ts'

type Options = { clues: readonly NumberedPlace[]; isFollowUp: boolean }

/**
 * The quotations of a finished answer, looked up in the passage, with the numbers of their clues; null until they are,
 * or without a passage. A follow-up goes on with the numbers.
 */
export function useQuotations(
  answer: string | null,
  passage: string,
  { clues, isFollowUp }: Options,
): NumberedQuotation[] | null {
  const [found, setFound] = useState<{ answer: string; quotations: FoundQuotation[] } | null>(null)
  useEffect(() => {
    if (!answer || !passage.trim()) return
    let current = true
    void askReadingWorker({ task: 'quotations', passage, answer }).then((quotations) => {
      if (current && quotations) setFound({ answer, quotations })
    })
    return () => {
      current = false
    }
  }, [answer, passage])
  const quotations = found && found.answer === answer ? found.quotations : null
  return useMemo(
    () => quotations && numberQuotations(quotations, clues, isFollowUp),
    [quotations, clues, isFollowUp],
  )
}
