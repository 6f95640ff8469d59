import type { MiddlewareHandler } from 'hono'
import { TonewiseError } from '#domain/errors'
import type { Variables } from '../hono.ts'

/** The page that says "Ask your grown-up", and lets the grown-up come back. */
export const askPage = '/ask-your-grown-up'

/** All calls of a child profile: to ask, to read its own history, to keep its own draft and settings, and to leave. */
const calls: { method: string; path: RegExp }[] = [
  { method: 'POST', path: /^\/functions\/v1\/claude-proxy$/ },
  { method: 'GET', path: /^\/functions\/v1\/generations\/[^/]+$/ },
  { method: 'POST', path: /^\/functions\/v1\/generations\/[^/]+\/stop$/ },
  { method: 'GET', path: /^\/functions\/v1\/answers-left$/ },
  { method: 'GET', path: /^\/api\/conversations(\/[^/]+(\/download)?)?$/ },
  { method: 'DELETE', path: /^\/api\/conversations\/[^/]+$/ },
  { method: 'POST', path: /^\/api\/conversations\/[^/]+\/restore$/ },
  { method: 'GET', path: /^\/api\/drafts\// },
  { method: 'PUT', path: /^\/api\/drafts\// },
  { method: 'DELETE', path: /^\/api\/drafts\// },
  { method: 'GET', path: /^\/api\/reading-settings$/ },
  { method: 'PUT', path: /^\/api\/reading-settings$/ },
  { method: 'POST', path: /^\/api\/readers\/leave$/ },
  { method: 'POST', path: /^\/auth\/sign-out$/ },
]

const called = /^\/(api|functions|auth)\//i
/** Pages of the account, of payments and of the operator. A page's data has the same path with .data behind it. */
const grownUpPages = /^\/(account|admin|practice|demo)(\/|\.data$|$)/i

/**
 * While a child profile reads, everything that is not on its list answers "grown-ups only": a new call is closed to
 * children until somebody opens it here. Public pages stay open.
 */
export function guardChild(): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    const viewer = c.get('viewer')
    if (!viewer || viewer.userId === viewer.accountId) return next()
    const { method, path } = c.req
    const isRead = method === 'GET' || method === 'HEAD'
    if (called.test(path) || !isRead) {
      const wanted = method === 'HEAD' ? 'GET' : method
      if (!calls.some((call) => call.method === wanted && call.path.test(path))) {
        throw new TonewiseError('grown_up_only')
      }
    } else if (grownUpPages.test(path)) {
      // The demo is for people without an account: its answers may come from an AI service.
      if (/^\/demo/i.test(path)) return c.redirect('/home')
      if (path.endsWith('.data')) throw new TonewiseError('grown_up_only')
      return c.redirect(askPage)
    }
    await next()
  }
}
