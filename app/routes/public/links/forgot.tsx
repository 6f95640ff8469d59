import { ContactLine } from '#components/layout/contact-line'
import { Email, Problems } from '#components/sign-in/auth-fields'
import { AuthPage } from '#components/sign-in/auth-page'
import { readFlashedForm } from '#server/accounts/form-fallback'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/forgot'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = context.get(appContext)
  const query = new URL(request.url).searchParams
  return {
    mail: settings.mail,
    isSent: query.has('sent'),
    supportEmail: settings.SUPPORT_EMAIL ?? null,
    failed: query.has('error') ? readFlashedForm(request, settings) : null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.isSent ? 'Check your email' : 'Choose a new password'
  return pageMeta({
    matches,
    title: `${loaderData?.failed ? 'Error: ' : ''}${title}, Tonewise`,
    path: '/auth/forgot',
    description: 'Ask for a link with which you choose a new password.',
    noIndex: true,
  })
}

export default function Forgot({ loaderData }: Route.ComponentProps) {
  const { mail, isSent, supportEmail, failed } = loaderData
  if (mail === 'none') return <NoMail supportEmail={supportEmail} />
  if (isSent) return <Sent isMailed={mail === 'smtp'} />
  return (
    <AuthPage title="Choose a new password">
      <p>
        Type the email address of your account.{' '}
        {mail === 'smtp'
          ? 'We’ll send you a link to choose a new password.'
          : 'Email isn’t set up on this server. The link is saved in its outbox folder.'}
      </p>
      <form method="post" action="/auth/forgot" data-auth-form noValidate>
        <Problems failed={failed} />
        <Email prefix="forgot" failed={failed} />
        <button type="submit" className="button" data-busy="Processing...">
          Send the link
        </button>
      </form>
      <BackToSignIn />
    </AuthPage>
  )
}

/** The same for every email, so that it does not reveal who has an account. */
function Sent({ isMailed }: { isMailed: boolean }) {
  return (
    <AuthPage title="Check your email">
      <p role="status">
        {isMailed
          ? 'If an account has this address, an email with a link is on its way.'
          : 'If an account has this address, a link is in this server’s outbox folder. Ask the person who runs it.'}
      </p>
      <p>The link works once, for 30 minutes. You can ask for 3 links in an hour.</p>
      <BackToSignIn />
    </AuthPage>
  )
}

function NoMail({ supportEmail }: { supportEmail: string | null }) {
  return (
    <AuthPage title="Choose a new password">
      <p>
        This server can’t send email, so it can’t send a link for a new password. Your account and your
        explanations stay as they are.
      </p>
      <ContactLine supportEmail={supportEmail} />
      <BackToSignIn />
    </AuthPage>
  )
}

function BackToSignIn() {
  return (
    <p>
      <a href="/auth">Back to sign in</a>
    </p>
  )
}
