import type { BillingView, PlanCard } from '#domain/billing-view'
import { formatDollars } from '#domain/dollars'
import { client } from '../browser/client.ts'
import { LeaveButton } from './leave-button.tsx'
import type { ExternalRedirect } from './use-external-redirect.ts'

/** Who takes the payment, shown under the button that leads there. */
const paymentOptions = {
  stripe: 'This opens the payment site.',
  practice: 'This opens a practice page. No money moves.',
} as const

type Props = { cards: PlanCard[]; billing: BillingView; leaving: ExternalRedirect }

/** The plans side by side, cheapest first, all the same size. */
export function PlanCards({ cards, ...rest }: Props) {
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
