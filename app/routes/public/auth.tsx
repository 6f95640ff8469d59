import { redirect } from 'react-router'
import { AuthForms } from '#components/sign-in/auth-forms'
import { accountCreatedMessage } from '#server/accounts/account-routes'
import { readFlashedForm } from '#server/accounts/form-fallback'
import { hasModel, type Settings } from '#server/env'
import { appContext, viewerContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/auth'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(viewerContext)) throw redirect('/home')
  const query = new URL(request.url).searchParams
  const { settings } = context.get(appContext)
  return {
    /** Requested by the sign-in dialog of another page, which has its own heading and close button. */
    isForWindow: query.has('window'),
    mode: query.get('mode') === 'sign_up' ? ('sign_up' as const) : ('sign_in' as const),
    status: statusOf(query, settings.mail),
    sendsLink: settings.mail === 'smtp',
    hasModel: hasModel(settings),
    next: query.get('next') ?? '',
    failed: query.has('error') ? readFlashedForm(request, settings) : null,
  }
}

function statusOf(query: URLSearchParams, mail: Settings['mail']): string {
  if (query.has('created')) return accountCreatedMessage(mail)
  if (query.has('taken-back')) return 'The answer “A child under 13” is taken back in this browser.'
  if (!query.has('new-password')) return ''
  return 'Your new password is saved. You are signed out on every device. Sign in with your new password.'
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const page = loaderData?.mode === 'sign_up' ? 'Sign Up' : 'Sign In'
  return pageMeta({
    matches,
    title: `${loaderData?.failed ? 'Error: ' : ''}${page}, Tonewise`,
    path: '/auth',
    description: 'Sign in to Tonewise, or make a free account. No credit card is needed.',
    noIndex: true,
  })
}

export default function Auth({ loaderData: { isForWindow, ...forms } }: Route.ComponentProps) {
  return (
    <div className="sheet auth-page">
      <AuthForms prefix="auth" heading={isForWindow ? 'h2' : 'h1'} closable={isForWindow} {...forms} />
    </div>
  )
}
