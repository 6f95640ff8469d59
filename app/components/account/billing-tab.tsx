import type { BillingView } from '#domain/billing-view'
import { catalogue } from '#domain/errors'
import { limits } from '#domain/limits'
import { keptForever, paymentPlaces } from '#domain/purchase-terms'
import { LeaveButton } from './leave-button.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PurchaseNotice } from './purchase-notice.tsx'
import { useLeaving } from './use-leaving.ts'
import '../../styles/billing.css'

/** The part Billing of the account: the plan now, the plans there are, and what no plan is needed for. */
export function BillingTab({ billing }: { billing: BillingView }) {
  const leaving = useLeaving(billing.viewerKey)
  const { cards, payments, terms } = billing
  return (
    <div className="stack wide billing">
      <div className="billing-top">
        <h2 tabIndex={-1}>Billing</h2>
        <PurchaseNotice purchase={billing.purchase} />
      </div>
      <PlanNow billing={billing} leaving={leaving} />
      <section className="stack" aria-labelledby="plans-heading">
        <h3 id="plans-heading">Plans</h3>
        {payments === 'practice' && (
          <p className="notice">
            Payments are for practice here. The payment pages are part of Tonewise, and no money moves.
          </p>
        )}
        {!billing.hasModel && (
          <p className="notice">
            No AI model is set up here now. The built-in reader answers every question, with and without a
            plan.
          </p>
        )}
        {payments === 'none' ? (
          <p className="notice">
            {catalogue.payments_off.sentence} {catalogue.payments_off.next}
          </p>
        ) : (
          <>
            <h4>Before you pay</h4>
            <ul>
              {terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          </>
        )}
        {cards ? (
          <PlanCards cards={cards} billing={billing} leaving={leaving} />
        ) : (
          <p className="problems">
            <strong>{catalogue.plans_failed.sentence}</strong> {catalogue.plans_failed.next}
          </p>
        )}
      </section>
      <section className="stack measure" aria-labelledby="kept-heading">
        <h3 id="kept-heading">When the trial or a plan ends</h3>
        <p>
          This ends: answers by an AI model, and passages of more than{' '}
          {limits.passage.account.toLocaleString('en-US')} characters.
        </p>
        <p>This never ends:</p>
        <ul>
          {keptForever.map((kept) => (
            <li key={kept}>{kept}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}

type PlanNowProps = { billing: BillingView; leaving: ReturnType<typeof useLeaving> }

/** The plan that the account has now, until when, and the way to change or end it. */
function PlanNow({ billing, leaving }: PlanNowProps) {
  const { plan, answersLeft, canManage, canCancel, payments } = billing
  const place = payments === 'none' ? '' : ` (${paymentPlaces[payments]})`
  function openPortal(action: 'manage' | 'cancel') {
    const path = '/functions/v1/create-billing-portal-session'
    leaving.leave(action, { path, body: { action }, fallback: 'portal_failed' })
  }
  return (
    <section className="sheet account-part" aria-labelledby="plan-heading">
      <h3 id="plan-heading">Your plan</h3>
      <dl className="plan-now">
        <div>
          <dt>Plan</dt>
          <dd>{plan.label}</dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>{plan.status}</dd>
        </div>
      </dl>
      {plan.warning && <p className="notice">{plan.warning}</p>}
      {plan.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {answersLeft && <p>{answersLeft}</p>}
      {canManage && (
        <div className="plan-acts">
          <LeaveButton
            at="manage"
            label={`Manage billing${place}`}
            className="button quiet"
            leaving={leaving}
            onPress={() => openPortal('manage')}
          />
          {canCancel && (
            <LeaveButton
              at="cancel"
              label={`Cancel subscription${place}`}
              className="button quiet"
              leaving={leaving}
              onPress={() => openPortal('cancel')}
            />
          )}
        </div>
      )}
    </section>
  )
}
