import '../../styles/fork.css'
import { useEffect, useRef } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import type { Question } from '#domain/messages'
import { sentenceOf } from '#domain/my-reading'
import { ChooseReading } from './choose-reading.tsx'
import { ClosedGuess } from './closed-guess.tsx'
import { lineCount } from './line-count.ts'
import { LinesAlone } from './lines-alone.tsx'
import { MyReadingPart } from './my-reading-part.tsx'
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
          <strong>The words do not say it outright.</strong>
        )}
      </p>
      <button type="button" className="button quiet" onClick={() => act({ type: 'open', isOpen: true })}>
        {isRead ? 'Back to my reading' : `Back to ${lineCount(fork.lines).these}`}
      </button>
    </>
  )
}
