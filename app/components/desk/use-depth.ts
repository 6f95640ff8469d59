import { useEffect, useState } from 'react'
import type { GradeLevel } from '#domain/choices'

/** How much of an explanation shows: its answer, that with clues and one step, or all of it. */
export type Depth = 'line' | 'minute' | 'everything'

const depths: readonly Depth[] = ['line', 'minute', 'everything']

/** The depth of the reading settings, else the level's; choosing keeps it with the other settings. */
export function useDepth(gradeLevel: GradeLevel): { depth: Depth; choose: (depth: Depth) => void } {
  const [chosen, setChosen] = useState(readDepth)
  useEffect(() => {
    const follow = () => setChosen(readDepth())
    window.addEventListener('tonewise:reading-settings', follow)
    return () => window.removeEventListener('tonewise:reading-settings', follow)
  }, [])
  return {
    depth: chosen ?? (gradeLevel === 'elementary' ? 'line' : 'minute'),
    choose(depth) {
      setChosen(depth)
      void import('../reading/keep-settings.ts').then(({ changeSettings, currentSettings }) =>
        changeSettings({ ...currentSettings(), depth }),
      )
    },
  }
}

/** The settings stand on <html> from before the first paint. */
function readDepth(): Depth | undefined {
  const { depth } = document.documentElement.dataset
  return depths.find((one) => one === depth)
}
