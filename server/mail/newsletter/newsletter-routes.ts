import { z } from '@hono/zod-openapi'
import { errorBody, TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { recordDeletions } from '../../database/backups/deletion-list.ts'
import type { Call } from '../../hono.ts'
import { acceptForm } from '../../http/accept-form.ts'
import { limitAddress } from '../../http/limits/client-address.ts'
import { countAgainst } from '../../http/limits/count-against.ts'
import { hmacOf } from '../../http/limits/hmac-of.ts'
import { body, content, createRoutes, json, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import { queueMail } from '../queue-mail.ts'
import { newsletterLink, readNewsletterToken } from './newsletter-link.ts'
import { confirmNewsletter, endNewsletter, requestNewsletter } from './queries.ts'

const address = z.email().max(limits.email)
const asked = 'Open the link in the email we sent you. Then you’ll get the newsletter.'
const wrongAddress = 'Type an email address, as in name@example.org.'
/** An unconfirmed subscription is deleted after this many milliseconds. */
export const confirmationTtl = 7 * 86_400_000

const field = z.string().max(1_000).default('')

const calls = {
  subscribe: route({
    method: 'post',
    path: '/newsletter',
    middleware: acceptForm,
    summary: 'Ask for the newsletter',
    request: { body: body(z.object({ email: field })) },
    responses: {
      200: json(z.object({ ok: z.literal(true), message: z.string() }), 'A mail asks to confirm.'),
      303: content('The page that comes next.'),
    },
    refusals: ['not_found', 'too_many'],
  }),
  confirm: route({
    method: 'post',
    path: '/newsletter/confirm',
    middleware: acceptForm,
    summary: 'Confirm the newsletter with the code of the mail',
    request: { body: body(z.object({ token: field })) },
    responses: { 303: content('The page that says what happened.') },
  }),
}

/**
 * Signing up has the same reply for every address. Confirming ends the double opt-in: a page with a button, because
 * mail programs open links by themselves.
 */
export function newsletterRoutes(runtime: Runtime) {
  const { database, settings, now } = runtime

  return createRoutes()
    .openapi(calls.subscribe, async (c) => {
      if (settings.mail !== 'smtp') throw new TonewiseError('not_found')
      const isForm = c.get('isForm')
      const parsed = address.safeParse(c.req.valid('json').email.trim().toLowerCase())
      if (!parsed.success) {
        if (isForm) return c.redirect('/newsletter/wrong', 303)
        throw new TonewiseError('fields_wrong', { fields: { email: wrongAddress } })
      }
      const use = limitAddress(runtime, 'newsletter', c.get('address'), limits.newsletter.perAddress)
      const verdict = await countAgainst(database, use.key, use, now())
      if (!verdict.allowed) throw new TonewiseError('too_many', { retryAfter: verdict.retryAfter })
      await ask(runtime, parsed.data)
      return isForm
        ? c.redirect('/newsletter/asked', 303)
        : c.json({ ok: true as const, message: asked }, 200)
    })
    .openapi(calls.confirm, async (c) => {
      const id = readNewsletterToken(runtime, 'confirm', c.req.valid('json').token)
      const since = new Date(now().getTime() - confirmationTtl)
      const isConfirmed = id !== null && (await confirmNewsletter(database, id, since, now()))
      return c.redirect(isConfirmed ? '/newsletter/confirmed' : '/newsletter/old-link', 303)
    })
}

/** Three mails a day to one address at most; more requests change nothing and get the same reply. */
async function ask(runtime: Runtime, email: string): Promise<void> {
  const { database, now } = runtime
  const { perEmail } = limits.newsletter
  const key = `newsletter-mail:${hmacOf(runtime.secret, email)}`
  const { allowed } = await countAgainst(database, key, perEmail, now())
  if (!allowed) return
  await database.query.transaction(async (inside) => {
    const pending = await requestNewsletter(inside, email, now())
    if (!pending) return
    const values = { link: newsletterLink(runtime, 'confirm', pending.id) }
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
    await recordDeletions(runtime, 'newsletter', [id])
    return c.redirect('/newsletter/ended', 303)
  }
}
