import { ContactLine } from '#components/layout/contact-line'
import { ChildNoticeText } from '#components/public/child-notice'
import { ConsentForm } from '#components/public/consent-form'
import { PageLead } from '#components/public/page-lead'
import { mostChildProfiles } from '#domain/plans'
import { readChildNotice } from '#server/accounts/children/child-notice'
import { appContext } from '#server/main/app-context'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/children'
import '../../styles/public.css'

export const handle = { isStatic: true }

/** The page names the AI service from the same settings that the server uses. */
export function loader({ context }: Route.LoaderArgs) {
  const { settings } = context.get(appContext)
  return {
    notice: readChildNotice(settings),
    hasPlans: settings.payments !== 'none',
    supportEmail: settings.SUPPORT_EMAIL ?? null,
  }
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    matches,
    title: 'Children under 13, Tonewise',
    path: '/children',
    description:
      'How a child under 13 uses Tonewise: with a profile in a grown-up’s account. What we keep about a child, and who reads it.',
  })
}

export default function Children({ loaderData: { notice, hasPlans, supportEmail } }: Route.ComponentProps) {
  const { provider, version, hash, blocks } = notice
  return (
    <>
      <PageLead title="Children under 13">
        A child under 13 needs a grown-up. The grown-up makes an account and adds a profile for the child.
      </PageLead>
      <article className="prose article-width">
        <h2>For the child</h2>
        <p>
          You can use the built-in reader now. It needs no account.{' '}
          <a href="/demo/grade/elementary">Try the built-in reader</a>
        </p>
        <p>If you want a history of your own, ask a parent or guardian to read this page.</p>
        <h2>For the grown-up</h2>
        <ol>
          <li>
            Make an account for yourself, on your own device.{' '}
            <a href="/auth?mode=sign_up">Make an account as an adult</a> If someone has already answered “A
            child under 13” in this browser: <a href="/auth/adult">How an adult takes the answer back</a>
          </li>
          <li>Open your account and find “Child profiles”.</li>
          <li>Add a profile: a nickname and a level. Nothing else is asked.</li>
          <li>Choose “Read as” and the nickname. Give the device to the child.</li>
          <li>To come back to your own profile, you need your password.</li>
        </ol>
        <h2>For teachers</h2>
        <p>What you can do today:</p>
        <ul>
          <li>Read with Tonewise in your own account, and show it to your class.</li>
          <li>Let students use the demo and the built-in reader without an account.</li>
          <li>Let students of 13 to 17 make accounts of their own.</li>
          <li>
            Add profiles for children under 13, if your school has a parent’s consent on paper.{' '}
            {hasPlans ? 'One profile is free. The Team plan has room for' : 'There is room for'}{' '}
            {mostChildProfiles}.
          </li>
        </ul>
        <p>There are no class lists and no assignments. You can’t see what is in a student’s own account.</p>
        <h2>The notice about children</h2>
        <ChildNoticeText blocks={blocks} />
        {provider ? (
          <ConsentForm provider={provider} version={version} hash={hash} supportEmail={supportEmail} />
        ) : null}
        <ContactLine supportEmail={supportEmail} />
      </article>
    </>
  )
}
