import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { type ErrorCode, TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { tierIds } from '#domain/plans'
import { readForm } from '../accounts/read-form.ts'
import { requireHolder, requireViewer } from '../accounts/require-viewer.ts'
import type { Routes, Variables } from '../hono.ts'
import { countAgainst, countAgainstAll } from '../limits/count-against.ts'
import { limitAddress } from '../limits/limit-address.ts'
import type { Runtime } from '../runtime.ts'
import { beginCheckout } from './begin-checkout.ts'
import { loadAnswersLeft } from './load-answers-left.ts'
import { lookAtPurchase } from './look-at-purchase.ts'
import { openPayments } from './open-payments.ts'
import { keepPlan, openOwnPortal } from './open-portal.ts'
import type { Payments } from './payments.ts'

type Call = Context<{ Variables: Variables }>

const checkoutBody = z.strictObject({ priceId: z.enum(tierIds) })
const portalBody = z.strictObject({ action: z.enum(['manage', 'cancel', 'keep']).default('manage') })

/** The calls of the tab Billing: to the payment page, to the page that manages a plan, and how a purchase stands. */
export function billingRoutes(runtime: Runtime): Routes {
  const routes: Routes = new Hono()

  routes.post('/functions/v1/create-checkout-session', async (c) => {
    const viewer = requireHolder(c, 'subscribe_signed_out')
    const { fields } = await readForm(c.req.raw, checkoutBody)
    // Whoever tries cards out wants many accounts: with mail, each needs a mailbox.
    if (runtime.settings.mail === 'smtp' && !viewer.isEmailVerified) throw new TonewiseError('email_unproven')
    await countCheckout(runtime, viewer.accountId, c.get('address'))
    const url = await orSay('checkout_failed', async (payments) =>
      beginCheckout(runtime, payments, viewer, fields.priceId),
    )
    return c.json({ url })
  })

  routes.post('/functions/v1/create-billing-portal-session', async (c) => {
    const viewer = requireHolder(c, 'subscribe_signed_out')
    const { action } = await readPortalBody(c)
    await countLook(runtime, viewer.accountId)
    const url = await orSay('portal_failed', (payments) =>
      action === 'keep'
        ? keepPlan(runtime, payments, viewer.accountId)
        : openOwnPortal(runtime, payments, viewer.accountId, action),
    )
    return c.json({ url })
  })

  routes.get('/functions/v1/billing-status', async (c) => {
    const viewer = requireHolder(c)
    await countLook(runtime, viewer.accountId)
    return c.json(await lookAtPurchase(runtime, viewer.accountId, c.req.query('checkout')))
  })

  routes.get('/functions/v1/answers-left', async (c) => {
    const viewer = requireViewer(c)
    return c.json({ sentence: await loadAnswersLeft(runtime, viewer) })
  })

  /** What goes wrong at the payment service is the catalogue's sentence; what we refuse ourselves has its own. */
  async function orSay(code: ErrorCode, act: (payments: Payments) => Promise<string>): Promise<string> {
    try {
      const payments = await openPayments(runtime)
      if (!payments) throw new TonewiseError('payments_off')
      return await act(payments)
    } catch (cause) {
      throw cause instanceof TonewiseError ? cause : new TonewiseError(code, { cause })
    }
  }

  return routes
}

/** The call needs no body; `action: cancel` leads straight to the page that cancels. */
async function readPortalBody(c: Call): Promise<z.output<typeof portalBody>> {
  const isEmpty = (await c.req.raw.clone().text()) === ''
  return isEmpty ? { action: 'manage' } : (await readForm(c.req.raw, portalBody)).fields
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

async function countLook({ database, now }: Runtime, accountId: string): Promise<void> {
  const key = `billing-looks:${accountId}`
  const { allowed, retryAfter } = await countAgainst(database, key, limits.billingLooks, now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}
