import { useEffect, useState } from 'react'
import { type GradeLevel, levels } from '#domain/choices'

/** How much of an explanation shows: its answer, that with clues and one step, or all of it. */
export type Depth = 'line' | 'minute' | 'everything'

const depths: readonly Depth[] = ['line', 'minute', 'everything']

type ShownDepth = {
  depth: Depth
  choose: (depth: Depth) => void
  /** Shows more than one line for now: somebody asked for other words, which one line does not have. */
  showMore: () => void
}

/** The depth of the reading settings, else the level's; choosing keeps it with the other settings. */
export function useDepth(gradeLevel: GradeLevel): ShownDepth {
  const [chosen, setChosen] = useState(readDepth)
  useEffect(() => {
    const follow = () => setChosen(readDepth())
    window.addEventListener('tonewise:reading-settings', follow)
    return () => window.removeEventListener('tonewise:reading-settings', follow)
  }, [])
  const depth = chosen ?? (levels[gradeLevel].isForChildren ? 'line' : 'minute')
  return {
    depth,
    showMore: () => setChosen(depth === 'line' ? 'minute' : depth),
    choose(next) {
      setChosen(next)
      void import('../browser/reading-settings.ts').then(({ changeSettings, currentSettings }) =>
        changeSettings({ ...currentSettings(), depth: next }),
      )
    },
  }
}

/** The settings stand on <html> from before the first paint. */
function readDepth(): Depth | undefined {
  const { depth } = document.documentElement.dataset
  return depths.find((one) => one === depth)
}
