import { z } from '@hono/zod-openapi'
import { TonewiseError } from '#domain/errors'
import { tierIds } from '#domain/plans'
import { acceptForm } from '../../http/accept-form.ts'
import { requireAccountOwner } from '../../http/require-viewer.ts'
import { body, byId, content, createRoutes, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import { requireSold } from '../plan-context.ts'
import { listTiers } from '../queries.ts'
import { stateOf } from './practice.ts'
import { actOnPractice, payOnPractice, portalActs } from './practice-acts.ts'
import { findPracticeSession, type PracticeSession } from './practice-queries.ts'

const checkoutForm = z.strictObject({ act: z.enum(['pay', 'fail']) })
const portalForm = z.strictObject({ act: z.enum(portalActs), tier: z.enum(tierIds).optional() })

const ownerForm: [typeof requireAccountOwner, typeof acceptForm] = [requireAccountOwner, acceptForm]

const declared = {
  method: 'post',
  middleware: ownerForm,
  responses: { 303: content('The page that comes next.') },
} as const

const calls = {
  checkout: route({
    ...declared,
    path: '/practice/checkout/{id}',
    summary: 'Pay, or fail to, on the practice payment page',
    request: { params: byId, body: body(checkoutForm) },
  }),
  portal: route({
    ...declared,
    path: '/practice/portal/{id}',
    summary: 'Change or end a plan on the practice page for plans',
    request: { params: byId, body: body(portalForm) },
    refusals: ['plan_not_sold', 'plan_held', 'no_subscription'],
  }),
}

/** The forms of the practice pages, each answered by a redirect. */
export function practiceRoutes(runtime: Runtime) {
  async function openSession(
    accountId: string,
    id: string,
    kind: PracticeSession['kind'],
  ): Promise<PracticeSession> {
    const isPractice = runtime.settings.payments === 'practice'
    const found = isPractice ? await findPracticeSession(runtime.database.query, accountId, id) : null
    if (found?.kind !== kind) throw new TonewiseError('not_found')
    return found
  }

  return createRoutes()
    .openapi(calls.checkout, async (c) => {
      const session = await openSession(c.get('viewer').accountId, c.req.valid('param').id, 'checkout')
      if (c.req.valid('json').act === 'fail')
        return c.redirect(`/practice/checkout/${session.id}?failed`, 303)
      const isPaid = stateOf(session, runtime.now()) === 'open' && (await payOnPractice(runtime, session))
      return c.redirect(isPaid ? session.returnUrl : `/practice/checkout/${session.id}`, 303)
    })
    .openapi(calls.portal, async (c) => {
      const viewer = c.get('viewer')
      const session = await openSession(viewer.accountId, c.req.valid('param').id, 'portal')
      const fields = c.req.valid('json')
      const isOpen = stateOf(session, runtime.now()) === 'open'
      if (!isOpen) return c.redirect(`/practice/portal/${session.id}`, 303)
      const tier = (await listTiers(runtime.database.query)).find(({ id }) => id === fields.tier)
      if (tier) requireSold(runtime, viewer, tier)
      await actOnPractice(runtime, session, fields.act, fields.tier ?? null)
      return c.redirect(session.returnUrl, 303)
    })
}
