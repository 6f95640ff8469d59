import '../../styles/walk.css'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import { splitSentences } from '#domain/evidence/split-sentences'
import { cueOfMark } from '#domain/library/mark-text'
import { AnswerText } from '../answer/answer-text.tsx'
import { curlyQuotes } from '../answer/curly-quotes.ts'
import { kindClass } from '../findings/cue-kinds.ts'
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

type CoverClueProps = {
  passage: string
  clue: AnswerClue
  shortWithout: ShortWithout | undefined
  announce: (text: string) => void
}

/** Covers the words of a clue: what its sentence says without them, and what the built-in reader then answers. */
function CoverClue({ passage, clue, shortWithout, announce }: CoverClueProps) {
  const [isCovered, setCovered] = useState(false)
  const [short, setShort] = useState<Awaited<ReturnType<ShortWithout>>>(null)
  const { before, after } = around(passage, clue)

  async function cover() {
    setCovered(!isCovered)
    announce(isCovered ? 'The words show again.' : `${before} covered words ${after}`)
    if (!isCovered && shortWithout) setShort(await shortWithout(clue))
  }

  return (
    <>
      <button
        type="button"
        className="button quiet cover"
        aria-pressed={isCovered}
        onClick={() => void cover()}
      >
        Cover these words
      </button>
      {isCovered && (
        <div className="covered">
          <p translate="no">
            <span>{before}</span>
            <span className="cover-bar" role="img" aria-label="covered words" />
            <span>{after}</span>
          </p>
          {short?.isSame && <p>Without these words the answer stays the same.</p>}
          {short && !short.isSame && (
            <>
              <p>Without these words the answer would be:</p>
              <AnswerText text={short.text} />
            </>
          )}
          {!short && <p>Does it still say the same? Does it still feel the same?</p>}
        </div>
      )}
    </>
  )
}

/** The rest of the sentence that a clue begins in, or of the sentences that it runs through. */
function around(passage: string, { start, end }: AnswerClue): { before: string; after: string } {
  const own = splitSentences(passage).filter((one) => one.start < end && start < one.end)
  return {
    before: passage.slice(own[0]?.start ?? start, start),
    after: passage.slice(end, Math.max(end, own.at(-1)?.end ?? end)),
  }
}
