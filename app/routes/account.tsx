import { data } from 'react-router'
import { AccountTabs } from '#components/account/account-tabs'
import { BillingTab } from '#components/account/billing-tab'
import { FeedbackTab } from '#components/account/feedback-tab'
import { ProfileTab } from '#components/account/profile-tab'
import { PageHead } from '#components/page-head'
import { errorBody } from '#domain/errors'
import { loadProfile } from '#server/accounts/load-profile'
import { appContext, viewerContext } from '#server/app-context'
import '../styles/account.css'
import type { Route } from './+types/account'

/** One call for each part of the page. */
export async function loader({ context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  // The signed-in routes let nobody else through.
  if (!viewer) throw data(errorBody('signed_out'), 401)
  return { profile: await loadProfile(context.get(appContext), viewer) }
}

export function meta() {
  return [{ title: 'Account, Tonewise' }]
}

export default function Account({ loaderData: { profile } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Account" line="Your profile, your plan and a place for feedback.">
        <a className="button quiet" href="/">
          Back to Home
        </a>
      </PageHead>
      <AccountTabs
        profile={<ProfileTab profile={profile} />}
        billing={<BillingTab />}
        feedback={<FeedbackTab />}
      />
    </>
  )
}
