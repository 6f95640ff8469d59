import '../../styles/board.css'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import { cueOfMark } from '#domain/library/mark-text'
import { curlyQuotes } from '../answer/curly-quotes.ts'
import { fillScreen } from '../browser/fill-screen.ts'
import { MarkedLines } from '../evidence/marked-lines.tsx'
import { kindClass } from '../findings/cue-kinds.ts'
import { locateClues } from './locate-clues.ts'

type Props = {
  /** Of the text; empty where it has none. */
  title: string
  question: string
  passage: string
  isVerse: boolean
  clues: readonly AnswerClue[]
  onClose: () => void
}

/** The text on a big screen, for a class: without marks until a key or a press shows a clue. */
export function ClassroomView({ title, question, passage, isVerse, clues, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<readonly number[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the dialog is there
  useEffect(() => fillScreen(() => dialog.current, onClose), [])
  const spans = locateClues(
    clues.filter(({ number }) => shown.includes(number)),
    [],
    null,
  )
  const last = clues.find(({ number }) => number === shown.at(-1))
  useEffect(() => {
    if (last) document.getElementById(`board-mark-${last.number}`)?.scrollIntoView({ block: 'nearest' })
  }, [last])

  function toggle(number: number) {
    if (!clues.some((clue) => clue.number === number)) return
    setShown(shown.includes(number) ? shown.filter((one) => one !== number) : [...shown, number])
  }
  function pressKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (/^[1-9]$/u.test(event.key)) toggle(Number(event.key))
  }

  return (
    <dialog
      ref={dialog}
      className="board"
      aria-labelledby="board-heading"
      onKeyDown={pressKey}
      onClose={onClose}
    >
      <section
        className={isVerse ? 'board-text verse' : 'board-text'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text scrolls, by keyboard too
        tabIndex={0}
        aria-label="Text"
      >
        <h2 id="board-heading">{title || 'Your text'}</h2>
        <p className="board-question">{question}</p>
        <MarkedLines text={passage} spans={spans} base="board" />
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
            Leave the big screen
          </button>
          <span className="small">{`Keys 1 to ${Math.min(9, clues.length)} show a clue. Escape leaves.`}</span>
        </div>
      </div>
    </dialog>
  )
}
