import { Hono } from 'hono'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Routes } from '../hono.ts'
import { readAtMost } from '../http/limit-body.ts'
import type { Runtime } from '../runtime.ts'
import { handlePaymentEvent } from './handle-payment-event.ts'

/**
 * POST /webhooks/stripe: Stripe reports that something changed. It comes before the checks of our own pages' requests,
 * because its signature proves who sent it. Replies 200 only when the event is stored; until then Stripe retries.
 */
export function webhookRoutes(runtime: Runtime): Routes {
  const routes: Routes = new Hono()
  routes.post('/webhooks/stripe', async (c) => {
    if (runtime.settings.payments !== 'stripe') throw new TonewiseError('not_found')
    if (Number(c.req.header('content-length') ?? 0) > limits.body.paymentEvent) {
      throw new TonewiseError('too_large')
    }
    const body = c.req.raw.body
    const raw = body ? await readAtMost(body, limits.body.paymentEvent) : new Uint8Array()
    const { readStripeEvent } = await import('./stripe/stripe.ts')
    const signature = c.req.header('stripe-signature') ?? ''
    const event = readStripeEvent(runtime.settings, raw, signature, runtime.now())
    try {
      await handlePaymentEvent(runtime, 'stripe', event)
    } catch (cause) {
      throw new TonewiseError('busy', { cause })
    }
    return c.json({ received: true })
  })
  return routes
}
