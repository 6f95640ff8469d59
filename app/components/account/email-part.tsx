import { useState } from 'react'
import { client } from '../browser/client.ts'
import { AccountPart } from './account-part.tsx'
import { FormFold } from './form-fold.tsx'
import type { Profile } from './profile.ts'
import { TypedField } from './typed-field.tsx'
import { useMutation } from './use-mutation.ts'

const whatHappens: Record<Profile['mail'], string> = {
  smtp: 'We’ll send a link to the new address. Your address changes when you open the link. Your other devices are then signed out, and your old address gets a notice.',
  outbox:
    'Email isn’t set up on this server. The confirmation link is saved in its outbox folder; ask the person who runs it. Your address changes when you open the link. Your other devices are then signed out.',
  none: 'Your address changes at once. Your other devices are signed out.',
}

/** The email of the account, whether it is confirmed, and the form to change it. */
export function EmailPart({ profile }: { profile: Profile }) {
  const { email, mail, viewerKey } = profile
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const { act, isBusy, ...outcome } = useMutation(viewerKey, 'Failed to update email')
  const { problem } = outcome

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault()
    const json = { email: typed, currentPassword: password }
    if (!(await act((options) => client.api.account.email.$post({ json }, options)))) return
    setTyped('')
    setPassword('')
  }

  return (
    <AccountPart id="email" title="Email" {...outcome}>
      <Proof profile={profile} />
      <FormFold summary="Change your email">
        <form method="dialog" className="stack" onSubmit={submit} noValidate>
          <TypedField
            part="email"
            name="email"
            label="New email"
            kind="email"
            value={typed}
            onChange={setTyped}
            problem={problem}
          />
          <TypedField
            part="email"
            name="currentPassword"
            label="Current password"
            kind="current-password"
            value={password}
            onChange={setPassword}
            problem={problem}
          />
          <p className="hint" id="email-what">
            {whatHappens[mail]}
          </p>
          <p>
            <button
              type="submit"
              className="button"
              aria-describedby="email-what"
              aria-disabled={isBusy || typed.trim() === '' || password === ''}
            >
              {isBusy ? 'Processing...' : 'Change email'}
            </button>
          </p>
          <input type="hidden" autoComplete="username" value={email} />
        </form>
      </FormFold>
    </AccountPart>
  )
}

/** Says whether the email is confirmed. Where no mail can be sent it cannot be, so nothing is offered. */
function Proof({ profile: { email, isEmailVerified, mail, viewerKey } }: { profile: Profile }) {
  const { act, isBusy, problem, message } = useMutation(viewerKey)
  const verify = () => act((options) => client.api.account.email.verify.$post({ json: {} }, options))
  return (
    <div className="stack">
      <p className="account-value">
        Your email: <strong>{email}</strong>
        <span>{isEmailVerified ? ' (confirmed)' : ' (not confirmed)'}</span>
      </p>
      {isEmailVerified || mail === 'none' ? null : (
        <p>
          <button type="button" className="button quiet" aria-disabled={isBusy} onClick={verify}>
            {isBusy ? 'Processing...' : 'Confirm my email'}
          </button>
        </p>
      )}
      <p role="status" className="account-message">
        {problem ? `${problem.message} ${problem.next}` : message}
      </p>
    </div>
  )
}
