import { LinkCode, Password, Problems } from '#components/sign-in/auth-fields'
import { AuthPage } from '#components/sign-in/auth-page'
import { readFlashedForm } from '#server/accounts/form-fallback'
import { appContext, viewerContext } from '#server/main/app-context'
import { pageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/email'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  return {
    isDone: query.has('done'),
    isSignedIn: context.get(viewerContext) !== null,
    failed: query.has('error') ? readFlashedForm(request, context.get(appContext).settings) : null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: `${loaderData?.failed ? 'Error: ' : ''}Confirm your address, Tonewise`,
    path: '/auth/email',
    description: 'Confirm the email address of your account with the link from your email.',
    noIndex: true,
  })
}

export default function ConfirmEmail({ loaderData: { isDone, isSignedIn, failed } }: Route.ComponentProps) {
  if (isDone) {
    return (
      <AuthPage title="Your address is confirmed">
        <p role="status">It is now the address of your account.</p>
        <p>
          <a className="button" href="/account">
            Go to your account
          </a>
        </p>
      </AuthPage>
    )
  }
  return (
    <AuthPage title="Confirm your address">
      <p>Press the button. Then the address that got the email becomes the address of your account.</p>
      <form method="post" action="/auth/email" data-auth-form noValidate>
        <Problems failed={failed} />
        <LinkCode prefix="email" failed={failed} />
        {isSignedIn ? null : (
          <Password
            prefix="email"
            label="Password"
            complete="current-password"
            hint="The password of your Tonewise account."
            failed={failed}
          />
        )}
        <button type="submit" className="button" data-busy="Processing...">
          Confirm this address
        </button>
      </form>
      <p>
        If the link no longer works, ask for a new one in <a href="/account">your account</a>.
      </p>
    </AuthPage>
  )
}
