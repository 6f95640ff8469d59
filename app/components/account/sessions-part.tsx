import { client } from '../browser/client.ts'
import { AccountPart } from './account-part.tsx'
import type { Profile, SignedInDevice } from './profile.ts'
import { useMutation } from './use-mutation.ts'

const sessionCalls = client.api.account.sessions

/** The devices where the person is signed in, with a button to end each session and all of them. */
export function SessionsPart({ profile: { sessions, viewerKey } }: { profile: Profile }) {
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
