import {
  type FailedAuth,
  LinkCode,
  Password,
  Problems,
  SharedComputer,
} from '#components/sign-in/auth-fields'
import { AuthPage } from '#components/sign-in/auth-page'
import { readFlashedForm } from '#server/accounts/form-fallback'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/confirm'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return {
    mode: query.get('mode') === 'choose' ? ('choose' as const) : ('enter' as const),
    failed: query.has('error') ? readFlashedForm(request, context.get(appContext).settings) : null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: `${loaderData?.failed ? 'Error: ' : ''}Make your account, Tonewise`,
    path: '/auth/confirm',
    description: 'The last step of signing up for Tonewise.',
    noIndex: true,
  })
}

export default function Confirm({ loaderData: { mode, failed } }: Route.ComponentProps) {
  return (
    <AuthPage title="Make your account" mode={mode}>
      <p>One more step. Then your account is ready and you are signed in.</p>
      <div data-part="enter">
        <Enter failed={mode === 'enter' ? failed : null} />
      </div>
      <div data-part="choose">
        <Choose failed={mode === 'choose' ? failed : null} />
      </div>
      <p>
        If the link no longer works, <a href="/auth?mode=sign_up">sign up again</a>.
      </p>
    </AuthPage>
  )
}

type FormProps = { failed: FailedAuth | null }

function Enter({ failed }: FormProps) {
  return (
    <form method="post" action="/auth/confirm" data-auth-form noValidate>
      <Problems failed={failed} />
      <LinkCode prefix="enter" failed={failed} />
      <Password
        prefix="enter"
        label="Password"
        complete="current-password"
        hint="The password that you chose when you signed up."
        failed={failed}
      />
      <SharedComputer />
      <button type="submit" className="button" data-busy="Processing...">
        Make my account
      </button>
      <p>
        <a href="/auth/confirm?mode=choose" data-auth-switch="choose">
          Choose a new password
        </a>
      </p>
    </form>
  )
}

function Choose({ failed }: FormProps) {
  return (
    <form method="post" action="/auth/confirm" data-auth-form noValidate>
      <Problems failed={failed} />
      <LinkCode prefix="choose" failed={failed} />
      <Password
        prefix="choose"
        name="newPassword"
        label="New password"
        complete="new-password"
        hint="12 characters or more. A sentence of 4 or 5 words works well."
        failed={failed}
      />
      <SharedComputer />
      <button type="submit" className="button" data-busy="Processing...">
        Make my account
      </button>
      <p>
        <a href="/auth/confirm" data-auth-switch="enter">
          Use the password that I chose before
        </a>
      </p>
    </form>
  )
}
