import { data, redirect } from 'react-router'
import { formatDollars } from '#domain/dollars'
import { errorBody } from '#domain/errors'
import type { PracticeCheckoutView } from '#domain/practice-view'
import { loadPracticeCheckout } from '#server/billing/practice/load-practice'
import { appContext, viewerContext } from '#server/main/app-context'
import { ActButton, PracticePage } from '../../components/practice/practice-page.tsx'
import { grownUpOnly } from '../grown-up-only.ts'
import type { Route } from './+types/checkout'

export const middleware = [grownUpOnly]

export const handle = { isStatic: true }

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext)
  if (!viewer) throw redirect(`/?${new URLSearchParams({ next: new URL(request.url).pathname })}`)
  const view = await loadPracticeCheckout(context.get(appContext), viewer, params.id)
  if (!view) throw data(errorBody('not_found'), 404)
  return { view, hasFailed: new URL(request.url).searchParams.has('failed') }
}

export function meta() {
  return [{ title: 'Practice checkout, Tonewise' }, { name: 'robots', content: 'noindex' }]
}

export default function PracticeCheckoutRoute({ loaderData }: Route.ComponentProps) {
  return <PracticeCheckout {...loaderData} />
}

/** The page on which a plan is "paid" where payments are for practice. */
function PracticeCheckout({ view, hasFailed }: { view: PracticeCheckoutView; hasFailed: boolean }) {
  const { id, plan, dueToday, isOpen, isPaid, cancelUrl } = view
  const path = `/practice/checkout/${id}`
  if (!isOpen || !plan) {
    return (
      <PracticePage title="Practice checkout">
        <p>{isPaid ? 'This purchase is finished.' : 'This page is no longer open. You were not charged.'}</p>
        <p>
          <a className="button" href="/account#billing">
            Go back to Billing
          </a>
        </p>
      </PracticePage>
    )
  }
  return (
    <PracticePage title="Practice checkout">
      {hasFailed && (
        <p className="problems" role="alert">
          <strong>The practice payment did not work.</strong> You were not charged. You can try again.
        </p>
      )}
      <p>
        You’re buying the plan <strong>{plan.name}</strong>. {plan.term}
      </p>
      <div className="row">
        <ActButton
          path={path}
          act="pay"
          label={
            dueToday === '0'
              ? `Start ${plan.name} for practice`
              : `Pay ${formatDollars(dueToday)} for practice`
          }
        />
        <ActButton path={path} act="fail" label="Let the payment fail" quiet />
      </div>
      <p>
        <a href={cancelUrl}>Go back without paying</a>
      </p>
    </PracticePage>
  )
}
