import '../../styles/board.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import { cueOfMark } from '#domain/library/mark-text'
import { curlyQuotes } from '../answer/curly-quotes.ts'
import { kindClass } from '../findings/cue-kinds.ts'
import { locateClues } from './locate-clues.ts'
import { StaticMarks } from './static-marks.tsx'
import { useFullScreen } from './use-full-screen.ts'

type Props = { passage: string; isVerse: boolean; clues: readonly AnswerClue[]; onClose: () => void }

/** The text for a class: large, without marks until a key or a press shows a clue. */
export function ClassroomView({ passage, isVerse, clues, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<readonly number[]>([])
  useFullScreen(dialog, onClose)
  const spans = locateClues(
    clues.filter(({ number }) => shown.includes(number)),
    [],
    null,
  )
  const last = clues.find(({ number }) => number === shown.at(-1))

  function toggle(number: number) {
    if (!clues.some((clue) => clue.number === number)) return
    setShown(shown.includes(number) ? shown.filter((one) => one !== number) : [...shown, number])
  }
  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[1-9]$/u.test(event.key)) toggle(Number(event.key))
  }

  return (
    <dialog ref={dialog} className="board" aria-label="Board" onKeyDown={pressKey} onClose={onClose}>
      <section
        className={isVerse ? 'board-text verse' : 'board-text'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, by keyboard too
        tabIndex={0}
        aria-label="Text"
      >
        <StaticMarks text={passage} spans={spans} />
      </section>
      <div className="board-foot">
        <p className="board-clue" role="status">
          {last && (
            <>
              <strong>{`${last.number}. “${last.quote}”`}</strong> <span>{curlyQuotes(last.means)}</span>{' '}
              <span className={`kind-name ${kindClass(cueOfMark[last.kind])}`}>{last.name}</span>
            </>
          )}
        </p>
        <div className="row">
          {clues.map(({ number }) => (
            <button
              key={number}
              type="button"
              className="button quiet"
              aria-pressed={shown.includes(number)}
              aria-label={`Clue ${number}`}
              onClick={() => toggle(number)}
            >
              {number}
            </button>
          ))}
          <button type="button" className="button quiet" onClick={() => setShown([])}>
            Hide all
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            Leave the board
          </button>
          <span className="small">{`Keys 1 to ${Math.min(9, clues.length)} show a clue. Escape leaves.`}</span>
        </div>
      </div>
    </dialog>
  )
}
