import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limits } from '#domain/limits'
import { type ErrorBody, screenError } from '#domain/screen-errors'
import { client, readReply } from '../browser/client.ts'
import { readStored, storageOf, writeStored } from '../browser/storage.ts'
import { viewerHeader } from '../browser/viewer-header.ts'
import { Field } from '../form/field.tsx'
import { locationOf } from '../library/report-mistake.tsx'

const storageKey = 'tonewise-feedback'
const most = limits.feedback.characters

/** The Feedback tab. The thanks appear only when the server has stored the message. */
export function FeedbackTab({ viewerKey }: { viewerKey: string }) {
  const [text, setText] = useState('')
  const [state, setState] = useState<'writing' | 'sending' | 'stored'>('writing')
  const [problem, setProblem] = useState<ErrorBody | null>(null)
  const thanks = useRef<HTMLHeadingElement>(null)

  // A reload must not lose a message; the tab's own storage ends with the tab.
  useEffect(
    () => setText(withPath(readStored('sessionStorage', storageKey) ?? '', window.location.search)),
    [],
  )
  useEffect(() => {
    if (state === 'stored') thanks.current?.focus()
  }, [state])

  function change(next: string) {
    setText(next)
    setProblem(null)
    writeStored('sessionStorage', storageKey, next)
  }

  async function send() {
    if (state === 'sending') return
    setState('sending')
    const failed = await postFeedback(text, viewerKey)
    if (failed) {
      setProblem(failed)
      setState('writing')
      document.getElementById('feedback-text')?.focus()
      return
    }
    storageOf('sessionStorage')?.removeItem(storageKey)
    setText('')
    setState('stored')
  }

  if (state === 'stored') {
    return (
      <div className="stack measure">
        <h2 tabIndex={-1} ref={thanks}>
          Thank you for your feedback
        </h2>
        <p>Thank you. Your message has been sent to the people who run Tonewise.</p>
        <p>
          <button type="button" className="button quiet" onClick={() => setState('writing')}>
            Write another message
          </button>
        </p>
      </div>
    )
  }
  const noted = Object.values(problem?.fields ?? {}).join(' ')
  return (
    <form
      method="dialog"
      className="stack measure"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <h2>Feedback</h2>
      <p>Tell us what works for you and what doesn’t. Write as little or as much as you like.</p>
      <Field
        id="feedback-text"
        label="Your feedback (required)"
        hint="Press Enter to send. Press Shift and Enter for a new line. Do not write private information."
        error={noted || (problem ? `${problem.message} ${problem.next}` : undefined)}
        count={{ now: text.trim().length, most }}
        control={(attributes) => (
          <textarea
            {...attributes}
            rows={4}
            value={text}
            disabled={state === 'sending'}
            onChange={(event) => change(event.target.value)}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return
              event.preventDefault()
              void send()
            }}
          />
        )}
      />
      <p>
        <button type="submit" className="button" aria-disabled={state === 'sending' || undefined}>
          {state === 'sending' ? 'Processing...' : 'Send Feedback'}
        </button>
      </p>
    </form>
  )
}

/** The stored draft, followed by the library text that the address names: "?about=SLUG". */
function withPath(typed: string, search: string): string {
  const slug = new URLSearchParams(search).get('about')
  if (!slug || !/^[a-z0-9-]{1,100}$/.test(slug) || typed.includes(locationOf(slug))) return typed
  return `${typed === '' ? '' : `${typed}\n\n`}${locationOf(slug)}\n`
}

/** Enter sends, but not while an input method is still composing a word. */
function isSendKey(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229
}

/** Null when the message is stored. */
async function postFeedback(text: string, viewerKey: string): Promise<ErrorBody | null> {
  const options = { headers: viewerHeader(viewerKey) }
  const reply = await readReply(client.api.feedback.$post({ json: { text } }, options))
  if (reply.ok) return null
  const { problem } = reply
  const isKnown =
    problem && ['fields_wrong', 'feedback_full', 'signed_out', 'grown_up_only'].includes(problem.error)
  return isKnown ? problem : screenError('feedback_failed')
}
