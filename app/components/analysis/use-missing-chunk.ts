import { useEffect, useState } from 'react'

/**
 * True once a part of the program did not come although there is a network: after an update of the site, the files of
 * the page as it was are gone.
 */
export function useMissingChunk(): boolean {
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const note = () => navigator.onLine && setIsMissing(true)
    window.addEventListener('vite:preloadError', note)
    return () => window.removeEventListener('vite:preloadError', note)
  }, [])
  return isMissing
}
