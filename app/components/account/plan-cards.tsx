import type { BillingView, PlanCard } from '#domain/billing-view'
import { formatDollars } from '#domain/dollars'
import { paymentPlaces } from '#domain/purchase-terms'
import { LeaveButton } from './leave-button.tsx'
import type { Leaving } from './use-leaving.ts'

type Props = { cards: PlanCard[]; billing: BillingView; leaving: Leaving }

/** The plans side by side, cheapest first, all of one size. */
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
  const { id, name, description, price, features, term, isCurrent } = card
  return (
    <article className="sheet plan-card" aria-labelledby={`${id}-name`}>
      <div className="plan-top">
        <h4 id={`${id}-name`}>{name}</h4>
        {isCurrent && <span className="badge">Current Plan</span>}
      </div>
      <p>
        <strong className="plan-price">{formatDollars(price)}</strong> a month
      </p>
      <p>{description}</p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="plan-buy">
        <BuyPart card={card} term={term} billing={billing} leaving={leaving} />
      </div>
    </article>
  )
}

function BuyPart({ card, term, billing, leaving }: Omit<Props, 'cards'> & { card: PlanCard; term: string }) {
  const { id, name, isCurrent } = card
  const { payments, canManage, hasPlan } = billing
  if (isCurrent) {
    return (
      <button type="button" className="button" aria-disabled="true">
        Current Plan
      </button>
    )
  }
  // An account that has Pro without paying, and one whose payment is missing, buys nothing here.
  if (payments === 'none' || (hasPlan && !canManage)) return null
  const place = paymentPlaces[payments]
  const isChange = canManage
  return (
    <>
      <p className="small" id={`${id}-term`}>
        {isChange ? `You see what changes before you confirm it.` : term}
      </p>
      <LeaveButton
        at={id}
        label={isChange ? `Change to ${name} (${place})` : `Choose ${name}. Continue to checkout (${place})`}
        describedBy={`${id}-term`}
        leaving={leaving}
        onPress={() =>
          leaving.leave(id, {
            path: '/functions/v1/create-checkout-session',
            body: { priceId: id },
            fallback: 'checkout_failed',
          })
        }
      />
    </>
  )
}
