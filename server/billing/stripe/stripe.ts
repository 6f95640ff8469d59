import Stripe from 'stripe'
import { TonewiseError } from '#domain/errors'
import { plans, type TierId, tierIds, tiers } from '#domain/plans'
import type { Settings } from '../../env.ts'
import type { NewPortal, PaidSubscription, PaymentEvent, Payments } from '../payments.ts'
import { checkoutState, closeCheckout, openCheckout } from './stripe-checkout.ts'

const timeout = 10_000
const pricesTtl = 60 * 60_000

/** Takes payments through Stripe, or through the server at STRIPE_API_URL. */
export function stripePayments(settings: Settings): Payments {
  const stripe = clientFor(settings)
  const priceIds = pricesOf(settings)
  const ourPrices = memoize(pricesTtl, () =>
    Promise.all(
      tierIds.map(async (id) => ({ tierId: id, price: await stripe.prices.retrieve(priceIds[id]) })),
    ),
  )

  async function tierOf(price: Stripe.Price): Promise<TierId | null> {
    const direct = tierIds.find((id) => priceIds[id] === price.id)
    if (direct) return direct
    // An older price of the same product belongs to the same plan.
    return (
      (await ourPrices()).find((ours) => idOf(ours.price.product) === idOf(price.product))?.tierId ?? null
    )
  }

  return {
    provider: 'stripe',
    async createCustomer({ userId, email, key }) {
      const customer = await stripe.customers.create({ email, metadata: { userId } }, { idempotencyKey: key })
      return customer.id
    },
    async changeEmail({ customerId, email, key }) {
      await stripe.customers.update(customerId, { email }, { idempotencyKey: key })
    },
    async openCheckout(checkout) {
      const ours = (await ourPrices()).find(({ tierId }) => tierId === checkout.tierId)
      return openCheckout(stripe, ours?.price, checkout)
    },
    async readCheckout(id) {
      return checkoutState(await stripe.checkout.sessions.retrieve(id))
    },
    closeCheckout: ({ id, key }) => closeCheckout(stripe, id, key),
    async openPortal({ customerId, returnUrl, key, action }) {
      const flow = await flowOf(stripe, priceIds, action, returnUrl)
      const session = await stripe.billingPortal.sessions.create(
        { customer: customerId, return_url: returnUrl, ...(flow ? { flow_data: flow } : {}) },
        { idempotencyKey: key },
      )
      if (!session.url) throw new Error('No billing portal URL returned')
      return session.url
    },
    resume: ({ subscriptionId, tierId, key }) =>
      resume(stripe, subscriptionId, tierId && priceIds[tierId], key),
    listSubscriptions: (customerId) => listSubscriptions(stripe, customerId, tierOf),
    async cancelNow({ subscriptionId, key }) {
      const subscription = await stripe.subscriptions.retrieve(subscriptionId)
      if (isEnded(subscription.status)) return
      await stripe.subscriptions.cancel(subscriptionId, {}, { idempotencyKey: key })
    },
  }
}

/**
 * Reads one event from the raw bytes of a webhook. Throws signature_wrong unless Stripe signed exactly these bytes
 * within the last 5 minutes.
 */
export function readStripeEvent(
  settings: Settings,
  raw: Uint8Array,
  signature: string,
  now: Date,
): PaymentEvent {
  let event: Stripe.Event
  try {
    const secret = String(settings.STRIPE_WEBHOOK_SECRET)
    event = Stripe.webhooks.constructEvent(raw, signature, secret, 300, undefined, now.getTime())
  } catch (cause) {
    throw new TonewiseError('signature_wrong', { cause })
  }
  const object = event.data.object as {
    object: string
    id?: string
    customer?: string | { id: string } | null
  }
  const customer = object.object === 'customer' ? object.id : object.customer
  return { id: event.id, type: event.type, customerId: customer ? idOf(customer) : null }
}

function clientFor({ STRIPE_SECRET_KEY, STRIPE_API_URL }: Settings): Stripe {
  const address = STRIPE_API_URL ? new URL(STRIPE_API_URL) : null
  return new Stripe(String(STRIPE_SECRET_KEY), {
    timeout,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(address
      ? {
          host: address.hostname,
          port: address.port || (address.protocol === 'https:' ? 443 : 80),
          protocol: address.protocol === 'https:' ? ('https' as const) : ('http' as const),
        }
      : {}),
  })
}

function pricesOf(settings: Settings): Record<TierId, string> {
  const prices = tiers.map((tier) => [`price_${tier}`, String(settings[plans[tier].priceSetting])])
  return Object.fromEntries(prices) as Record<TierId, string>
}

async function listSubscriptions(
  stripe: Stripe,
  customer: string,
  tierOf: TierOf,
): Promise<PaidSubscription[] | null> {
  const page = await stripe.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.latest_invoice'] })
    .catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
      throw error
    })
  return page && Promise.all(page.data.map((subscription) => read(subscription, tierOf)))
}

async function flowOf(
  stripe: Stripe,
  priceIds: Record<TierId, string>,
  action: NewPortal['action'],
  returnUrl: string,
): Promise<Stripe.BillingPortal.SessionCreateParams.FlowData | null> {
  if (action.kind === 'manage') return null
  const subscription = action.subscriptionId
  const after = { type: 'redirect' as const, redirect: { return_url: returnUrl } }
  if (action.kind === 'cancel') {
    return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion: after }
  }
  const item = (await stripe.subscriptions.retrieve(subscription)).items.data[0]
  if (!item) throw new Error('the subscription has no item')
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription,
      items: [{ id: item.id, price: priceIds[action.tierId], quantity: 1 }],
    },
    after_completion: after,
  }
}

async function resume(stripe: Stripe, id: string, price: string | null, key: string): Promise<void> {
  const { cancel_at_period_end: isCancelled, cancel_at, items } = await stripe.subscriptions.retrieve(id)
  const item = items.data[0]
  if (!item) throw new Error('the subscription has no item')
  await stripe.subscriptions.update(
    id,
    {
      ...(isCancelled ? { cancel_at_period_end: false } : cancel_at === null ? {} : { cancel_at: '' }),
      ...(price ? { items: [{ id: item.id, price }], proration_behavior: 'none' as const } : {}),
    },
    { idempotencyKey: key },
  )
}

type TierOf = (price: Stripe.Price) => Promise<TierId | null>

async function read(subscription: Stripe.Subscription, tierOf: TierOf): Promise<PaidSubscription> {
  const item = subscription.items.data[0]
  const { latest_invoice: invoice } = subscription
  const unpaidSince = typeof invoice === 'object' ? invoice?.created : undefined
  const since = unpaidSince ?? item?.current_period_start ?? subscription.created
  return {
    id: subscription.id,
    status: subscription.status,
    tierId: item ? await tierOf(item.price) : null,
    // Stripe has the period on the item, because one subscription may bill several items at different times.
    currentPeriodEnd: at(item?.current_period_end ?? subscription.ended_at ?? subscription.created),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    pastDueSince: subscription.status === 'past_due' ? at(since) : null,
    startedAt: at(subscription.created),
  }
}

function at(seconds: number): Date {
  return new Date(seconds * 1_000)
}

function idOf(thing: string | { id: string }): string {
  return typeof thing === 'string' ? thing : thing.id
}

function isEnded(status: string): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}

/** Memoizes the result of `load` for `ttl` milliseconds; a failure is not memoized. */
function memoize<T>(ttl: number, load: () => Promise<T>): () => Promise<T> {
  let cached: { answer: Promise<T>; until: number } | undefined
  return () => {
    if (cached && cached.until > performance.now()) return cached.answer
    const answer = load()
    cached = { answer, until: performance.now() + ttl }
    answer.catch(() => {
      cached = undefined
    })
    return answer
  }
}
