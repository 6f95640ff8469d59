import '../../styles/billing.css'
import type { BillingView, PlanCard } from '#domain/billing-view'
import { formatDollars } from '#domain/dollars'
import { screenErrors } from '#domain/screen-errors'
import { client } from '../browser/client.ts'
import { CancelWords } from './cancel-words.tsx'
import { LeaveButton } from './leave-button.tsx'
import { PurchaseNotice } from './purchase-notice.tsx'
import { type ExternalRedirect, useExternalRedirect } from './use-external-redirect.ts'

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

/** Who takes the payment, shown under the button that leads there. */
const paymentOptions = {
  stripe: 'This opens the payment site.',
  practice: 'This opens a practice page. No money moves.',
} as const

type Props = { cards: PlanCard[]; billing: BillingView; leaving: ExternalRedirect }

/** The plans side by side, cheapest first, all the same size. */
function PlanCards({ cards, ...rest }: Props) {
  return (
    <ul className="plan-cards">
      {cards.map((card) => (
        <li key={card.id}>
          <OnePlan card={card} {...rest} />
        </li>
      ))}
    </ul>
  )
}

function OnePlan({ card, billing, leaving }: Omit<Props, 'cards'> & { card: PlanCard }) {
  const { id, name, description, price, adds, wouldAdd, isCurrent } = card
  return (
    <article className="sheet plan-card" aria-labelledby={`${id}-name`}>
      <div className="plan-top">
        <h4 id={`${id}-name`}>{name}</h4>
        {isCurrent && <span className="plan-badge">Current Plan</span>}
      </div>
      <p>
        <strong className="plan-price">{formatDollars(price)}</strong> a month
      </p>
      <p>{description}</p>
      <Additions lead="Adds to what is free:" lines={adds} />
      <Additions lead="With an AI model, it would add:" lines={wouldAdd} />
      <div className="plan-buy">
        <BuyPart card={card} billing={billing} leaving={leaving} />
      </div>
    </article>
  )
}

function Additions({ lead, lines }: { lead: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <>
      <p>{lead}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function BuyPart({ card, billing, leaving }: Omit<Props, 'cards'> & { card: PlanCard }) {
  const { id, name, offer } = card
  const { payments } = billing
  if (offer.kind === 'current') {
    return (
      <button type="button" className="button" aria-disabled="true">
        Current Plan
      </button>
    )
  }
  if (offer.kind === 'none') return offer.reason && <p className="small">{offer.reason}</p>
  const isCurrent = offer.kind === 'change' && offer.isImmediate
  return (
    <>
      <p
        className="small"
        id={`${id}-term`}
      >{`${offer.term} ${payments !== 'none' && !isCurrent ? paymentOptions[payments] : ''}`}</p>
      <LeaveButton
        at={id}
        label={offer.kind === 'change' ? `Change to ${name}` : `Choose ${name}`}
        describedBy={`${id}-term`}
        leaving={leaving}
        onPress={() =>
          leaving.leave(id, {
            send: (options) =>
              client.functions.v1['create-checkout-session'].$post({ json: { priceId: id } }, options),
            fallback: 'checkout_failed',
          })
        }
      />
    </>
  )
}
