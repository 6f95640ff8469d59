import { useState } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import { AnswerText } from '../answer/answer-text.tsx'
import { splitSentences } from '../findings/split-sentences.ts'
import type { ShortWithout } from './make-short-without.ts'

type Props = {
  passage: string
  clue: AnswerClue
  shortWithout: ShortWithout | undefined
  announce: (text: string) => void
}

/** Covers the words of a clue: what its sentence says without them, and what the built-in reader then answers. */
export function CoverClue({ passage, clue, shortWithout, announce }: Props) {
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
