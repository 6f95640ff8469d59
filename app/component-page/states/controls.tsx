import type { ReactNode } from 'react'
import { LeaveButton } from '#components/account/leave-button'
import { TypedField } from '#components/account/typed-field'
import { Field } from '#components/form/field'
import { LevelCards } from '#components/layout/level-cards'
import { TypeCards } from '#components/layout/type-cards'
import { Email } from '#components/sign-in/auth-fields'
import { errorBody } from '#domain/errors'
import type { Family } from '../state.ts'

const nothing = () => undefined

/** A button that leads to a payment page: idle, busy, and after a failure. */
const leaving = {
  ready: { busy: null, problem: null, leave: nothing },
  busy: { busy: 'plan', problem: null, leave: nothing },
  failed: {
    busy: null,
    problem: { at: 'plan', body: errorBody('checkout_failed', {}, '7f3a9c') },
    leave: nothing,
  },
}

export const controls: Family = {
  title: 'Buttons, fields and cards',
  states: [
    {
      name: 'buttons',
      title: 'Buttons',
      about:
        'One main button on a screen. Point at each and reach each with Tab: the line around it is 3 pixels wide.',
      show: () => <Buttons />,
    },
    {
      name: 'fields',
      title: 'Fields',
      about: 'The label stands above, the hint and the problem between label and box.',
      show: () => <Fields />,
    },
    {
      name: 'level-cards',
      title: 'Level cards',
      about: 'The second list is that of a child profile: its own level stands first.',
      show: () => (
        <div className="stack wide">
          <LevelCards base="/grade" />
          <LevelCards base="/grade" own="high" />
        </div>
      ),
    },
    {
      name: 'type-cards',
      title: 'Type cards',
      about: 'Three kinds of text.',
      show: () => <TypeCards base="/reader" gradeLevel="middle" />,
    },
  ],
}

function Buttons() {
  return (
    <div className="stack">
      <Part title="Main">
        <button type="button" className="button">
          Save the name
        </button>
        <a className="button" href="#main">
          A link to the top
        </a>
        <button type="button" className="button" aria-disabled="true">
          Not possible now
        </button>
        <button type="button" className="button busy" aria-disabled="true">
          Processing...
        </button>
      </Part>
      <Part title="Quiet">
        <button type="button" className="button quiet">
          Download
        </button>
        <button type="button" className="button quiet low-key">
          Word help
        </button>
        <button type="button" className="button quiet" aria-pressed="true">
          Show all 8 marks
        </button>
        <button type="button" className="button quiet" aria-disabled="true">
          Previous
        </button>
      </Part>
      <Part title="Danger and links">
        <button type="button" className="button danger">
          Delete it now
        </button>
        <button type="button" className="link-button">
          Undo.
        </button>
        <a href="/library">The library</a>
      </Part>
      <Part title="To a payment page: ready, busy, failed">
        <LeaveButton at="plan" label="Choose Pro" leaving={leaving.ready} onPress={nothing} />
        <LeaveButton at="plan" label="Choose Pro" leaving={leaving.busy} onPress={nothing} />
        <LeaveButton at="plan" label="Choose Pro" leaving={leaving.failed} onPress={nothing} />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2>{title}</h2>
      <div className="row">{children}</div>
    </section>
  )
}

function Fields() {
  const text = 'How does Maya feel about the list?'
  return (
    <div className="stack wide measure">
      <Box id="empty" label="Empty" />
      <Box id="hinted" label="With a hint" hint="Example: How does the speaker feel?" />
      <Box id="filled" label="Filled" value={text} />
      <Box id="wrong" label="Wrong" error="Please enter a question." />
      <Box id="near" label="Near the limit" value={text} most={40} />
      <Box
        id="long"
        label="Too long"
        value={text}
        most={20}
        error="It is 34 characters long. The limit is 20."
      />
      <Box id="fixed" label="Read only" value={text} isReadOnly />
      <Box id="off" label="Disabled while it is sent" value={text} isOff />
      <TypedField
        part="part"
        name="password"
        label="Password"
        kind="new-password"
        value=""
        onChange={nothing}
        problem={null}
      />
      <Email prefix="wrong" failed={wrongEmail} />
      <fieldset>
        <legend>Choices</legend>
        <label className="choice">
          <input type="radio" name="choice" defaultChecked />
          <span>Chosen</span>
        </label>
        <label className="choice">
          <input type="radio" name="choice" />
          <span>Not chosen</span>
        </label>
        <label className="choice">
          <input type="checkbox" defaultChecked />
          <span>A box with a tick</span>
        </label>
      </fieldset>
    </div>
  )
}

const body = errorBody('fields_wrong', {
  fields: { email: 'Type an email address, such as name@example.org.' },
})
const wrongEmail = { email: 'maya@', audience: 'adult', body }

type BoxProps = {
  id: string
  label: string
  hint?: string
  error?: string
  value?: string
  most?: number
  isReadOnly?: boolean
  isOff?: boolean
}

function Box({ id, label, hint, error, value = '', most, isReadOnly, isOff }: BoxProps) {
  return (
    <Field
      id={`box-${id}`}
      label={label}
      {...(hint ? { hint } : {})}
      {...(error ? { error } : {})}
      {...(most ? { count: { now: value.length, most } } : {})}
      control={(attributes) => (
        <textarea {...attributes} rows={3} defaultValue={value} readOnly={isReadOnly} disabled={isOff} />
      )}
    />
  )
}
