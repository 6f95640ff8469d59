import { Hono } from 'hono'
import { TonewiseError } from '#domain/errors'
import type { Routes } from '../hono.ts'
import type { Runtime } from '../runtime.ts'
import type { Accounts } from './accounts.ts'
import { answeredFields, rememberChild, rememberedFields, remembersChild } from './child-answer.ts'
import { clearBrowser } from './clear-browser.ts'
import { type Call, leadTo, orFormAgain, setCookies } from './plain-form.ts'
import { isUrlencoded, readForm, signInForm, signUpForm } from './read-form.ts'
import { safeNext } from './safe-next.ts'
import { sayCreated } from './say-created.ts'

type Typed = { email: string; audience?: string; next?: string | undefined }

/** POST /auth/sign-up, /auth/sign-in, /auth/sign-out: JSON is answered with JSON, a plain form with a redirect. */
export function accountRoutes(context: Runtime & { accounts: Accounts }): Routes {
  const { accounts, settings } = context
  const routes: Routes = new Hono()

  routes.post('/auth/sign-up', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, signUpForm)
    return orFormAgain(c, settings, posted('sign_up', fields, isPlain), async () => {
      refuseChild(c, fields.audience)
      await accounts.signUp({ ...fields, address: c.get('address') })
      if (!isPlain) return c.json({ ok: true, message: sayCreated(settings.mail) })
      return leadTo(c, settings, true, authPage({ mode: 'sign_in', created: '1', next: fields.next }))
    })
  })

  routes.post('/auth/sign-in', async (c) => {
    const { fields, isPlain } = await readForm(c.req.raw, signInForm)
    return orFormAgain(c, settings, posted('sign_in', fields, isPlain), async () => {
      const lines = await accounts.signIn({ ...fields, address: c.get('address') }, c.req.raw)
      setCookies(c, lines)
      return leadTo(c, settings, isPlain, safeNext(fields.next, settings.appUrl))
    })
  })

  routes.post('/auth/sign-out', async (c) => {
    setCookies(c, await accounts.signOut(c.req.raw))
    clearBrowser(c, settings, c.get('viewer')?.sharedComputer ?? true)
    return isUrlencoded(c.req.raw) ? leadTo(c, settings, true, '/?signed-out') : c.json({ ok: true })
  })

  function refuseChild(c: Call, audience: string) {
    const isChild = audience === 'child'
    if (!isChild && !remembersChild(c.req.raw, settings)) return
    setCookies(c, [rememberChild(settings)])
    throw new TonewiseError('fields_wrong', { fields: isChild ? answeredFields : rememberedFields })
  }

  function posted(mode: string, typed: Typed, isPlain: boolean) {
    const pageWith = (error: string) => authPage({ mode, error, next: typed.next })
    return { pageWith, typed, isPlain }
  }

  function authPage(query: Record<string, string | undefined>): string {
    const next = query.next ? safeNext(query.next, settings.appUrl) : undefined
    const given = Object.entries({ ...query, next }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    )
    return `/auth?${new URLSearchParams(given)}`
  }

  return routes
}
