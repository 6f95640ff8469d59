import type { AnswerClue } from '#domain/answer-interpretation'
import { sentenceOf } from '#domain/my-reading'
import { compareLines } from './compare-lines.ts'
import { ComparedLists } from './compared-lists.tsx'
import type { OpenFork } from './use-fork.ts'

type Props = {
  open: OpenFork
  /** Of the answer; none while it is written. */
  clues: readonly AnswerClue[]
}

/** Above the answer: the offer to guess first, or what was guessed beside what the answer found. */
export function ClosedGuess({ open: { work, act, reading }, clues }: Props) {
  const isRead = work.part === 'reading' && reading !== null
  const isBegun = reading !== null || work.lines.some(({ isOwn }) => isOwn)
  const lists = compareLines(work.lines, clues)
  return (
    <>
      {isRead && (
        <p>
          <span>My reading:</span> <strong>{sentenceOf(reading.claim)}</strong>
        </p>
      )}
      <p className="row guess-offer">
        <button type="button" className="button quiet" onClick={() => act({ type: 'open', isOpen: true })}>
          {isRead ? 'Back to my reading' : isBegun ? 'Back to my guess' : 'Guess first'}
        </button>
        {!isBegun && (
          <span className="small">
            Choose what the lines mean before you read the explanation. It uses no prompt.
          </span>
        )}
      </p>
      {lists && <ComparedLists lists={lists} />}
    </>
  )
}
