import { formatDollars } from '#domain/dollars'
import type { PracticeCheckoutView } from '#domain/practice-view'
import { ActButton, PracticePage } from './practice-page.tsx'

/** The page on which a plan is "paid" where payments are for practice. */
export function PracticeCheckout({ view, hasFailed }: { view: PracticeCheckoutView; hasFailed: boolean }) {
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
