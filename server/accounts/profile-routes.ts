import { Hono } from 'hono'
import { z } from 'zod'
import { TonewiseError } from '#domain/errors'
import type { Routes } from '../hono.ts'
import type { Runtime } from '../runtime.ts'
import { askToVerify, changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { clearBrowser } from './clear-browser.ts'
import { setCookies } from './plain-form.ts'
import { deleteSessionOf, deleteSessionsOf } from './queries.ts'
import { readForm } from './read-form.ts'
import { requireHolder } from './require-viewer.ts'
import { sayLinkSent } from './say-link-sent.ts'
import { endSession } from './sessions.ts'

const typed = z.string().max(10_000).default('')
const emailForm = z.strictObject({ email: typed, currentPassword: typed })
const passwordForm = z.strictObject({ currentPassword: typed, newPassword: typed })
const sessionForm = z.strictObject({ id: z.string().regex(/^[\w-]{1,100}$/) })
const emptyForm = z.strictObject({})

/** The acts of the tab Profile, for the account's own person alone: /api/account/... with JSON in and out. */
export function profileRoutes(context: Runtime): Routes {
  const { database, settings } = context
  const routes: Routes = new Hono()

  routes.post('/api/account/email', async (c) => {
    const viewer = requireHolder(c)
    const { fields } = await readForm(c.req.raw, emailForm)
    const { isChanged, email } = await changeEmail(context, viewer, fields, c.get('address'))
    const message = isChanged
      ? `Your email address is ${email} now. You stay signed in here. Other devices are signed out.`
      : `${sayLinkSent(settings.mail, email)} Until the link is opened, ${viewer.email} stays your address.`
    return c.json({ ok: true, message })
  })

  routes.post('/api/account/email/verify', async (c) => {
    const viewer = requireHolder(c)
    await readForm(c.req.raw, emptyForm)
    // The button is not there when nothing can be sent, or nothing is left to prove.
    if (settings.mail === 'none' || viewer.isEmailVerified) throw new TonewiseError('not_found')
    await askToVerify(context, viewer, c.get('address'))
    return c.json({ ok: true, message: sayLinkSent(settings.mail, viewer.email) })
  })

  routes.post('/api/account/password', async (c) => {
    const viewer = requireHolder(c)
    const { fields } = await readForm(c.req.raw, passwordForm)
    await changePassword(context, viewer, fields, c.get('address'))
    const message = 'Your password is changed. You stay signed in here. Other devices are signed out.'
    return c.json({ ok: true, message })
  })

  routes.post('/api/account/sessions/end', async (c) => {
    const { accountId } = requireHolder(c)
    const { fields } = await readForm(c.req.raw, sessionForm)
    const isEnded = await deleteSessionOf(database, accountId, fields.id)
    if (!isEnded) throw new TonewiseError('not_found')
    return c.json({ ok: true, message: 'That device is signed out.' })
  })

  routes.post('/api/account/sessions/end-all', async (c) => {
    const { accountId } = requireHolder(c)
    await readForm(c.req.raw, emptyForm)
    await deleteSessionsOf(database.query, accountId)
    setCookies(c, [await endSession(context, c.req.raw)])
    clearBrowser(c, settings, c.get('viewer')?.sharedComputer ?? true)
    return c.json({ ok: true, next: '/?signed-out' })
  })

  return routes
}
