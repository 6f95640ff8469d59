import { useState } from 'react'
import type { WrittenCheckIn } from '#domain/answer-interpretation'
import { choicesOf, questionOf, replyTo } from '#domain/check-in'
import type { AboutText } from '#domain/distress/own-clauses'
import type { HelpContacts } from '#domain/help-message'
import type { CheckInAnswer } from '#domain/messages'
import { AnswerText } from '../answer/answer-text.tsx'
import { HelpNote } from '../answer/help-note.tsx'
import type { Heard } from '../conversation/detect-distress.ts'
import { Field } from '../form/field.tsx'
import { PrivateNotice } from '../form/private-notice.tsx'

export type CheckInGiven = Omit<CheckInAnswer, 'timestamp'> & { isAboutText: boolean }

type Props = {
  question: string
  /** The reading's choices and reply, where the library wrote the explanation. */
  written: WrittenCheckIn | undefined
  /** What was answered already. */
  given: CheckInAnswer | undefined
  /** What is typed. */
  answer: string
  names: readonly string[]
  help: HelpContacts
  most: number
  onChange: (answer: string) => void
  /** False when it could not be kept. */
  onGive: (given: CheckInGiven) => Promise<boolean>
  announce: (text: string) => void
}

/** The closing question of an explanation: its choices as buttons, a box for words, and the reply. It uses nothing. */
export function CheckIn(props: Props) {
  const { question, written, given, answer, names, help, most, onChange, onGive, announce } = props
  const [heard, setHeard] = useState<Heard | null>(null)
  const [unsaved, setUnsaved] = useState<CheckInGiven | null>(null)
  const choices = choicesOf(question)
  const isReady = answer.trim() !== '' && answer.trim().length <= most
  const ownReply = written && choices.every((one) => written.choices.includes(one)) ? written : undefined

  async function give(words: string, isChoice: boolean, isAboutText = false) {
    const reply = replyTo({ words, isChoice }, ownReply)
    const one = { words, isChoice, reply, isAboutText }
    announce(reply)
    setUnsaved((await onGive(one)) ? null : one)
  }

  async function send() {
    const words = answer.trim()
    const found = await hear(words, help, { names, asked: question })
    setHeard(found)
    if (found?.tier === 'clear') return announce('A note about who can help stands above your answer.')
    await give(words, false)
  }

  function isAboutText() {
    if (heard?.tier === 'clear') void give(answer.trim(), false, true)
  }

  return (
    <div className="check-in">
      <h3 id="check-in-heading" tabIndex={-1}>
        Check-in
      </h3>
      <AnswerText text={questionOf(question)} />
      {choices.length > 0 && (
        <fieldset className="check-in-choices">
          <legend className="unseen">Choices</legend>
          {choices.map((choice) => (
            <button
              key={choice}
              type="button"
              className="button quiet"
              aria-pressed={given?.isChoice === true && given.words === choice}
              onClick={() => void give(choice, true)}
            >
              <span>{choice}</span>
            </button>
          ))}
        </fieldset>
      )}
      {heard && (
        <HelpNote text={heard.tier === 'clear' ? heard.text : heard.note} onAboutText={isAboutText} />
      )}
      {given && (
        <div className="check-in-reply">
          {!given.isChoice && <p className="small">{`You wrote: ${given.words}`}</p>}
          <AnswerText text={given.reply ?? ''} level={4} />
        </div>
      )}
      {unsaved && (
        <p className="caution">
          <span>This answer is not saved yet. </span>
          <button
            type="button"
            className="button quiet"
            onClick={() => void give(unsaved.words, unsaved.isChoice, unsaved.isAboutText)}
          >
            Try again
          </button>
        </p>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isReady) void send()
          else document.getElementById('check-in-answer')?.focus()
        }}
      >
        <Field
          id="check-in-answer"
          label={choices.length > 0 ? 'Or answer in your own words' : 'Your answer'}
          hint="You can skip this. It uses no prompt, and no AI model reads it."
          count={{ now: answer.trim().length, most }}
          control={(attributes) => (
            <input
              {...attributes}
              value={answer}
              autoComplete="off"
              onChange={(event) => onChange(event.target.value)}
            />
          )}
        >
          <PrivateNotice text={answer} />
        </Field>
        <button type="submit" className="button" aria-disabled={!isReady || undefined}>
          Keep my answer
        </button>
      </form>
    </div>
  )
}

/** What listens loads now; where it does not load, the answer is kept without it. */
async function hear(words: string, help: HelpContacts, about: AboutText): Promise<Heard | null> {
  try {
    const { hearAnswer } = await import('../conversation/hear-answer.ts')
    return hearAnswer(words, help, about)
  } catch {
    return null
  }
}
