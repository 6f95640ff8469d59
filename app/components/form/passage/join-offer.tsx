import { useEffect, useState } from 'react'

type Props = { passage: string; onJoin: (joined: string) => void }

/** Lines that break off at a margin, as copies have them, can be joined into paragraphs by one press. */
export function JoinOffer({ passage, onJoin }: Props) {
  const [found, setFound] = useState({ passage, joined: passage })
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(async () => {
      const { joinBrokenLines } = await import('../../files/join-lines.ts')
      const hasCutWords = /[-‐]\s*\n/.test(passage)
      const { loadKnownWords } = hasCutWords
        ? await import('../../files/known-words.ts')
        : { loadKnownWords: null }
      const knows = await loadKnownWords?.()
      if (isCurrent) setFound({ passage, joined: joinBrokenLines(passage, knows) })
    }, 400)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [passage])
  // What was found for an older text is no offer for this one.
  const { joined } = found
  if (found.passage !== passage || joined === passage) return null
  return (
    <div className="row">
      <span className="hint">The lines of this text break off in the middle of sentences.</span>
      <button type="button" className="button quiet low-key" onClick={() => onJoin(joined)}>
        Join the lines
      </button>
    </div>
  )
}
