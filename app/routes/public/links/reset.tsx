import { LinkCode, Password, Problems } from '#components/sign-in/auth-fields'
import { AuthPage } from '#components/sign-in/auth-page'
import { readFlashedForm } from '#server/accounts/form-fallback'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/reset'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  const isFailed = new URL(request.url).searchParams.has('error')
  return { failed: isFailed ? readFlashedForm(request, context.get(appContext).settings) : null }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: `${loaderData?.failed ? 'Error: ' : ''}Choose a new password, Tonewise`,
    path: '/auth/reset',
    description: 'Choose a new password with the link from your email.',
    noIndex: true,
  })
}

export default function Reset({ loaderData: { failed } }: Route.ComponentProps) {
  return (
    <AuthPage title="Choose a new password">
      <p>This signs you out on every device. Then sign in again with the new password.</p>
      <form method="post" action="/auth/reset" data-auth-form noValidate>
        <Problems failed={failed} />
        <LinkCode prefix="reset" failed={failed} />
        <Password
          prefix="reset"
          name="newPassword"
          label="New password"
          complete="new-password"
          hint="12 characters or more. A sentence of 4 or 5 words works well."
          failed={failed}
        />
        <button type="submit" className="button" data-busy="Processing...">
          Save the new password
        </button>
      </form>
      <p>
        <a href="/auth/forgot">Ask for a new link</a>
      </p>
    </AuthPage>
  )
}
