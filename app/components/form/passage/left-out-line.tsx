import { useEffect, useEffectEvent, useState } from 'react'
import { writeLeftNumbers } from '#domain/printed-lines'
import type { PassageAround } from '../../worker/find-around.ts'
import { putText } from '../put-text.ts'
import { countReasons, LeftOut } from './left-out.tsx'

export type LeftOutProps = {
  passage: string
  leftNumbers: string
  /** What was found in the passage; null where nothing was, or not yet. */
  around: PassageAround | null | undefined
  /** The passage when it was last pasted: what stands around the text leaves the box. */
  pasted: string
  onChange: (change: { passage: string; leftNumbers?: string }) => void
  onAnnounce: (status: string) => void
}

/** What was pasted along with a text and is no part of it, with the way back. */
export function LeftOutLine({ passage, leftNumbers, around, pasted, onChange, onAnnounce }: LeftOutProps) {
  const [out, setOut] = useState<PassageAround | null>(null)
  const isFresh = around?.whole === passage && pasted === passage
  const leaveOut = useEffectEvent((found: PassageAround) => {
    setOut(found)
    put(found.without, found)
    onAnnounce(`Left out: ${countReasons(found.parts)}.`)
  })
  useEffect(() => {
    if (!isFresh || !around) return
    // While React draws, it would write the old text into the box again, and Ctrl and Z would be lost.
    const timer = setTimeout(() => leaveOut(around))
    return () => clearTimeout(timer)
  }, [isFresh, around])
  function put(text: string, found: PassageAround) {
    putText('passage', text)
    onChange({ passage: text, leftNumbers: writeLeftNumbers(text, leftNumbers, found.leftNumbers) })
  }

  const shown = out && [out.without, out.wanted].some((text) => passage.includes(text)) ? out : around
  if (!shown) return null
  const isBack = passage.includes(shown.wanted)
  if (!isBack && !passage.includes(shown.without) && passage !== shown.whole) return null
  const [now, other] = isBack ? [shown.wanted, shown.without] : [shown.without, shown.wanted]
  return (
    <div className="row">
      <LeftOut words={shown.parts} isBack={isBack} />
      <button
        type="button"
        className="button quiet low-key"
        onClick={() => {
          setOut(shown)
          put(passage === shown.whole ? shown.wanted : passage.replace(now, () => other), shown)
          onAnnounce(isBack ? 'It is left out again.' : 'It is back in the text.')
        }}
      >
        {isBack ? 'Leave it out' : 'Put it back'}
      </button>
    </div>
  )
}
