import { catalogue } from '#domain/errors'
import { looksPrivate, privateInformationNotice } from '#domain/private-information'
import { AnswerText } from './answer-text.tsx'
import { Field } from './field.tsx'

type Props = {
  question: string
  answer: string
  busy: boolean
  /** False when no prompt is left: the question stays, its box goes. */
  open: boolean
  most: number
  /** Said with the answer, where the reader that gets it does not know this question. */
  asked?: string
  onChange: (answer: string) => void
  onSend: (content: string) => void
}

/** The closing question of an answer, with a box of its own. */
export function CheckIn({ question, answer, busy, open, most, asked, onChange, onSend }: Props) {
  const label = asked ? `My answer to the check-in question “${asked}” is: ` : checkInLabel
  const ready = answer.trim() !== '' && answer.trim().length <= most - label.length
  return (
    <div className="check-in">
      <h3>Check-in</h3>
      <AnswerText text={question} />
      {open && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (ready && !busy) {
              // This form goes while the reply is written, so the results keep the focus.
              document.getElementById('result-heading')?.focus({ preventScroll: true })
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
            {looksPrivate(answer) && <span className="caution">{privateInformationNotice}</span>}
          </Field>
          <button type="submit" className="button" aria-disabled={busy || !ready || undefined}>
            Send answer
          </button>
        </form>
      )}
      {!open && <p className="small">{catalogue.demo_spent.next}</p>}
    </div>
  )
}

/** Tells the reader that these words answer its check-in. */
const checkInLabel = 'My answer to the check-in: '
