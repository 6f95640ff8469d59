import { z } from '@hono/zod-openapi'
import { describeAnswersLeft, type PurchaseState } from '#domain/describe-plan'
import { type ErrorCode, TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { tierIds } from '#domain/plans'
import { limitAddress } from '../http/limits/client-address.ts'
import { countAgainst, countAgainstAll } from '../http/limits/count-against.ts'
import { requireAccountOwner, requireBuyer, requireViewer } from '../http/require-viewer.ts'
import { body, createRoutes, json, route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { beginCheckout } from './begin-checkout.ts'
import { answersUsed, loadEntitlement } from './load-entitlement.ts'
import { openPayments } from './open-payments.ts'
import { openOwnPortal, resumePlan } from './open-portal.ts'
import type { Payments } from './payments.ts'
import { refreshPurchaseStatus } from './refresh-purchase-status.ts'

const checkoutBody = z.strictObject({ priceId: z.enum(tierIds) })
const portalBody = z.strictObject({ action: z.enum(['manage', 'cancel', 'keep']).optional() })

const purchase = z.object({
  state: z.custom<PurchaseState>().openapi({ type: 'string' }),
  isKnown: z.boolean(),
})
const address = { 200: json(z.object({ url: z.string() }), 'The address to go to.') }

const forBuyer = { method: 'post', middleware: requireBuyer, responses: address } as const

const calls = {
  checkout: route({
    ...forBuyer,
    path: '/functions/v1/create-checkout-session',
    summary: 'Open the payment page for a plan',
    request: { body: body(checkoutBody) },
    refusals: [
      'email_unproven',
      'checkout_many',
      'payments_off',
      'plan_held',
      'plan_not_sold',
      'checkout_failed',
    ],
  }),
  portal: route({
    ...forBuyer,
    path: '/functions/v1/create-billing-portal-session',
    summary: 'Open the page that manages a plan, or keep a plan that was to end',
    request: { body: { ...body(portalBody), required: false } },
    refusals: ['too_many', 'payments_off', 'no_subscription', 'portal_failed'],
  }),
  status: route({
    method: 'get',
    path: '/functions/v1/billing-status',
    middleware: requireAccountOwner,
    summary: 'How a purchase stands',
    request: { query: z.object({ checkout: z.string().optional() }) },
    responses: {
      200: json(purchase, 'Its state; `isKnown` is false when the payment service is silent.'),
    },
    refusals: ['too_many'],
  }),
  left: route({
    method: 'get',
    path: '/functions/v1/answers-left',
    tags: ['Asking'],
    middleware: requireViewer,
    summary: 'How many AI answers are left today',
    responses: {
      200: json(z.object({ sentence: z.string().nullable() }), 'A sentence; null where none are counted.'),
    },
  }),
}

/** The calls of the tab Billing: open the payment page or the page that manages a plan, and the state of a purchase. */
export function billingRoutes(runtime: Runtime) {
  /** Runs `act` with the payment service. A failure there becomes the error `code`; our own refusals stay as they are. */
  async function withPayments(
    code: ErrorCode,
    act: (payments: Payments) => Promise<string>,
  ): Promise<string> {
    try {
      const payments = await openPayments(runtime)
      if (!payments) throw new TonewiseError('payments_off')
      return await act(payments)
    } catch (cause) {
      throw cause instanceof TonewiseError ? cause : new TonewiseError(code, { cause })
    }
  }

  return createRoutes()
    .openapi(calls.checkout, async (c) => {
      const viewer = c.get('viewer')
      // Somebody who tests stolen cards wants many accounts. Where mail is sent, each needs a mailbox.
      if (runtime.settings.mail === 'smtp' && !viewer.isEmailVerified)
        throw new TonewiseError('email_unproven')
      await countCheckout(runtime, viewer.accountId, c.get('address'))
      const { priceId } = c.req.valid('json')
      const begin = (payments: Payments) => beginCheckout(runtime, payments, viewer, priceId)
      return c.json({ url: await withPayments('checkout_failed', begin) }, 200)
    })
    .openapi(calls.portal, async (c) => {
      const { accountId } = c.get('viewer')
      const { action = 'manage' } = c.req.valid('json')
      await countBillingCheck(runtime, accountId)
      const url = await withPayments('portal_failed', (payments) =>
        action === 'keep'
          ? resumePlan(runtime, payments, accountId)
          : openOwnPortal(runtime, payments, accountId, action),
      )
      return c.json({ url }, 200)
    })
    .openapi(calls.status, async (c) => {
      const { accountId } = c.get('viewer')
      await countBillingCheck(runtime, accountId)
      return c.json(await refreshPurchaseStatus(runtime, accountId, c.req.valid('query').checkout), 200)
    })
    .openapi(calls.left, async (c) =>
      c.json({ sentence: await loadAnswersLeft(runtime, c.get('viewer')) }, 200),
    )
}

async function countCheckout(runtime: Runtime, accountId: string, address: string): Promise<void> {
  const { account, address: perAddress, window } = limits.checkouts
  const { allowed, retryAfter } = await countAgainstAll(
    runtime.database,
    [
      { key: `checkouts:account:${accountId}`, count: account, window },
      limitAddress(runtime, 'checkouts:address', address, { count: perAddress, window }),
    ],
    runtime.now(),
  )
  if (allowed) return
  throw new TonewiseError('checkout_many', { retryAfter, values: { minutes: Math.ceil(retryAfter / 60) } })
}

async function countBillingCheck({ database, now }: Runtime, accountId: string): Promise<void> {
  const key = `billing-looks:${accountId}`
  const { allowed, retryAfter } = await countAgainst(database, key, limits.purchaseChecks, now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}

/** How many AI answers are left today, as a sentence; null when none are counted, and for a child profile. */
export async function loadAnswersLeft(runtime: Runtime, viewer: Viewer): Promise<string | null> {
  if (viewer.userId !== viewer.accountId) return null
  const entitlement = await loadEntitlement(runtime, viewer)
  const used = await answersUsed(runtime, viewer, entitlement)
  return used === null ? null : describeAnswersLeft(entitlement, used, runtime.now())
}
