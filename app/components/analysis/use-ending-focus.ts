import { useLayoutEffect, useRef } from 'react'
import type { AnalysisState } from '../conversation/analysis-state.ts'

/**
 * At the end of an answer the results heading takes focus, but only if focus has not moved since the
 * question was sent; else the heading keeps its place on the screen while the form above it goes.
 *
 * @returns to be called when the results show for the first time: a short answer can be whole before that
 */
export function useEndingFocus(state: AnalysisState): () => void {
  const atStart = useRef<Element | null>(null)
  const headingTop = useRef<number | null>(null)
  const wasRunning = useRef(false)
  const isWaiting = useRef(false)
  const isRunning = state.run !== null
  const isResult = state.messages.length > 0

  function settle() {
    const heading = document.getElementById('result-heading')
    if (!isWaiting.current || !heading) return
    isWaiting.current = false
    const now = document.activeElement
    if (isAtCheckIn(now)) return
    // Where the focused button went away with the form, focus has fallen back to the body.
    if (now === atStart.current || now === document.body || now === null) heading.focus()
    else if (headingTop.current !== null)
      window.scrollBy(0, heading.getBoundingClientRect().top - headingTop.current)
  }

  useLayoutEffect(() => {
    if (isRunning && !wasRunning.current) {
      atStart.current = document.activeElement
      if (!isAtCheckIn(atStart.current))
        document.getElementById('run-line')?.scrollIntoView({ block: 'nearest' })
    }
    if (isRunning || wasRunning.current) isWaiting.current = !isRunning && isResult
    // A stop before the first word takes its own button away: the question is what comes next.
    if (wasRunning.current && !isRunning && !isResult && document.activeElement === document.body)
      document.getElementById('question')?.focus()
    wasRunning.current = isRunning
    settle()
    const heading = document.getElementById('result-heading')
    headingTop.current = heading ? heading.getBoundingClientRect().top : null
  })
  return settle
}

/** The reply to the check-in comes where its question is: focus and view stay there. */
function isAtCheckIn(element: Element | null): boolean {
  return Boolean(element?.closest('.check-in'))
}
