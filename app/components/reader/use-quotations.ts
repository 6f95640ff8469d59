import { useEffect, useState } from 'react'
import { askReadingWorker } from './ask-reading-worker.ts'
import { type NumberedQuotation, numberQuotations } from './mark-quotations.ts'

/** The quotations of a finished answer, looked up in the passage; null until they are, or without a passage. */
export function useQuotations(answer: string | null, passage: string): NumberedQuotation[] | null {
  const [found, setFound] = useState<{ answer: string; quotations: NumberedQuotation[] } | null>(null)
  useEffect(() => {
    if (!answer || !passage.trim()) return
    let current = true
    void askReadingWorker({ task: 'quotations', passage, answer }).then((quotations) => {
      if (current && quotations) setFound({ answer, quotations: numberQuotations(quotations) })
    })
    return () => {
      current = false
    }
  }, [answer, passage])
  return found && found.answer === answer ? found.quotations : null
}
