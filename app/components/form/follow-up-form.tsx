import { type KeyboardEvent, useState } from 'react'
import { inDigits } from '#domain/file-text'
import type { ErrorBody } from '#domain/screen-errors'
import { screenErrors } from '#domain/screen-errors'
import type { AnalysisMode } from '../conversation/analysis-state.ts'
import { promptCount } from './analysis-form.tsx'
import { Field } from './field.tsx'
import { PrivateNotice } from './private-notice.tsx'

type Props = {
  mode: AnalysisMode
  question: string
  busy: boolean
  promptsLeft: number | undefined
  most: number
  problem: ErrorBody | null
  onChange: (question: string) => void
  onSend: (question: string) => void
}

export function FollowUpForm({
  mode,
  question,
  busy,
  promptsLeft = 0,
  most,
  problem,
  onChange,
  onSend,
}: Props) {
  const [error, setError] = useState<string | undefined>()
  const noted = Object.values(problem?.fields ?? {}).join(' ')
  const shown = error ?? (noted || (problem ? `${problem.message} ${problem.next}` : undefined))
  const length = question.trim().length

  function send() {
    if (busy) return
    const { sentence, next } = screenErrors.follow_up_empty
    const wrong =
      length === 0
        ? `${sentence} ${next}`
        : length > most
          ? `Follow-up question is ${inDigits(length)} characters long. The limit is ${inDigits(most)}.`
          : undefined
    setError(wrong)
    if (wrong) document.getElementById('follow-up')?.focus()
    else {
      document.getElementById('ask-follow-up')?.focus({ preventScroll: true })
      onSend(question.trim())
    }
  }

  /** Enter sends, but not while an input method is still composing a word. */
  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229)
      return
    event.preventDefault()
    send()
  }

  return (
    <form
      className="follow-up"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field
        id="follow-up"
        label="Follow-up question"
        hint="Press Enter to send. Press Shift and Enter for a new line."
        error={shown}
        count={{ now: length, most }}
        control={(attributes) => (
          <textarea
            {...attributes}
            rows={3}
            value={question}
            disabled={busy}
            onChange={(event) => {
              setError(undefined)
              onChange(event.target.value)
            }}
            onKeyDown={pressKey}
          />
        )}
      >
        <PrivateNotice text={question} />
      </Field>
      <button
        type="submit"
        id="ask-follow-up"
        className="button"
        aria-disabled={busy || length === 0 || undefined}
      >
        {busy
          ? 'Processing...'
          : mode === 'demo'
            ? `Ask Follow-up (${promptCount(promptsLeft)} left)`
            : 'Ask Follow-up'}
      </button>
      {mode === 'demo' && (
        <span className="small">Each follow-up uses 1 prompt. The marks and word help use none.</span>
      )}
    </form>
  )
}
