import { useState } from 'react'

const entry = 'tonewise:show-explanation'

type Choice = {
  /** The explanation shows when it is finished; else as it is written. */
  isHeld: boolean
  /** The person or the system has asked for calm, so the choice stands beside the explanation. */
  isOffered: boolean
  choose(isHeld: boolean): void
}

/** When an explanation shows: the person's choice on this device, else whole under reduced motion. */
export function useWholeAnswer(): Choice {
  const [{ chosen, isCalm }, setChoice] = useState(() => ({
    chosen: readChoice(),
    isCalm: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }))
  return {
    isHeld: chosen ? chosen === 'finished' : isCalm,
    isOffered: chosen !== null || isCalm,
    choose(isHeld) {
      const next = isHeld ? 'finished' : 'written'
      setChoice({ chosen: next, isCalm })
      try {
        localStorage.setItem(entry, next)
      } catch {
        // Where storage is forbidden the choice lasts as long as the screen.
      }
    },
  }
}

function readChoice(): 'finished' | 'written' | null {
  try {
    const kept = localStorage.getItem(entry)
    return kept === 'finished' || kept === 'written' ? kept : null
  } catch {
    return null
  }
}
