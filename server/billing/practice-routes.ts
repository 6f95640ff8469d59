import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { TonewiseError } from '#domain/errors'
import { tierIds } from '#domain/plans'
import { readForm } from '../accounts/read-form.ts'
import { requireHolder } from '../accounts/require-viewer.ts'
import type { Routes, Variables } from '../hono.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { requireSold } from './plan-place.ts'
import { stateOf } from './practice.ts'
import { actOnPractice, payOnPractice, portalActs } from './practice-acts.ts'
import { findPracticeSession, type PracticeSession } from './practice-queries.ts'
import { listTiers } from './queries.ts'

const checkoutForm = z.strictObject({ act: z.enum(['pay', 'fail']) })
const portalForm = z.strictObject({ act: z.enum(portalActs), tier: z.enum(tierIds).optional() })

/** What the buttons of the practice pages post: plain forms, answered by a redirect. */
export function practiceRoutes(runtime: Runtime): Routes {
  const routes: Routes = new Hono()

  routes.post('/practice/checkout/:id', async (c) => {
    const session = await openSession(c, 'checkout')
    const { fields } = await readForm(c.req.raw, checkoutForm)
    if (fields.act === 'fail') return c.redirect(`/practice/checkout/${session.id}?failed`, 303)
    const isPaid = stateOf(session, runtime.now()) === 'open' && (await payOnPractice(runtime, session))
    return c.redirect(isPaid ? session.returnUrl : `/practice/checkout/${session.id}`, 303)
  })

  routes.post('/practice/portal/:id', async (c) => {
    const session = await openSession(c, 'portal')
    const { fields } = await readForm(c.req.raw, portalForm)
    const isOpen = stateOf(session, runtime.now()) === 'open'
    if (!isOpen) return c.redirect(`/practice/portal/${session.id}`, 303)
    const tier = (await listTiers(runtime.database.query)).find(({ id }) => id === fields.tier)
    if (tier) requireSold(runtime, requireHolder(c), tier)
    await actOnPractice(runtime, session, fields.act, fields.tier ?? null)
    return c.redirect(session.returnUrl, 303)
  })

  async function openSession(
    c: Context<{ Variables: Variables }>,
    kind: PracticeSession['kind'],
  ): Promise<PracticeSession> {
    const { accountId } = requireHolder(c)
    const id = c.req.param('id')
    const isHere = runtime.settings.payments === 'practice' && isUuid(id)
    const found = isHere ? await findPracticeSession(runtime.database.query, accountId, id) : null
    if (found?.kind !== kind) throw new TonewiseError('not_found')
    return found
  }

  return routes
}
