import '../../styles/walk.css'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import { cueOfMark } from '#domain/library/mark-text'
import { curlyQuotes } from '../answer/curly-quotes.ts'
import { kindClass } from '../findings/cue-kinds.ts'
import { CoverClue } from './cover-clue.tsx'
import type { ShortWithout } from './make-short-without.ts'

type Props = {
  passage: string
  clues: readonly AnswerClue[]
  /** The answer in short without the words of a clue; absent where no program that is here wrote it. */
  shortWithout: ShortWithout | undefined
  /** Lights the clue's mark in the passage. */
  onShow: (number: number | null) => void
  announce: (text: string) => void
  onEnd: () => void
}

/** One clue at a time: its mark lit, its words and what they mean. What changes is said once a step. */
export function ClueTour({ passage, clues, shortWithout, onShow, announce, onEnd }: Props) {
  const [at, setAt] = useState(0)
  const next = useRef<HTMLButtonElement>(null)
  const clue = clues[at]
  // Before the walk is drawn: a key pressed at its first sight belongs to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the walk begins once
  useLayoutEffect(() => {
    next.current?.focus()
    go(0)
  }, [])

  function go(to: number) {
    const shown = clues[to]
    if (!shown) return stop()
    setAt(to)
    onShow(shown.number)
    announce(`${to + 1} of ${clues.length}. “${shown.quote}”. ${curlyQuotes(shown.means)}`)
  }

  function stop() {
    onShow(null)
    onEnd()
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // The clue's own Escape would only put out its light.
    event.stopPropagation()
    stop()
  }

  if (!clue) return null
  return (
    <section
      className={`walk ${kindClass(cueOfMark[clue.kind])}`}
      aria-label="Walk through the clues"
      onKeyDown={pressKey}
    >
      <p className="small">{`${at + 1} of ${clues.length}`}</p>
      <p className="walk-words">
        <span className="n">{clue.number}</span> <strong translate="no">{`“${clue.quote}”`}</strong>
      </p>
      {clue.means && <p>{curlyQuotes(clue.means)}</p>}
      <CoverClue key={clue.number} {...{ passage, clue, shortWithout, announce }} />
      <div className="row">
        <button
          type="button"
          className="button quiet"
          aria-disabled={at === 0 || undefined}
          onClick={() => at > 0 && go(at - 1)}
        >
          Previous
        </button>
        <button type="button" className="button" ref={next} onClick={() => go(at + 1)}>
          {at < clues.length - 1 ? 'Next' : 'Finish'}
        </button>
        <button type="button" className="button quiet" onClick={stop}>
          Stop<span className="unseen"> walking through</span>
        </button>
      </div>
    </section>
  )
}
