import { useState } from 'react'
import { client } from '../browser/client.ts'
import { AccountPart } from './account-part.tsx'
import { FormFold } from './form-fold.tsx'
import type { Profile } from './profile.ts'
import { TypedField } from './typed-field.tsx'
import { useMutation } from './use-mutation.ts'

/** The form to change the password. */
export function PasswordPart({ profile: { email, viewerKey } }: { profile: Profile }) {
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const { act, isBusy, ...outcome } = useMutation(viewerKey, 'Failed to update password')
  const { problem } = outcome

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault()
    const json = { currentPassword: current, newPassword: chosen }
    if (!(await act((options) => client.api.account.password.$post({ json }, options)))) return
    setCurrent('')
    setChosen('')
  }

  return (
    <AccountPart id="password" title="Password" {...outcome}>
      <FormFold summary="Change your password">
        <form method="dialog" className="stack" onSubmit={submit} noValidate>
          <input type="hidden" autoComplete="username" value={email} />
          <TypedField
            part="password"
            name="currentPassword"
            label="Current password"
            kind="current-password"
            value={current}
            onChange={setCurrent}
            problem={problem}
          />
          <TypedField
            part="password"
            name="newPassword"
            label="New password"
            kind="new-password"
            hint="12 characters or more. A sentence of 4 or 5 words works well."
            value={chosen}
            onChange={setChosen}
            problem={problem}
          />
          <p className="hint" id="password-what">
            You stay signed in here. Your other devices are signed out.
          </p>
          <p>
            <button
              type="submit"
              className="button"
              aria-describedby="password-what"
              aria-disabled={isBusy || current === '' || chosen === ''}
            >
              {isBusy ? 'Processing...' : 'Change password'}
            </button>
          </p>
        </form>
      </FormFold>
    </AccountPart>
  )
}
