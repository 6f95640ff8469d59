import { Email, Problems } from '#components/auth-fields'
import { AuthPage } from '#components/auth-page'
import { ContactLine } from '#components/contact-line'
import { readFailedForm } from '#server/accounts/failed-form'
import { appContext } from '#server/app-context'
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
    failed: query.has('error') ? readFailedForm(request, settings) : null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData?.isSent ? 'Look at your mail' : 'Choose a new password'
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
        Type the e-mail address of your account.{' '}
        {mail === 'smtp' ? 'We send a link to it.' : 'We write a mail with a link for it.'} The link opens a
        page where you choose.
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

/** The same for every address: it tells nobody who has an account. */
function Sent({ isMailed }: { isMailed: boolean }) {
  return (
    <AuthPage title="Look at your mail">
      <p role="status">
        {isMailed
          ? 'If an account has this address, a mail with a link is on its way.'
          : 'If an account has this address, a mail with a link is in the outbox. The outbox is a folder on the computer of this installation.'}
      </p>
      <p>The link works for 30 minutes. We send at most 3 such mails to an address in an hour.</p>
      <BackToSignIn />
    </AuthPage>
  )
}

function NoMail({ supportEmail }: { supportEmail: string | null }) {
  return (
    <AuthPage title="Choose a new password">
      <p>
        This installation does not send mail. So it cannot send a link for a new password. Your account and
        your explanations stay as they are.
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
