import { data, useLocation } from 'react-router'
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
import { type KeyboardEvent, type ReactNode, useSyncExternalStore } from 'react'
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

const tabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'billing', label: 'Billing' },
  { id: 'feedback', label: 'Feedback' },
] as const

type TabId = (typeof tabs)[number]['id']

const steps: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % tabs.length,
  ArrowLeft: (at) => (at + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
}

/**
 * The three tabs of the account, of which the one that the hash of the address names is shown. So a link leads
 * to a tab, and Back to the previous one. All three stay mounted, so switching loses nothing that was typed.
 */
function AccountTabs(panels: Record<TabId, ReactNode>) {
  const shown = useShownTab()
  function pressKey(event: KeyboardEvent) {
    const next = tabs[steps[event.key]?.(tabs.findIndex(({ id }) => id === shown)) ?? -1]
    if (!next) return
    event.preventDefault()
    show(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <>
      <div className="account-tabs" role="tablist" aria-label="Parts of your account">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={shown === id}
            aria-controls={`panel-${id}`}
            tabIndex={shown === id ? 0 : -1}
            onClick={() => show(id)}
            onKeyDown={pressKey}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <section
          key={id}
          className="account-panel"
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={shown !== id}
        >
          {panels[id]}
        </section>
      ))}
    </>
  )
}

function show(id: TabId): void {
  if (window.location.hash !== `#${id}`) window.location.hash = id
}

/** The server never sees the hash: it renders the first tab, and so does the first render in the browser. */
function useShownTab(): TabId {
  const { hash, search } = useLocation()
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const named = tabs.find(({ id }) => isInBrowser && hash === `#${id}`)
  if (named) return named.id
  // Signing in on the way drops the hash.
  return isInBrowser && new URLSearchParams(search).has('about') ? 'feedback' : 'profile'
}
