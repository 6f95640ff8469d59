import '../../styles/fork.css'
import { useEffect, useRef, useState } from 'react'
import type { Fork } from '#close-reading'
import type { AnswerClue } from '#domain/answer-interpretation'
import type { Question } from '#domain/messages'
import { sentenceOf } from '#domain/my-reading'
import { ClosedGuess } from './closed-guess.tsx'
import { MyReadingPart } from './my-reading-part.tsx'
import { SignsShown } from './signs-shown.tsx'
import { SortLines } from './sort-lines.tsx'
import type { OpenFork } from './use-fork.ts'

export type ForkPanelProps = {
  open: OpenFork
  question: Question
  /** Number of the line that is lit. */
  chosen: number | null
  announce: (text: string) => void
  /** The clues of the answer, to be compared with a guess. */
  clues: readonly AnswerClue[]
  /** Shows the five steps, or the answer that a guess hides, in the fork's place. */
  onSteps: () => void
  onMark: () => void
  onAsk?: () => void
  cost: string
}

/**
 * In the place of the answer in short, where the words do not say it: one part at a time, each with its heading. A guess hides
 * the whole answer while it is open.
 */
export function ForkPanel(props: ForkPanelProps) {
  const { open, question, chosen, announce, onSteps, onMark, onAsk, cost } = props
  const { fork, work, isGuess, isAnswered } = open
  const shown = work.isOpen ? work.part : 'closed'
  const before = useRef(shown)
  useEffect(() => {
    if (before.current !== shown && shown !== 'closed') document.getElementById('fork-heading')?.focus()
    before.current = shown
  }, [shown])
  return (
    <div className="fork" data-read="Explanation">
      {shown === 'closed' ? (
        isGuess ? (
          <ClosedGuess open={open} clues={props.clues} />
        ) : (
          <ClosedFork open={open} />
        )
      ) : fork.readings.length === 0 ? (
        <LinesAlone fork={fork} onSteps={onSteps} />
      ) : shown === 'choose' ? (
        <ChooseReading open={open} onSkip={onSteps} />
      ) : shown === 'sort' ? (
        <SortLines open={open} chosen={chosen} onMark={onMark} onShowAnswer={isGuess ? onSteps : undefined} />
      ) : (
        <MyReadingPart {...{ open, question, announce, onSteps, onAsk, cost }} />
      )}
      {isGuess && work.isOpen && !isAnswered && (
        <p className="small">The explanation is being written. It waits until you show it.</p>
      )}
    </div>
  )
}

/** One line, and the way back. */
function ClosedFork({ open: { fork, work, act, reading } }: { open: OpenFork }) {
  const isRead = work.part === 'reading' && reading !== null
  return (
    <>
      <p className="in-short">
        {isRead ? (
          <>
            <span>My reading:</span> <strong>{sentenceOf(reading.claim)}</strong>
          </>
        ) : (
          <strong>{fork.lead ?? NO_WORDS}</strong>
        )}
      </p>
      <button type="button" className="button quiet" onClick={() => act({ type: 'open', isOpen: true })}>
        {isRead ? 'Back to my reading' : `Back to ${lineCount(fork.lines).these}`}
      </button>
    </>
  )
}

type Props = { fork: Fork; onSteps: () => void }

/** For a question without readings that could honestly be offered: the lines, and what such lines can show. */
function LinesAlone({ fork: { lines, lead }, onSteps }: Props) {
  return (
    <>
      <p className="in-short">
        <strong>{lead ?? NO_WORDS}</strong> <span>{lineCount(lines).help}</span>
      </p>
      <h3 id="fork-heading" tabIndex={-1}>
        What do these words tell you?
      </h3>
      <ol className="fork-lines">
        {lines.map(({ number, quote }) => (
          <li key={number} className="kind">
            <a
              className="clue-words"
              id={`fork-line-${number}`}
              href={`#mark-${number}`}
              data-mark={number}
              aria-label={`Line ${number}: “${quote}”`}
            >
              <span className="n">{number}</span>
              <strong translate="no">{`“${quote}”`}</strong>
            </a>
          </li>
        ))}
      </ol>
      <SignsShown lines={lines} />
      <div className="row fork-go">
        <button type="button" className="button" onClick={onSteps}>
          Show the five steps
        </button>
      </div>
      <p className="small">
        By the built-in reader, a program without an AI model. It has no readings to offer for a question like
        this.
      </p>
    </>
  )
}

type ChooseReadingProps = { open: OpenFork; onSkip: () => void }

/** The first part: which reading fits better. Nothing says which line speaks for which of them. */
function ChooseReading({ open: { fork, work, act, isGuess }, onSkip }: ChooseReadingProps) {
  const [isMissing, setMissing] = useState(false)
  const { help, these } = lineCount(fork.lines)

  function goOn() {
    setMissing(!work.reading)
    if (work.reading) act({ type: 'look' })
    else document.querySelector<HTMLElement>('.fork-readings input')?.focus()
  }

  return (
    <>
      <p className="in-short">
        <strong>{fork.lead ?? NO_WORDS}</strong> <span>{help}</span>
      </p>
      <fieldset className="fork-readings" aria-labelledby="fork-heading">
        <h3 id="fork-heading" tabIndex={-1}>
          Which fits better?
        </h3>
        {fork.readings.map(({ id, claim, test }) => (
          <label key={id} className="fork-reading">
            <input
              type="radio"
              name="fork-reading"
              checked={id === work.reading}
              aria-describedby={isMissing ? 'fork-missing' : undefined}
              onChange={() => {
                setMissing(false)
                act({ type: 'choose', reading: id })
              }}
            />
            <strong>{claim}</strong>
            {test && <span className="fork-test">{test}</span>}
          </label>
        ))}
        {isMissing && (
          <span className="problem" id="fork-missing">
            Choose one of these first. You can change it later.
          </span>
        )}
      </fieldset>
      <div className="row fork-go">
        <button type="button" className="button" onClick={goOn}>{`Look at ${these}`}</button>
        <button type="button" className="link-button" onClick={onSkip}>
          {isGuess ? 'Show the explanation' : 'Skip to the explanation'}
        </button>
      </div>
      <p className="small">
        By the built-in reader, a program without an AI model. It shows and asks. It does not decide. Choosing
        uses no prompt.
      </p>
    </>
  )
}

/** How one to three lines are spoken of. */
type LineCount = { help: string; these: string }

const counts: readonly LineCount[] = [
  {
    help: 'One line in your text helps most. It is marked.',
    these: 'the line',
  },
  {
    help: 'Two lines in your text help most. They are marked.',
    these: 'the two lines',
  },
  {
    help: 'Three lines in your text help most. They are marked.',
    these: 'the three lines',
  },
]

/** Opens a fork where no words come close to the question. */
const NO_WORDS = 'We found no words that say it outright.'

function lineCount(lines: readonly unknown[]): LineCount {
  return counts[Math.min(lines.length, counts.length) - 1] ?? (counts[0] as LineCount)
}
