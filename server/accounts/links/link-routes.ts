import { z } from '@hono/zod-openapi'
import { type ErrorCode, TonewiseError } from '#domain/errors'
import { acceptForm } from '../../http/accept-form.ts'
import { body, createRoutes, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import type { Accounts } from '../accounts.ts'
import { confirmEmail } from '../change-email.ts'
import { mailAdultLink, unmarkAsChild } from '../child-answer.ts'
import {
  type FormCall,
  ledTo,
  type Posted,
  redirectOrJson,
  setCookies,
  ticked,
  typed,
  withFormFallback,
} from '../form-fallback.ts'
import { countOpening } from '../passwords/count-failures.ts'
import { choosePassword } from '../passwords/forgotten-password.ts'
import { trustBrowser } from '../sessions/known-browser.ts'
import { endSession } from '../sessions/sessions.ts'

const forgotForm = z.strictObject({ email: typed })
const resetForm = z.strictObject({ token: typed, newPassword: typed })
/** Either the password of the sign-up, or a new one to replace it. */
const confirmForm = z.strictObject({
  token: typed,
  password: z.string().max(10_000).optional(),
  newPassword: z.string().max(10_000).optional(),
  sharedComputer: ticked,
})
const codeForm = z.strictObject({ token: typed })
const emailForm = z.strictObject({ token: typed, password: typed })

/** Asking for a mailed link, and using one. */
export function linkRoutes(context: Runtime & { accounts: Accounts }) {
  const { accounts, settings } = context

  /** Runs the act of the form on `page`, which is shown again when the act fails and there is no script. */
  function onForm(c: FormCall, page: string, typed: Posted['typed'], act: () => Promise<Response>) {
    const pageWith = (error: string) => `${page}${page.includes('?') ? '&' : '?'}error=${error}`
    return withFormFallback(c, settings, { typed, pageWith }, act)
  }

  return createRoutes()
    .openapi(form('/auth/forgot', 'Ask for a link to a new password', forgotForm, ['not_found']), (c) => {
      // The page has no form then and says that no mail can be sent.
      if (settings.mail === 'none') throw new TonewiseError('not_found')
      const fields = c.req.valid('json')
      return onForm(c, '/auth/forgot', fields, async () => {
        await accounts.forgotPassword({ ...fields, address: c.get('address') })
        return redirectOrJson(c, settings, '/auth/forgot?sent')
      })
    })
    .openapi(form('/auth/reset', 'Choose a new password', resetForm, ['link_over']), (c) => {
      const { token, newPassword } = c.req.valid('json')
      return onForm(c, '/auth/reset', { token }, async () => {
        await countOpening(context, c.get('address'))
        const { email } = await choosePassword(context, { token, newPassword }, c.get('address'))
        // The owner of the mailbox is known now: other people's wrong passwords don't keep this browser out.
        setCookies(c, [await endSession(context, c.req.raw), trustBrowser(context, c.req.raw, email)])
        return redirectOrJson(c, settings, '/auth?new-password')
      })
    })
    .openapi(form('/auth/confirm', 'Confirm a sign-up', confirmForm, ['link_over']), (c) => {
      const { token, password, newPassword, sharedComputer } = c.req.valid('json')
      const isNewPassword = newPassword !== undefined
      const page = isNewPassword ? '/auth/confirm?mode=choose' : '/auth/confirm'
      const input = { token, password: newPassword ?? password ?? '', isNewPassword, sharedComputer }
      return onForm(c, page, { token }, async () => {
        const lines = await accounts.confirmSignUp({ ...input, address: c.get('address') }, c.req.raw)
        setCookies(c, lines)
        return redirectOrJson(c, settings, '/home')
      })
    })
    .openapi(form('/auth/adult', 'Mail an adult a code', forgotForm, ['not_found']), (c) => {
      const fields = c.req.valid('json')
      return onForm(c, '/auth/adult', fields, async () => {
        await mailAdultLink(context, fields.email, c.get('address'))
        return redirectOrJson(c, settings, '/auth/adult?sent')
      })
    })
    .openapi(form('/auth/adult/code', 'Take an answer back with a code', codeForm, ['link_over']), (c) => {
      const fields = c.req.valid('json')
      return onForm(c, '/auth/adult?code', fields, async () => {
        await countOpening(context, c.get('address'))
        setCookies(c, [await unmarkAsChild(context, fields.token)])
        return redirectOrJson(c, settings, '/auth?mode=sign_up&taken-back')
      })
    })
    .openapi(
      form('/auth/email', 'Confirm an email address', emailForm, ['link_over', 'auth_failed']),
      (c) => {
        const fields = c.req.valid('json')
        return onForm(c, '/auth/email', { token: fields.token }, async () => {
          await countOpening(context, c.get('address'))
          await confirmEmail(context, fields, c.get('viewer'), c.get('address'))
          return redirectOrJson(c, settings, '/auth/email?done')
        })
      },
    )
}

function form<Path extends string, Form extends z.ZodType>(
  path: Path,
  summary: string,
  fields: Form,
  refusals: ErrorCode[],
) {
  return route({
    method: 'post',
    path,
    middleware: acceptForm,
    summary,
    request: { body: body(fields) },
    responses: ledTo,
    refusals: ['too_many', ...refusals],
  })
}
