import { z } from '@hono/zod-openapi'
import { TonewiseError } from '#domain/errors'
import type { Settings } from '../env.ts'
import { requireAccountOwner } from '../http/require-viewer.ts'
import { body, createRoutes, json, route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import { changeEmail, mailVerificationLink } from './change-email.ts'
import { clearBrowser, done, setCookies, typed } from './form-fallback.ts'
import { changePassword } from './passwords/change-password.ts'
import { deleteSessionOf, deleteSessionsOf } from './queries.ts'
import { endSession } from './sessions/sessions.ts'

const emailForm = z.strictObject({ email: typed, currentPassword: typed })
const passwordForm = z.strictObject({ currentPassword: typed, newPassword: typed })
const sessionForm = z.strictObject({ id: z.string().regex(/^[\w-]{1,100}$/) })
const emptyForm = z.strictObject({})

const declared = {
  method: 'post',
  middleware: requireAccountOwner,
  responses: { 200: json(done, 'Done. `message` says what happened.') },
} as const

const calls = {
  email: route({
    ...declared,
    path: '/api/account/email',
    summary: 'Change the email address',
    request: { body: body(emailForm) },
    refusals: ['email_failed', 'auth_failed', 'sign_in_wait', 'too_many'],
  }),
  verify: route({
    ...declared,
    path: '/api/account/email/verify',
    summary: 'Ask for a link that proves the email address',
    request: { body: body(emptyForm) },
    refusals: ['not_found', 'too_many'],
  }),
  password: route({
    ...declared,
    path: '/api/account/password',
    summary: 'Change the password',
    request: { body: body(passwordForm) },
    refusals: ['password_failed', 'auth_failed', 'sign_in_wait', 'too_many'],
  }),
  endSession: route({
    ...declared,
    path: '/api/account/sessions/end',
    summary: 'Sign another device out',
    request: { body: body(sessionForm) },
    refusals: ['not_found'],
  }),
  endAll: route({
    ...declared,
    path: '/api/account/sessions/end-all',
    summary: 'Sign every device out',
    request: { body: body(emptyForm) },
  }),
}

/** The calls of the tab Profile, for the account owner alone. */
export function profileRoutes(context: Runtime) {
  const { database, settings } = context

  return createRoutes()
    .openapi(calls.email, async (c) => {
      const viewer = c.get('viewer')
      const { isChanged, email } = await changeEmail(context, viewer, c.req.valid('json'), c.get('address'))
      const message = isChanged
        ? `Your email address is ${email} now. You stay signed in here. Other devices are signed out.`
        : `${linkSentMessage(settings.mail, email)} Until the link is opened, ${viewer.email} stays your address.`
      return c.json({ ok: true as const, message }, 200)
    })
    .openapi(calls.verify, async (c) => {
      const viewer = c.get('viewer')
      // The page shows no button when no mail can be sent or the address is verified.
      if (settings.mail === 'none' || viewer.isEmailVerified) throw new TonewiseError('not_found')
      await mailVerificationLink(context, viewer, c.get('address'))
      return c.json({ ok: true as const, message: linkSentMessage(settings.mail, viewer.email) }, 200)
    })
    .openapi(calls.password, async (c) => {
      await changePassword(context, c.get('viewer'), c.req.valid('json'), c.get('address'))
      const message = 'Your password is changed. You stay signed in here. Other devices are signed out.'
      return c.json({ ok: true as const, message }, 200)
    })
    .openapi(calls.endSession, async (c) => {
      const isEnded = await deleteSessionOf(database, c.get('viewer').accountId, c.req.valid('json').id)
      if (!isEnded) throw new TonewiseError('not_found')
      return c.json({ ok: true as const, message: 'That device is signed out.' }, 200)
    })
    .openapi(calls.endAll, async (c) => {
      const { accountId, sharedComputer } = c.get('viewer')
      await deleteSessionsOf(database.query, accountId)
      setCookies(c, [await endSession(context, c.req.raw)])
      clearBrowser(c, settings, sharedComputer)
      return c.json({ ok: true as const, next: '/?signed-out' }, 200)
    })
}

/** What a person reads after asking for a link; the mail is sent a moment later. Not for `mail` of none. */
function linkSentMessage(mail: Settings['mail'], email: string): string {
  return mail === 'smtp'
    ? `We are sending a link to ${email}. Open it in the next 30 minutes.`
    : `Email isn’t set up on this server. A link for ${email} is saved in its outbox folder. Ask the person who runs it.`
}
