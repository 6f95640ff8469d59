import { useState } from 'react'
import { redirect } from 'react-router'
import { AccountPart } from '#components/account/account-part'
import { TypedField } from '#components/account/typed-field'
import { LoadLine } from '#components/layout/load-line'
import { PageHead } from '#components/layout/page-head'
import { viewerKey } from '#server/http/viewer-key'
import { appContext, viewerContext } from '#server/main/app-context'
import { useMutation } from '../../components/account/use-mutation.ts'
import { client } from '../../components/browser/client.ts'
import '../../styles/account.css'
import type { Route } from './+types/ask'

export const handle = { needsScript: true }

/** In a child profile the guardian's pages redirect here, where the guardian can switch back. */
export function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!viewer?.nickname) throw redirect('/account')
  return {
    nickname: viewer.nickname,
    viewerKey: viewerKey(context.get(appContext).secret, viewer.userId),
  }
}

export function meta() {
  return [{ title: 'Ask your grown-up, Tonewise' }]
}

export default function Ask({ loaderData: { nickname, viewerKey } }: Route.ComponentProps) {
  const [password, setPassword] = useState('')
  const { act, isBusy, ...outcome } = useMutation(viewerKey)
  return (
    <>
      <LoadLine />
      <PageHead
        title="Ask your grown-up"
        line={`${nickname} is reading now. This part is for the grown-up.`}
        back={{ to: '/home', name: 'Back to Dashboard' }}
      />
      <div className="measure">
        <h2 className="unseen">The way back</h2>
        <AccountPart id="leave" title="For the grown-up" {...outcome}>
          <p>Enter the password of your account. You’ll switch back to your own profile.</p>
          <form
            method="dialog"
            className="stack"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void act((options) => client.api.children.leave.$post({ json: { password } }, options))
            }}
          >
            <TypedField
              part="leave"
              name="password"
              label="Password"
              kind="current-password"
              value={password}
              onChange={setPassword}
              problem={outcome.problem}
            />
            <p>
              <button type="submit" className="button" aria-disabled={isBusy}>
                {isBusy ? 'Processing...' : 'Switch to the grown-up'}
              </button>
            </p>
          </form>
        </AccountPart>
      </div>
    </>
  )
}
