import type Stripe from 'stripe'
import type { CheckoutState, NewCheckout } from '../payments.ts'

/** Opens Stripe's payment page. Rejects when the price there is not the one that was shown to the person. */
export async function openCheckout(
  stripe: Stripe,
  ours: Stripe.Price | undefined,
  checkout: NewCheckout,
): Promise<{ id: string; url: string }> {
  const price = requirePrice(ours, checkout.price)
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer: checkout.customerId,
      client_reference_id: checkout.userId,
      line_items: [{ price: price.id, quantity: 1 }],
      success_url: checkout.returnUrl,
      cancel_url: checkout.cancelUrl,
      expires_at: seconds(checkout.expiresAt),
      ...(checkout.firstPayment ? { subscription_data: { trial_end: seconds(checkout.firstPayment) } } : {}),
    },
    { idempotencyKey: checkout.key },
  )
  if (!session.url) throw new Error('No checkout URL returned')
  return { id: session.id, url: session.url }
}

/** Closes a payment page, so that nobody can pay on it any more. */
export async function closeCheckout(stripe: Stripe, id: string, key: string): Promise<CheckoutState> {
  const session = await stripe.checkout.sessions.retrieve(id)
  if (session.status !== 'open') return checkoutState(session)
  try {
    return checkoutState(await stripe.checkout.sessions.expire(id, {}, { idempotencyKey: key }))
  } catch (error) {
    // It may have been paid just now.
    const state = checkoutState(await stripe.checkout.sessions.retrieve(id))
    if (state === 'open') throw error
    return state
  }
}

/** The price that we showed must be the price that Stripe will charge. */
function requirePrice(price: Stripe.Price | undefined, dollars: string): Stripe.Price {
  const isSame =
    price?.active &&
    price.unit_amount === Math.round(Number(dollars) * 100) &&
    price.currency === 'usd' &&
    price.recurring?.interval === 'month' &&
    price.recurring.interval_count === 1
  if (isSame) return price
  throw new Error(`the price at Stripe is not an active one of ${dollars} dollars a month`)
}

/** The state of Stripe's payment page in our terms. */
export function checkoutState({ status }: Stripe.Checkout.Session): CheckoutState {
  if (status === 'complete') return 'complete'
  return status === 'expired' ? 'expired' : 'open'
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1_000)
}
