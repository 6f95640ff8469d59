import type { AnswerClue } from '#domain/answer-interpretation'
import { cueOfMark } from '#domain/library/mark-text'
import { sentenceOf } from '#domain/my-reading'
import { kindClass } from '../findings/cue-kinds.ts'
import { type ComparedLines, compareLines } from './compare-lines.ts'
import type { WorkLine } from './fork-work.ts'
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

/** A guess beside the answer: what both chose, and what only one of them did. Neither is called right or wrong. */
function ComparedLists({ lists: { both, onlyYou, onlyTonewise } }: { lists: ComparedLines }) {
  return (
    <section className="compared" aria-labelledby="compared-heading">
      <h3 id="compared-heading" tabIndex={-1}>
        Your lines and the clues of this explanation
      </h3>
      {both.length > 0 && (
        <div>
          <h4>Both of us</h4>
          <ul>
            {both.map(({ line, clues }) => (
              <li key={line.quote}>
                <span>You chose </span>
                <Quote {...line} />
                {clues.map((clue) => (
                  <ClueWords key={clue.number} clue={clue} />
                ))}
              </li>
            ))}
          </ul>
        </div>
      )}
      {onlyYou.length > 0 && (
        <div>
          <h4>Only you</h4>
          <ul>
            {onlyYou.map((line) => (
              <li key={line.quote}>
                <Quote {...line} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {onlyTonewise.length > 0 && (
        <div>
          <h4>Only Tonewise</h4>
          <ul>
            {onlyTonewise.map((clue) => (
              <li key={clue.number}>
                <ClueWords clue={clue} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="small">
        There is no score. Different words can lead to the same reading. Look at both in the text.
      </p>
    </section>
  )
}

function Quote({ quote, place: location }: Pick<WorkLine, 'quote' | 'place'>) {
  return (
    <span>
      <strong translate="no">{`“${quote}”`}</strong>
      <span>{location && ` (${location})`}</span>
    </span>
  )
}

/** Leads to the clue in the text. */
function ClueWords({ clue: { number, quote, kind } }: { clue: AnswerClue }) {
  return (
    <a
      className={`clue-words ${kindClass(cueOfMark[kind])}`}
      href={`#mark-${number}`}
      data-mark={number}
      aria-label={`Clue ${number}: “${quote}”`}
    >
      <span className="n">{number}</span>
      <strong translate="no">{`“${quote}”`}</strong>
    </a>
  )
}
