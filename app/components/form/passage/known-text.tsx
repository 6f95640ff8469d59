import { useEffect, useState } from 'react'
import type { KnownText } from '#domain/library/recognize'

/**
 * Says, while a passage is typed or pasted, that it is a text of the library. It is found out on this device; `shouldCache`:
 * what was fetched for it stays there for the next time.
 */
export function KnownTextLine({ passage, shouldCache }: { passage: string; shouldCache: boolean }) {
  const [known, setKnown] = useState<KnownText | null>(null)
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { callEngineWorker } = await import('../../worker/call-engine-worker.ts')
      const reply = await callEngineWorker({ task: 'library', passage, shouldCache })
      if (isCurrent) setKnown(reply)
    }, 700)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [passage, shouldCache])
  return (
    known && (
      <span className="hint">
        <span>{`This is “${known.title}”. Its explanation was written ahead:`}</span>{' '}
        <a href={`/library/${known.slug}`}>see it in the library</a>, or ask your own question here.
      </span>
    )
  )
}
