import { useState } from 'react'
import { client } from '../browser/client.ts'
import { AccountPart } from './account-part.tsx'
import { ChildrenPart } from './children-part.tsx'
import { DeletePart } from './delete-part.tsx'
import { EmailPart } from './email-part.tsx'
import type { Family } from './family.ts'
import { FormFold } from './form-fold.tsx'
import type { Profile, SignedInDevice } from './profile.ts'
import { TypedField } from './typed-field.tsx'
import { useMutation } from './use-mutation.ts'

/** Child profiles, email, password, signed-in devices and a person's own data. */
export function ProfileTab({ profile, family }: { profile: Profile; family: Family | null }) {
  const { viewerKey } = profile
  return (
    <>
      <h2 className="unseen">Profile</h2>
      <div className="account-columns">
        <div className="account-parts">
          {family ? <ChildrenPart family={family} viewerKey={viewerKey} /> : null}
          <EmailPart profile={profile} />
        </div>
        <div className="account-parts">
          <PasswordPart profile={profile} />
          <SessionsPart profile={profile} />
        </div>
      </div>
      <DataPart viewerKey={viewerKey} hasChildren={Boolean(family?.children.length)} />
    </>
  )
}

/** A person's own data: download it, empty the history, delete the account. Shown inside the Profile tab. */
function DataPart({ viewerKey, hasChildren }: { viewerKey: string; hasChildren: boolean }) {
  return (
    <div className="account-thirds">
      <section className="sheet account-part" aria-labelledby="export-title">
        <h3 id="export-title">Download your data</h3>
        <p>{`One zip file with everything we keep about your account${hasChildren ? ' and its child profiles' : ''}: each conversation as text, and all of it as data. Your password is not in it.`}</p>
        <p>
          <a className="button quiet" href={client.api.export.$path()} download>
            Download everything
          </a>
        </p>
      </section>
      <DeletePart
        id="delete-history"
        title="Delete your history"
        what={`This deletes all your own conversations and drafts at once. Your account stays.${hasChildren ? ' Child profiles keep their history.' : ''}`}
        begin="Delete all history"
        confirm="Delete all history now"
        send={(options) => client.api.conversations.$delete({}, options)}
        viewerKey={viewerKey}
      />
      <DeletePart
        id="delete-account"
        title="Delete your account"
        what={`This deletes your account${hasChildren ? ', its child profiles and every text in them' : ' and every text in it'} at once. A paid plan ends now, and nothing more is charged. We keep no copy, except anonymous records of consent and purchases.`}
        begin="Delete account"
        confirm="Delete my account now"
        send={(options, password) => client.api.account.delete.$post({ json: { password } }, options)}
        viewerKey={viewerKey}
        withPassword
      />
    </div>
  )
}

/** The form to change the password. */
function PasswordPart({ profile: { email, viewerKey } }: { profile: Profile }) {
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

const sessionCalls = client.api.account.sessions

/** The devices where the person is signed in, with a button to end each session and all of them. */
function SessionsPart({ profile: { sessions, viewerKey } }: { profile: Profile }) {
  const one = useMutation(viewerKey)
  const all = useMutation(viewerKey)

  async function end(id: string) {
    // The button disappears with its line, so focus goes to the heading of the list.
    const isEnded = await one.act((options) => sessionCalls.end.$post({ json: { id } }, options))
    if (isEnded) document.getElementById('sessions-title')?.focus()
  }

  return (
    <AccountPart
      id="sessions"
      title="Where you are signed in"
      problem={one.problem ?? all.problem}
      heading={one.problem ? one.heading : all.heading}
      message={one.message}
    >
      <ul className="device-list">
        {sessions.map((session) => (
          <Device key={session.id} session={session} isBusy={one.isBusy} onEnd={() => end(session.id)} />
        ))}
      </ul>
      <p className="hint" id="everywhere-what">
        “Sign out everywhere” also signs you out here. Your explanations are kept.
      </p>
      <p>
        <button
          type="button"
          className="button quiet"
          aria-describedby="everywhere-what"
          aria-disabled={all.isBusy}
          onClick={() => all.act((options) => sessionCalls['end-all'].$post({ json: {} }, options))}
        >
          {all.isBusy ? 'Processing...' : 'Sign out everywhere'}
        </button>
      </p>
    </AccountPart>
  )
}

type DeviceProps = { session: SignedInDevice; isBusy: boolean; onEnd: () => void }

function Device({ session: { device, isThis, isShared, used }, isBusy, onEnd }: DeviceProps) {
  const when = isThis ? 'This device' : used
  return (
    <li>
      <div>
        <strong>{device}</strong>
        <p className="small">{`${when}${isShared ? '. Shared computer: signs out after 12 hours' : ''}`}</p>
      </div>
      {isThis ? null : (
        <button type="button" className="button quiet" aria-disabled={isBusy} onClick={onEnd}>
          Sign out
          <span className="unseen">{` ${device}, ${when}`}</span>
        </button>
      )}
    </li>
  )
}
