import { useEffect, useState } from 'react'

type Choice = {
  /** The explanation shows when it is finished; else as it is written. */
  isHeld: boolean
  /** The person or the system has asked for calm, so the choice stands beside the explanation. */
  isOffered: boolean
  choose(isHeld: boolean): void
}

/** When an explanation shows: the person's reading setting, else whole under reduced motion. */
export function useWholeAnswer(): Choice {
  const [{ chosen, isCalm }, setChoice] = useState(readChoice)
  useEffect(() => {
    const follow = () => setChoice(readChoice())
    window.addEventListener('tonewise:reading-settings', follow)
    return () => window.removeEventListener('tonewise:reading-settings', follow)
  }, [])
  return {
    isHeld: chosen ? chosen === 'finished' : isCalm,
    isOffered: chosen !== undefined || isCalm,
    choose(isHeld) {
      const show = isHeld ? 'finished' : 'written'
      setChoice({ chosen: show, isCalm })
      void import('../browser/reading-settings.ts').then(({ changeSettings, currentSettings }) =>
        changeSettings({ ...currentSettings(), show }),
      )
    },
  }
}

/** The settings stand on <html> from before the first paint. */
function readChoice() {
  const { show, motion } = document.documentElement.dataset
  return {
    chosen: show,
    isCalm: motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
