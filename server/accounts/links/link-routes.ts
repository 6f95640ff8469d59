import { Hono } from 'hono'
import { z } from 'zod'
import { TonewiseError } from '#domain/errors'
import type { Routes } from '../../hono.ts'
import type { Runtime } from '../../runtime.ts'
import type { Accounts } from '../accounts.ts'
import { confirmEmail } from '../change-email.ts'
import { askAdult, takeAnswerBack } from '../child-answer.ts'
import { countOpening } from '../count-failures.ts'
import { choosePassword } from '../forgotten-password.ts'
import { rememberBrowser } from '../known-browser.ts'
import { type Call, leadTo, orFormAgain, type Posted, setCookies } from '../plain-form.ts'
import { readForm } from '../read-form.ts'
import { endSession } from '../sessions.ts'

const typed = z.string().max(10_000).default('')
const ticked = z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false)
const forgotForm = z.strictObject({ email: typed })
const resetForm = z.strictObject({ token: typed, newPassword: typed })
/** Either the password of the sign-up or a new one in its place. */
const confirmForm = z.strictObject({
  token: typed,
  password: z.string().max(10_000).optional(),
  newPassword: z.string().max(10_000).optional(),
  sharedComputer: ticked,
})
const codeForm = z.strictObject({ token: typed })
const emailForm = z.strictObject({ token: typed, password: typed })

/** POST /auth/forgot, /auth/reset, /auth/confirm, /auth/email, /auth/adult: a link is asked for, or used by the page that it opens. */
export function linkRoutes(context: Runtime & { accounts: Accounts }): Routes {
  const { accounts, settings } = context
  const routes: Routes = new Hono()

  /** Runs the act of a form that stands on `page`, which is shown again when it fails without script. */
  function onForm(c: Call, page: string, form: Omit<Posted, 'pageWith'>, act: () => Promise<Response>) {
    const pageWith = (error: string) => `${page}${page.includes('?') ? '&' : '?'}error=${error}`
    return orFormAgain(c, settings, { ...form, pageWith }, act)
  }

  routes.post('/auth/forgot', async (c) => {
    // The page says that no mail can be sent, and has no form.
    if (settings.mail === 'none') throw new TonewiseError('not_found')
    const { fields, isPlain } = await readForm(c.req.raw, forgotForm)
    return onForm(c, '/auth/forgot', { typed: fields, isPlain }, async () => {
      await accounts.forgotPassword({ ...fields, address: c.get('address') })
      return leadTo(c, settings, isPlain, '/auth/forgot?sent')
    })
  })

  routes.post('/auth/reset', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, resetForm)
    const { token } = fields
    return onForm(c, '/auth/reset', { typed: { token }, isPlain }, async () => {
      await countOpening(context, c.get('address'))
      const { email } = await choosePassword(context, fields, c.get('address'))
      // Who reads the mailbox is no stranger: wrong passwords of others don't keep this browser out.
      setCookies(c, [await endSession(context, c.req.raw), rememberBrowser(context, c.req.raw, email)])
      return leadTo(c, settings, isPlain, '/auth?new-password')
    })
  })

  routes.post('/auth/confirm', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, confirmForm)
    const { token, password, newPassword, sharedComputer } = fields
    const isNewPassword = newPassword !== undefined
    const page = isNewPassword ? '/auth/confirm?mode=choose' : '/auth/confirm'
    return onForm(c, page, { typed: { token }, isPlain }, async () => {
      const lines = await accounts.confirmSignUp(
        {
          token,
          password: newPassword ?? password ?? '',
          isNewPassword,
          sharedComputer,
          address: c.get('address'),
        },
        c.req.raw,
      )
      setCookies(c, lines)
      return leadTo(c, settings, isPlain, '/home')
    })
  })

  routes.post('/auth/adult', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, forgotForm)
    return onForm(c, '/auth/adult', { typed: fields, isPlain }, async () => {
      await askAdult(context, fields.email, c.get('address'))
      return leadTo(c, settings, isPlain, '/auth/adult?sent')
    })
  })

  routes.post('/auth/adult/code', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, codeForm)
    return onForm(c, '/auth/adult?code', { typed: fields, isPlain }, async () => {
      await countOpening(context, c.get('address'))
      setCookies(c, [await takeAnswerBack(context, fields.token)])
      return leadTo(c, settings, isPlain, '/auth?mode=sign_up&taken-back')
    })
  })

  routes.post('/auth/email', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, emailForm)
    return onForm(c, '/auth/email', { typed: fields, isPlain }, async () => {
      await countOpening(context, c.get('address'))
      await confirmEmail(context, fields, c.get('viewer'), c.get('address'))
      return leadTo(c, settings, isPlain, '/auth/email?done')
    })
  })

  return routes
}
