import { type KeyboardEvent, useMemo, useState } from 'react'
import type { WrittenCheckIn } from '#domain/answer-interpretation'
import { namesIn } from '#domain/distress/names-in'
import { inDigits } from '#domain/file-text'
import type { HelpContacts } from '#domain/help-message'
import type { AssistantMessage, Question } from '#domain/messages'
import { type ErrorBody, screenErrors } from '#domain/screen-errors'
import type { AnalysisMode, AnalysisState } from '../conversation/analysis-state.ts'
import type { Draft } from '../drafts/draft-store.ts'
import { promptCount } from '../form/analysis-form.tsx'
import { Field } from '../form/field.tsx'
import { PrivateNotice } from '../form/private-notice.tsx'
import { CheckIn, type CheckInGiven } from './check-in.tsx'
import { DemoLimitNotice } from './demo-limit.tsx'

type Props = {
  mode: AnalysisMode
  state: AnalysisState
  /** The text that the explanation is about. */
  about: Question
  /** The question of the check-in, where the explanation has one, and the explanation. */
  checkIn: string | null
  explanation: AssistantMessage | null
  written: WrittenCheckIn | undefined
  help: HelpContacts
  draft: Draft
  most: number
  /** No prompt is left. */
  spent: boolean
  /** The explanation is not kept, so that nothing can go on from it. */
  isUnkept: boolean
  onChange: (change: Partial<Draft>) => void
  onFollowUp: (question: string) => void
  onCheckIn: (of: string, given: CheckInGiven) => Promise<boolean>
  announce: (text: string) => void
}

/** The check-in and the follow-up question, side by side where there is room. */
export function YourTurn(props: Props) {
  const { mode, state, about, checkIn, explanation, written, help, draft, most, spent, isUnkept } = props
  const { onChange, onFollowUp, onCheckIn, announce } = props
  const names = useMemo(() => namesIn(`${about.title}\n${about.passage}`), [about])
  const { run, promptsLeft, problem } = state
  const busy = run !== null
  return (
    <div className="your-turn">
      {checkIn && explanation && !busy && (
        <CheckIn
          key={explanation.timestamp}
          question={checkIn}
          written={written}
          given={explanation.checkIn}
          answer={draft.checkIn}
          {...{ names, help, most, announce }}
          onChange={(value) => onChange({ checkIn: value })}
          onGive={(given) => onCheckIn(explanation.timestamp, given)}
        />
      )}
      {isUnkept ? (
        <p className="muted">{`${mode !== 'demo' ? 'This is not in your history. ' : ''}To ask more, press New Analysis.`}</p>
      ) : spent ? (
        <DemoLimitNotice />
      ) : (
        <FollowUpForm
          mode={mode}
          question={draft.followUp}
          busy={busy}
          promptsLeft={promptsLeft}
          most={most}
          problem={problem?.location === 'follow-up' ? problem.body : null}
          onChange={(followUp) => onChange({ followUp })}
          onSend={onFollowUp}
        />
      )}
    </div>
  )
}

type FormProps = {
  mode: AnalysisMode
  question: string
  busy: boolean
  promptsLeft: number | undefined
  most: number
  problem: ErrorBody | null
  onChange: (question: string) => void
  onSend: (question: string) => void
}

function FollowUpForm({ mode, question, busy, promptsLeft = 0, most, problem, onChange, onSend }: FormProps) {
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
