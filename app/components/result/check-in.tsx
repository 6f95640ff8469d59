import { hasPrivateInformation, privateInformationNotice } from '#domain/private-information'
import { screenErrors } from '#domain/screen-errors'
import { AnswerText } from '../answer/answer-text.tsx'
import { type CheckInTurn, checkInLabel, checkInLabelFor } from '../clues/check-in-turn.ts'
import { Field } from '../form/field.tsx'

type Props = {
  question: string
  answer: string
  busy: boolean
  /** False when no prompt is left: the question stays, its box goes. */
  open: boolean
  most: number
  /** What was answered already, and the reply. */
  turn: CheckInTurn | null
  /** Said with the answer, where the reader that gets it does not know this question. */
  asked?: string
  onChange: (answer: string) => void
  onSend: (answer: string) => void
}

/** The closing question of an answer, with a box of its own. */
export function CheckIn({ question, answer, busy, open, most, turn, asked, onChange, onSend }: Props) {
  const label = asked ? checkInLabelFor(asked) : checkInLabel
  const ready = answer.trim() !== '' && answer.trim().length <= most - label.length
  return (
    <div className="check-in">
      <h3 id="check-in-heading" tabIndex={-1}>
        Check-in
      </h3>
      <AnswerText text={question} />
      {turn && (
        <div className="check-in-reply">
          {turn.writing === '' && <p className="muted">The reply comes in a few seconds.</p>}
          <AnswerText text={turn.reply?.content ?? turn.writing ?? ''} growing={!turn.reply} level={4} />
        </div>
      )}
      {open && !turn?.reply && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (ready && !busy) {
              // The form goes when the reply is there, so the heading of its box keeps the focus.
              document.getElementById('check-in-heading')?.focus({ preventScroll: true })
              onSend(label + answer.trim())
            } else document.getElementById('check-in-answer')?.focus()
          }}
        >
          <Field
            id="check-in-answer"
            label="Your answer"
            hint="You can skip this."
            count={{ now: answer.trim().length, most: most - label.length }}
            control={(attributes) => (
              <input
                {...attributes}
                value={answer}
                disabled={busy}
                autoComplete="off"
                onChange={(event) => onChange(event.target.value)}
              />
            )}
          >
            {hasPrivateInformation(answer) && <span className="caution">{privateInformationNotice}</span>}
          </Field>
          <button type="submit" className="button" aria-disabled={busy || !ready || undefined}>
            Send answer
          </button>
        </form>
      )}
      {!open && !turn && <p className="small">{screenErrors.demo_spent.next}</p>}
    </div>
  )
}
