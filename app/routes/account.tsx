import { data } from 'react-router'
import { AccountTabs } from '#components/account/account-tabs'
import { BillingTab } from '#components/account/billing-tab'
import { FeedbackTab } from '#components/account/feedback-tab'
import { ProfileTab } from '#components/account/profile-tab'
import { LoadLine } from '#components/layout/load-line'
import { PageHead } from '#components/layout/page-head'
import { errorBody } from '#domain/errors'
import { loadFamily } from '#server/accounts/children/load-family'
import { loadProfile } from '#server/accounts/load-profile'
import { loadBilling } from '#server/billing/load-billing'
import { appContext, viewerContext } from '#server/main/app-context'
import '../styles/account.css'
import type { Route } from './+types/account'
import { grownUpOnly } from './grown-up-only.ts'

export const middleware = [grownUpOnly]

export const handle = { needsScript: true }

export async function loader({ context, request }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  // The signed-in routes let nobody else through.
  if (!viewer) throw data(errorBody('signed_out'), 401)
  const app = context.get(appContext)
  const checkout = new URL(request.url).searchParams.get('checkout')
  const [profile, family, billing] = await Promise.all([
    loadProfile(app, viewer),
    loadFamily(app, viewer),
    loadBilling(app, viewer, checkout),
  ])
  return { profile, family, billing }
}

export function meta() {
  return [{ title: 'Account, Tonewise' }]
}

export default function Account({ loaderData: { profile, family, billing } }: Route.ComponentProps) {
  return (
    <>
      <LoadLine />
      <PageHead title="Account" line="Your profile, your plan and a place for feedback.">
        <a className="button quiet" href="/">
          Back to Home
        </a>
      </PageHead>
      <AccountTabs
        profile={<ProfileTab profile={profile} family={family} />}
        billing={<BillingTab billing={billing} />}
        feedback={<FeedbackTab viewerKey={profile.viewerKey} />}
      />
    </>
  )
}
