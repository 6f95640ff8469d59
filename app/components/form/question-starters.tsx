import { lazy, Suspense } from 'react'
import type { Fill } from './use-fill.ts'

const UndoLine = lazy(() => import('./undo-line.tsx').then((module) => ({ default: module.UndoLine })))

/** Before there is a text. */
const starters = ['What is the tone?', 'How does a person in the text feel?', 'What does a phrase mean?']

/** Three questions for people who find an empty box hard; they fit the text once it is there. */
export function QuestionStarters({
  fitting,
  disabled,
  filling,
  onChoose,
  onAnnounce,
}: {
  fitting: readonly string[] | undefined
  disabled: boolean
  filling: Fill
  onChoose: (question: string) => void
  onAnnounce: (status: string) => void
}) {
  return (
    <div className="starters">
      <strong id="starters-label">Or start with one of these</strong>
      <ul aria-labelledby="starters-label">
        {(fitting ?? starters).map((question) => (
          <li key={question}>
            <button type="button" className="chip" disabled={disabled} onClick={() => onChoose(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
      {filling.undo && filling.isOfQuestion && !disabled && (
        <Suspense>
          <UndoLine onUndo={filling.undo} onAnnounce={onAnnounce} />
        </Suspense>
      )}
    </div>
  )
}
