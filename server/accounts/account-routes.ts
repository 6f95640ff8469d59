import { z } from '@hono/zod-openapi'
import { TonewiseError } from '#domain/errors'
import type { Settings } from '../env.ts'
import { acceptForm } from '../http/accept-form.ts'
import { body, createRoutes, json, route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import type { Accounts } from './accounts.ts'
import { answeredFields, isMarkedAsChild, markAsChild, markedFields } from './child-answer.ts'
import {
  clearBrowser,
  type FormCall,
  ledTo,
  redirectOrJson,
  setCookies,
  ticked,
  typed,
  withFormFallback,
} from './form-fallback.ts'
import { safeNext } from './safe-next.ts'

type Typed = { email: string; audience?: string; next?: string | undefined }

const next = z.string().max(10_000).optional()
const signUpForm = z.strictObject({ email: typed, password: typed, audience: typed, next })
const signInForm = z.strictObject({ email: typed, password: typed, sharedComputer: ticked, next })

const declared = { method: 'post', middleware: acceptForm, responses: ledTo } as const
const signingIn = { ...declared, tags: ['Signing in' as const] }

const calls = {
  signUp: route({
    ...declared,
    path: '/auth/sign-up',
    summary: 'Make an account',
    request: { body: body(signUpForm) },
    refusals: ['too_many'],
  }),
  signIn: route({
    ...signingIn,
    path: '/auth/sign-in',
    summary: 'Sign in: the reply sets the cookie that every other call needs',
    request: { body: body(signInForm) },
    refusals: ['auth_failed', 'sign_in_wait', 'too_many'],
  }),
  signOut: route({
    ...signingIn,
    path: '/auth/sign-out',
    isOpenToChildren: true,
    summary: 'Sign out',
    responses: { ...ledTo, 200: json(z.object({ ok: z.literal(true) }), 'You are signed out.') },
  }),
}

/** Signing up, in and out. A JSON request gets a JSON reply, a plain form a redirect. */
export function accountRoutes(context: Runtime & { accounts: Accounts }) {
  const { accounts, settings } = context

  function refuseChild(c: FormCall, audience: string) {
    const isChild = audience === 'child'
    if (!isChild && !isMarkedAsChild(c.req.raw, settings)) return
    setCookies(c, [markAsChild(settings)])
    throw new TonewiseError('fields_wrong', { fields: isChild ? answeredFields : markedFields })
  }

  function postedOn(mode: string, typed: Typed) {
    return { pageWith: (error: string) => authPage({ mode, error, next: typed.next }), typed }
  }

  function authPage(query: Record<string, string | undefined>): string {
    const next = query.next ? safeNext(query.next, settings.appUrl) : undefined
    const present = Object.entries({ ...query, next }).filter((pair): pair is [string, string] =>
      Boolean(pair[1]),
    )
    return `/auth?${new URLSearchParams(present)}`
  }

  return createRoutes()
    .openapi(calls.signUp, (c) => {
      const fields = c.req.valid('json')
      return withFormFallback(c, settings, postedOn('sign_up', fields), async () => {
        refuseChild(c, fields.audience)
        await accounts.signUp({ ...fields, address: c.get('address') })
        if (!c.get('isForm')) return c.json({ ok: true, message: accountCreatedMessage(settings.mail) })
        return redirectOrJson(c, settings, authPage({ mode: 'sign_in', created: '1', next: fields.next }))
      })
    })
    .openapi(calls.signIn, (c) => {
      const fields = c.req.valid('json')
      return withFormFallback(c, settings, postedOn('sign_in', fields), async () => {
        setCookies(c, await accounts.signIn({ ...fields, address: c.get('address') }, c.req.raw))
        return redirectOrJson(c, settings, safeNext(fields.next, settings.appUrl))
      })
    })
    .openapi(calls.signOut, async (c) => {
      setCookies(c, await accounts.signOut(c.req.raw))
      clearBrowser(c, settings, c.get('viewer')?.sharedComputer ?? true)
      return c.get('isForm')
        ? redirectOrJson(c, settings, '/?signed-out')
        : c.json({ ok: true as const }, 200)
    })
}

/** What a person reads after signing up. It is the same for a new and a taken address. */
export function accountCreatedMessage(mail: Settings['mail']): string {
  const created = 'Account created! Please sign in.'
  return mail === 'smtp' ? `${created} First open the link in the mail that we sent you.` : created
}
