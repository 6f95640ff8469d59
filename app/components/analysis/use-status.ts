import { useEffect, useState } from 'react'
import type { AnalysisState } from '../conversation/analysis-state.ts'
import { statusText } from './status-text.ts'

/**
 * The status line: one text at a time, a reminder after 10 s and one more after 30 s, then quiet. With the start
 * and the end these are at most four; a correction takes the place of a reminder that has not been spoken.
 */
export function useStatus(state: AnalysisState): { status: string; announce: (text: string) => void } {
  const [waited, setWaited] = useState(0)
  const [said, setSaid] = useState<{ text: string; state: AnalysisState['ended'] } | null>(null)
  const isRunning = state.run !== null
  const isCorrecting = state.run?.stage === 'correcting'
  useEffect(() => {
    if (!isRunning) return
    setWaited(0)
    setSaid(null)
  }, [isRunning])
  useEffect(() => {
    if (!isRunning || isCorrecting) return
    const timers = [10_000, 30_000].map((pause, index) => setTimeout(() => setWaited(index + 1), pause))
    return () => timers.forEach(clearTimeout)
  }, [isRunning, isCorrecting])
  const status = said && said.state === state.ended && !isRunning ? said.text : statusText(state, waited)
  return { status, announce: (text) => setSaid({ text, state: state.ended }) }
}
