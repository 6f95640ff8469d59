import { type Context, Hono } from 'hono'
import { errorBody, TonewiseError } from '#domain/errors'
import type { Routes, Variables } from '../hono.ts'
import type { Runtime } from '../runtime.ts'
import type { Accounts } from './accounts.ts'
import { childSentence } from './check-fields.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { forgetFailedForm, keepFailedForm } from './failed-form.ts'
import { isUrlencoded, readForm, signInForm, signUpForm } from './read-form.ts'
import { safeNext } from './safe-next.ts'

type Call = Context<{ Variables: Variables }>
type Typed = { email: string; audience?: string; next?: string | undefined }

const created = 'Account created! Please sign in.'
/** Set for the rest of the browser's session after the answer "a child under 13": no second try with another age. */
const childCookie = 'audience'

/** POST /auth/sign-up, /auth/sign-in, /auth/sign-out: JSON is answered with JSON, a plain form with a redirect. */
export function accountRoutes(context: Runtime & { accounts: Accounts }): Routes {
  const { accounts, settings } = context
  const routes: Routes = new Hono()

  routes.post('/auth/sign-up', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, signUpForm)
    return orFormAgain(c, 'sign_up', fields, isPlain, async () => {
      await refuseChild(c, fields.audience)
      await accounts.signUp({ ...fields, address: c.get('address') })
      if (!isPlain) return c.json({ ok: true, message: created })
      return goTo(c, authPage({ mode: 'sign_in', created: '1', next: fields.next }))
    })
  })

  routes.post('/auth/sign-in', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, signInForm)
    return orFormAgain(c, 'sign_in', fields, isPlain, async () => {
      const lines = await accounts.signIn({ ...fields, address: c.get('address') }, c.req.raw)
      setCookies(c, lines)
      const next = safeNext(fields.next, settings.appUrl)
      return isPlain ? goTo(c, next) : c.json({ ok: true, next })
    })
  })

  routes.post('/auth/sign-out', async (c) => {
    setCookies(c, await accounts.signOut(c.req.raw))
    c.header('Clear-Site-Data', '"cache", "cookies", "storage"')
    return isUrlencoded(c.req.raw) ? goTo(c, '/?signed-out') : c.json({ ok: true })
  })

  async function refuseChild(c: Call, audience: string) {
    const isFlagged = readCookie(c.req.raw, childCookie, settings) === 'child'
    if (audience !== 'child' && !isFlagged) return
    setCookies(c, [writeCookie(childCookie, 'child', settings)])
    throw new TonewiseError('fields_wrong', { fields: { audience: childSentence } })
  }

  /** Without JavaScript a failure shows the form again, with what was typed but for the password. */
  async function orFormAgain(
    c: Call,
    mode: string,
    typed: Typed,
    isPlain: boolean,
    act: () => Promise<Response>,
  ) {
    try {
      return await act()
    } catch (error) {
      if (!isPlain || !(error instanceof TonewiseError)) throw error
      const body = errorBody(error.code, error.details)
      const { audience = '' } = typed
      // Of a child nothing is kept, not for a minute either.
      const email = audience === 'child' ? '' : typed.email
      setCookies(c, [keepFailedForm({ email, audience, body }, settings)])
      return c.redirect(authPage({ mode, error: error.code, next: typed.next }), 303)
    }
  }

  function authPage(query: Record<string, string | undefined>): string {
    const next = query.next ? safeNext(query.next, settings.appUrl) : undefined
    const given = Object.entries({ ...query, next }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    )
    return `/auth?${new URLSearchParams(given)}`
  }

  function goTo(c: Call, path: string) {
    setCookies(c, [forgetFailedForm(settings)])
    return c.redirect(path, 303)
  }

  return routes
}

function setCookies(c: Call, lines: string[]): void {
  for (const line of lines) c.header('Set-Cookie', line, { append: true })
}
