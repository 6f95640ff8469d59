import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { errorBody, TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { noteRows } from '../backups/deletion-list.ts'
import type { Routes, Variables } from '../hono.ts'
import { countAgainst } from '../limits/count-against.ts'
import { keyed } from '../limits/keyed.ts'
import { limitAddress } from '../limits/limit-address.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { newsletterLink, readNewsletterToken } from './newsletter-link.ts'
import { confirmNewsletter, endNewsletter, requestNewsletter } from './queries.ts'

type Call = Context<{ Variables: Variables }>

const address = z.email().max(limits.email)
const asked = 'Open the link in the mail that we sent you. Then you get the newsletter.'
const wrongAddress = 'Type an email address, as in name@example.org.'
/** A wish that is not confirmed in that time is forgotten. */
export const wishKept = 7 * 86_400_000

/**
 * POST /newsletter {email}: the same answer for every address. POST /newsletter/confirm {token} ends the double
 * opt-in: a page with a button, because mail programs open links by themselves.
 */
export function newsletterRoutes(runtime: Runtime): Routes {
  const { database, settings, now } = runtime
  const routes: Routes = new Hono()

  routes.post('/newsletter', async (c) => {
    if (settings.mail !== 'smtp') throw new TonewiseError('not_found')
    const { fields, isForm } = await readFields(c)
    const parsed = address.safeParse(fields.email?.trim().toLowerCase())
    if (!parsed.success) {
      if (isForm) return c.redirect('/newsletter/wrong', 303)
      throw new TonewiseError('fields_wrong', { fields: { email: wrongAddress } })
    }
    const use = limitAddress(runtime, 'newsletter', c.get('address'), limits.newsletter.perAddress)
    const verdict = await countAgainst(database, use.key, use, now())
    if (!verdict.allowed) throw new TonewiseError('too_many', { retryAfter: verdict.retryAfter })
    await ask(runtime, parsed.data)
    return isForm ? c.redirect('/newsletter/asked', 303) : c.json({ ok: true, message: asked })
  })

  routes.post('/newsletter/confirm', async (c) => {
    const { fields } = await readFields(c)
    const id = readNewsletterToken(runtime, 'confirm', fields.token ?? '')
    const since = new Date(now().getTime() - wishKept)
    const isConfirmed = id !== null && (await confirmNewsletter(database, id, since, now()))
    return c.redirect(isConfirmed ? '/newsletter/confirmed' : '/newsletter/old-link', 303)
  })
  return routes
}

/** Three mails a day to one address at most; more wishes change nothing and get the same answer. */
async function ask(runtime: Runtime, email: string): Promise<void> {
  const { database, now } = runtime
  const { perEmail } = limits.newsletter
  const key = `newsletter-mail:${keyed(runtime.secret, email)}`
  const { allowed } = await countAgainst(database, key, perEmail, now())
  if (!allowed) return
  await database.query.transaction(async (inside) => {
    const wish = await requestNewsletter(inside, email, now())
    if (!wish) return
    const values = { link: newsletterLink(runtime, 'confirm', wish.id) }
    await queueMail(inside, runtime, { template: 'newsletter-confirm', to: email, values })
  })
}

/**
 * POST /newsletter/unsubscribe?token=…: from our page, or from a mail program by itself (RFC 8058), which sends
 * neither Origin nor cookies. The token alone allows it, and all it can do is end the newsletter.
 */
export function endNewsletterRoute(runtime: Runtime) {
  return async (c: Call): Promise<Response> => {
    const id = readNewsletterToken(runtime, 'unsubscribe', c.req.query('token') ?? '')
    if (id === null) return c.json(errorBody('not_found'), 404)
    await endNewsletter(runtime.database, id)
    await noteRows(runtime, 'newsletter', [id])
    return c.redirect('/newsletter/ended', 303)
  }
}

async function readFields(c: Call): Promise<{ fields: Record<string, string | undefined>; isForm: boolean }> {
  const isForm = c.req.header('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false
  if (isForm) return { fields: Object.fromEntries(new URLSearchParams(await c.req.text())), isForm }
  const parsed = z.record(z.string(), z.string().max(1_000)).safeParse(await c.req.json().catch(() => null))
  if (!parsed.success) throw new TonewiseError('unreadable')
  return { fields: parsed.data, isForm }
}
