import type { BillingView } from '#domain/billing-view'
import { screenErrors } from '#domain/screen-errors'
import { client } from '../browser/client.ts'
import { CancelWords } from './cancel-words.tsx'
import { LeaveButton } from './leave-button.tsx'
import { PlanCards } from './plan-cards.tsx'
import { PurchaseNotice } from './purchase-notice.tsx'
import { useExternalRedirect } from './use-external-redirect.ts'
import '../../styles/billing.css'

/** The Billing tab: the current plan, what is always free, and what each plan adds. */
export function BillingTab({ billing }: { billing: BillingView }) {
  const leaving = useExternalRedirect(billing.viewerKey)
  const { cards, payments, terms } = billing
  const notices = [
    ...(payments === 'practice' ? ['This is a practice setup. No real payments are made.'] : []),
    ...(billing.hasModel
      ? []
      : [
          'No AI model is set up here. Our library and the built-in reader answer every question, with or without a plan.',
        ]),
  ]
  return (
    <div className="stack wide billing">
      <div className="billing-top">
        <h2 tabIndex={-1}>Billing</h2>
        <PurchaseNotice purchase={billing.purchase} />
      </div>
      <PlanNow billing={billing} leaving={leaving} />
      <section className="stack" aria-labelledby="plans-heading">
        <h3 id="plans-heading">Plans</h3>
        {notices.length > 0 && <p className="notice measure">{notices.join(' ')}</p>}
        {cards ? (
          <PlanCards cards={cards} billing={billing} leaving={leaving} />
        ) : (
          <p className="problems">
            <strong>{screenErrors.plans_failed.sentence}</strong>{' '}
            <span>{screenErrors.plans_failed.next}</span>
          </p>
        )}
        {billing.cancel ? null : (
          <>
            <h4>Free for good, with your account</h4>
            <ul>
              {billing.alwaysFree.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </>
        )}
        {payments === 'none' ? (
          <p className="notice">{`${screenErrors.payments_off.sentence} ${screenErrors.payments_off.next}`}</p>
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
      </section>
    </div>
  )
}

type PlanNowProps = { billing: BillingView; leaving: ReturnType<typeof useExternalRedirect> }

/** The current plan, how long it lasts, and how to change or cancel it. */
function PlanNow({ billing, leaving }: PlanNowProps) {
  const { plan, answersLeft, canManage, cancel, planToResume } = billing
  function openPortal(action: 'manage' | 'cancel' | 'keep') {
    leaving.leave(action, {
      send: (options) =>
        client.functions.v1['create-billing-portal-session'].$post({ json: { action } }, options),
      fallback: 'portal_failed',
    })
  }
  return (
    <section className="sheet account-part" aria-labelledby="plan-heading">
      <h3 id="plan-heading">Your plan</h3>
      <p className="plan-line">
        <strong>{plan.line}</strong>
      </p>
      <p>{plan.status}</p>
      {plan.warning && <p className="notice">{plan.warning}</p>}
      {plan.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {answersLeft && <p>{answersLeft}</p>}
      {cancel && (
        <>
          <h4>If you cancel</h4>
          <CancelWords terms={cancel} />
        </>
      )}
      {canManage && (
        <div className="plan-acts">
          {planToResume && (
            <LeaveButton
              at="keep"
              label={`Keep ${planToResume}`}
              leaving={leaving}
              onPress={() => openPortal('keep')}
            />
          )}
          <LeaveButton
            at="manage"
            label="Manage billing"
            className="button quiet"
            leaving={leaving}
            onPress={() => openPortal('manage')}
          />
          {cancel && (
            <LeaveButton
              at="cancel"
              label="Cancel subscription"
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
