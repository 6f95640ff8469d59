import { ContactLine } from '#components/layout/contact-line'
import { Email, type FailedAuth, LinkCode, Problems } from '#components/sign-in/auth-fields'
import { AuthPage } from '#components/sign-in/auth-page'
import { isMarkedAsChild } from '#server/accounts/child-answer'
import { readFlashedForm } from '#server/accounts/form-fallback'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../../page-meta.ts'
import type { Route } from './+types/adult'

export const handle = { isStatic: true }

export function loader({ context, request }: Route.LoaderArgs) {
  const { settings } = context.get(appContext)
  const query = new URL(request.url).searchParams
  return {
    mail: settings.mail,
    isMarked: isMarkedAsChild(request, settings),
    isSent: query.has('sent'),
    isCode: query.has('code'),
    supportEmail: settings.SUPPORT_EMAIL ?? null,
    failed: query.has('error') ? readFlashedForm(request, settings) : null,
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: `${loaderData?.failed ? 'Error: ' : ''}For an adult: take an answer back, Tonewise`,
    path: '/auth/adult',
    description: 'How an adult takes back the answer “A child under 13” in this browser.',
    noIndex: true,
  })
}

export default function Adult({ loaderData }: Route.ComponentProps) {
  const { mail, isMarked, isSent, isCode, supportEmail, failed } = loaderData
  if (!isMarked) return <NothingMarked />
  return (
    <AuthPage title="For an adult: take an answer back">
      <p>
        Someone answered “A child under 13” in this browser. The browser remembers this until it is closed.
        Until then, no account can be made here.
      </p>
      <p>
        If the answer was a mistake, an adult can take it back with a link. If you are a student of 13 to 17,
        ask an adult to do it. If you are under 13, a grown-up adds a profile for you:{' '}
        <a href="/children">How a grown-up adds a child</a>
      </p>
      {mail === 'none' ? (
        <ByHand supportEmail={supportEmail} />
      ) : (
        <ByMail isSent={isSent} isMailed={mail === 'smtp'} failed={isCode ? null : failed} />
      )}
      <form method="post" action="/auth/adult/code" data-auth-form noValidate className="stack">
        <h2>Use the link</h2>
        <Problems failed={isCode ? failed : null} />
        <LinkCode prefix="adult" label="Code from the link" failed={isCode ? failed : null} />
        <button type="submit" className="button" data-busy="Processing...">
          I am an adult. Take the answer back
        </button>
      </form>
    </AuthPage>
  )
}

type ByMailProps = { isSent: boolean; isMailed: boolean; failed: FailedAuth | null }

function ByMail({ isSent, isMailed, failed }: ByMailProps) {
  return (
    <form method="post" action="/auth/adult" data-auth-form noValidate className="stack">
      <h2>Get a link</h2>
      {isSent ? (
        <p role="status">
          {isMailed
            ? 'An email with the link is on its way. Open the link in this browser, or paste it below.'
            : 'The link is saved in this server’s outbox folder. Ask the person who runs it. Open the link in this browser, or paste it below.'}
        </p>
      ) : null}
      <Problems failed={failed} />
      <p>Type the adult’s email address. {isMailed ? 'We’ll send the link to it.' : ''}</p>
      <Email prefix="adult" failed={failed} />
      <button type="submit" className="button" data-busy="Processing...">
        Send the link
      </button>
    </form>
  )
}

function ByHand({ supportEmail }: { supportEmail: string | null }) {
  return (
    <>
      <h2>Get a link</h2>
      <p>
        This server can’t send email. An adult can ask the person who runs it for a link. That person makes
        one with the command <code>npm run admin -- adult-link</code>.
      </p>
      <ContactLine supportEmail={supportEmail} />
    </>
  )
}

/** Shown when a link was opened on another device, such as the adult's phone. */
function NothingMarked() {
  return (
    <AuthPage title="For an adult: take an answer back">
      <p>
        This browser does not remember the answer “A child under 13”. So there is nothing to take back here.
        An adult can make an account in this browser. To take the answer back in another browser, open this
        page there and paste the link.
      </p>
      <p>
        <a href="/auth?mode=sign_up">Make an account</a>
      </p>
    </AuthPage>
  )
}
