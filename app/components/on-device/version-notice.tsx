import { useEffect, useState } from 'react'
import { onNewVersion } from './start-offline.ts'

/** A new version waits in this browser until the person loads it. Typed text is saved as it is typed. */
export function VersionNotice() {
  const [waiting, setWaiting] = useState<ServiceWorker | null>(null)
  useEffect(() => onNewVersion(setWaiting), [])

  function load() {
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    waiting?.postMessage('take-over')
  }

  return (
    <div role="status">
      {waiting && (
        <p className="notice row">
          <span>There is a new version of Tonewise. Your text stays.</span>
          <button type="button" className="button quiet" onClick={load}>
            Load the new version
          </button>
        </p>
      )}
    </div>
  )
}
