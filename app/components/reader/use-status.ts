import { useEffect, useState } from 'react'
import type { ReaderState } from './reader-state.ts'
import { statusText } from './status-text.ts'

/** The status line: one text at a time, a reminder after 10 s and one more after 30 s, then quiet. */
export function useStatus(state: ReaderState): { status: string; say: (text: string) => void } {
  const [waited, setWaited] = useState(0)
  const [said, setSaid] = useState<{ text: string; state: ReaderState['ended'] } | null>(null)
  const isRunning = state.run !== null
  useEffect(() => {
    if (!isRunning) return
    setWaited(0)
    setSaid(null)
    const timers = [10_000, 30_000].map((pause, index) => setTimeout(() => setWaited(index + 1), pause))
    return () => timers.forEach(clearTimeout)
  }, [isRunning])
  const status = said && said.state === state.ended && !isRunning ? said.text : statusText(state, waited)
  return { status, say: (text) => setSaid({ text, state: state.ended }) }
}
