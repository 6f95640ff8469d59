import { useEffect, useRef, useState } from 'react'
import { AnswerText } from './answer-text.tsx'

type Props = {
  text: string | undefined
  /** It can be folded by whoever was writing about the text. */
  mayFold?: boolean
  onAboutText?: () => void
}

/** Who helps, where words may speak of distress. Folded, it stays within reach. Nothing without a text. */
export function HelpNote({ text, mayFold = false, onAboutText }: Props) {
  const [isFolded, setFolded] = useState(false)
  const summary = useRef<HTMLElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (isFolded) summary.current?.focus()
  }, [isFolded])
  if (!text) return null
  if (isFolded)
    return (
      <details className="help-note prose">
        <summary ref={summary}>If it is about you, too: who can help</summary>
        <AnswerText text={text} />
      </details>
    )
  return (
    <section className="help-note prose" aria-label="Who can help" data-read="Note">
      <AnswerText text={text} />
      {(mayFold || onAboutText) && (
        <AboutText
          onAboutText={() => {
            setFolded(true)
            onAboutText?.()
          }}
        />
      )}
    </section>
  )
}

/** Goes on with the words as typed. */
export function AboutText({ onAboutText }: { onAboutText: () => void }) {
  return (
    <p className="about-text">
      <button type="button" className="button quiet" onClick={onAboutText}>
        I was writing about the text
      </button>
    </p>
  )
}
