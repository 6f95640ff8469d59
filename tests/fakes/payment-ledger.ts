import { randomUUID } from 'node:crypto'

export type BookedSubscription = {
  id: string
  customer: string
  status: string
  price: string
  created: number
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  invoiceCreated: number
}
export type BookedSession = {
  id: string
  customer: string
  price: string
  status: 'open' | 'complete' | 'expired'
  successUrl: string
  cancelUrl: string
  expiresAt: number
  /** The subscription is free until then; null when it is paid at once. */
  trialEnd: number | null
}
export type BookedEvent = { id: string; type: string; created: number; object: Record<string, unknown> }

const month = 30 * 86_400

/** What the owner of a card or the card's bank may do to a subscription. */
export const acts = [
  'renew',
  'miss',
  'pay',
  'lose',
  'cancel-at-end',
  'keep',
  'end',
  'change',
  'pause',
  'resume',
] as const
export type Act = (typeof acts)[number]

/** The payment service's own state, and the events that each change of it makes. `now` in seconds. */
export function createPaymentLedger(now: () => number, prices: string[]) {
  const customers = new Map<string, { id: string; email: string }>()
  const sessions = new Map<string, BookedSession>()
  const subscriptions = new Map<string, BookedSubscription>()
  const events: BookedEvent[] = []

  function emit(type: string, object: Record<string, unknown>): void {
    events.push({ id: `evt_${randomUUID().replaceAll('-', '')}`, type, created: now(), object })
  }
  function emitSubscription(subscription: BookedSubscription, type = 'customer.subscription.updated'): void {
    emit(type, subscriptionObject(subscription))
  }

  /** A payment page is paid, or its first payment waits for the bank. */
  function pay(sessionId: string, isPaid = true): BookedSubscription {
    const session = sessions.get(sessionId)
    if (session?.status !== 'open') throw new Error('the page is not open')
    session.status = 'complete'
    const start = now()
    const subscription: BookedSubscription = {
      id: `sub_${randomUUID().replaceAll('-', '')}`,
      customer: session.customer,
      status: session.trialEnd ? 'trialing' : isPaid ? 'active' : 'incomplete',
      price: session.price,
      created: start,
      periodStart: start,
      periodEnd: session.trialEnd ?? start + month,
      cancelAtPeriodEnd: false,
      endedAt: null,
      invoiceCreated: start,
    }
    subscriptions.set(subscription.id, subscription)
    emitSubscription(subscription, 'customer.subscription.created')
    emit('checkout.session.completed', sessionObject(session))
    if (isPaid && !session.trialEnd) emit('invoice.paid', { object: 'invoice', customer: session.customer })
    return subscription
  }

  /** False when the act does not fit the state, as a page of the service would not offer it. */
  function act(subscription: BookedSubscription, what: Act): boolean {
    const { status } = subscription
    const isOver = status === 'canceled' || status === 'incomplete_expired'
    if (isOver || !changeBy(subscription, what, now(), prices)) return false
    if (what === 'miss') {
      emit('invoice.payment_failed', { object: 'invoice', customer: subscription.customer })
    }
    emitSubscription(
      subscription,
      subscription.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    )
    return true
  }

  /** What a program, and not a person on a page, changes of a subscription. */
  function update(subscription: BookedSubscription, given: URLSearchParams): void {
    subscription.price = given.get('items[0][price]') ?? subscription.price
    if (given.get('cancel_at_period_end') === 'false') subscription.cancelAtPeriodEnd = false
    emitSubscription(subscription)
  }

  return { customers, sessions, subscriptions, events, emit, pay, act, update }
}

function changeBy(it: BookedSubscription, what: Act, now: number, prices: string[]): boolean {
  const { status } = it
  switch (what) {
    case 'renew':
      if (status !== 'active' && status !== 'trialing') return false
      if (it.cancelAtPeriodEnd) return end(it, now)
      it.status = 'active'
      it.periodStart = it.periodEnd
      it.periodEnd += month
      return true
    case 'miss':
      if (status !== 'active') return false
      it.status = 'past_due'
      it.invoiceCreated = now
      return true
    case 'pay':
      if (!['past_due', 'unpaid', 'incomplete'].includes(status)) return false
      it.status = 'active'
      return true
    case 'lose':
      if (status === 'past_due') it.status = 'unpaid'
      else if (status === 'incomplete') it.status = 'incomplete_expired'
      else return false
      return true
    case 'cancel-at-end':
    case 'keep':
      if (!['active', 'trialing'].includes(status) || it.cancelAtPeriodEnd === (what === 'cancel-at-end'))
        return false
      it.cancelAtPeriodEnd = !it.cancelAtPeriodEnd
      return true
    case 'end':
      return end(it, now)
    case 'change':
      if (status !== 'active') return false
      it.price = prices[(prices.indexOf(it.price) + 1) % prices.length] ?? it.price
      return true
    case 'pause':
    case 'resume':
      if (status !== (what === 'pause' ? 'active' : 'paused')) return false
      it.status = what === 'pause' ? 'paused' : 'active'
      return true
  }
}

function end(it: BookedSubscription, now: number): boolean {
  it.status = 'canceled'
  it.endedAt = now
  return true
}

export function subscriptionObject(it: BookedSubscription, isExpanded = false): Record<string, unknown> {
  return {
    id: it.id,
    object: 'subscription',
    customer: it.customer,
    status: it.status,
    created: it.created,
    cancel_at: null,
    cancel_at_period_end: it.cancelAtPeriodEnd,
    ended_at: it.endedAt,
    latest_invoice: isExpanded ? { id: 'in_1', object: 'invoice', created: it.invoiceCreated } : 'in_1',
    items: {
      object: 'list',
      data: [
        {
          id: `si_${it.id}`,
          object: 'subscription_item',
          current_period_start: it.periodStart,
          current_period_end: it.periodEnd,
          price: priceObject(it.price),
          quantity: 1,
        },
      ],
    },
  }
}

export function priceObject(id: string, cents = 0): Record<string, unknown> {
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    unit_amount: cents,
    product: `prod_of_${id.replace(/_old$/, '')}`,
    recurring: { interval: 'month', interval_count: 1 },
  }
}

export function sessionObject(it: BookedSession): Record<string, unknown> {
  return {
    id: it.id,
    object: 'checkout.session',
    customer: it.customer,
    mode: 'subscription',
    status: it.status,
    expires_at: it.expiresAt,
    url: it.status === 'open' ? `https://checkout.stand-in.example/${it.id}` : null,
  }
}
