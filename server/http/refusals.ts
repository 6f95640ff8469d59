import type { Handler, MiddlewareHandler } from 'hono'
import { TonewiseError } from '#domain/errors'
import type { Settings } from '../env.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Pages whose forms work without script. */
const formPaths = /^\/(auth|newsletter|admin|practice)(\/|$)/

/**
 * Every request that can change something must come from our own pages: Fetch Metadata first, the Origin
 * where the browser sends none (OWASP CSRF cheat sheet). Then its content type must be JSON, or a form where
 * a page without script posts one.
 */
export function refuseCrossSite(settings: Settings): MiddlewareHandler {
  const ownOrigin = new URL(settings.appUrl).origin
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const site = c.req.header('sec-fetch-site')
      const origin = c.req.header('origin')
      const isOwn = site
        ? site === 'same-origin'
        : origin !== undefined && isOwnOrigin(origin, c.req.header('host'))
      // A form on a page that sends no referrer has the origin null; then Fetch Metadata alone has vouched for it.
      const isNamed = origin && !(site && origin === 'null')
      if (!isOwn || (isNamed && !isOwnOrigin(origin, c.req.header('host'))))
        throw new TonewiseError('cross_site')
      refuseOtherContent(
        c.req.path,
        c.req.method,
        c.req.header('content-type'),
        c.req.header('content-length'),
      )
    }
    await next()
    c.header('Vary', 'Sec-Fetch-Site, Origin', { append: true })
  }

  /** On this machine the product may be opened by any local name; in public only by APP_URL. */
  function isOwnOrigin(origin: string, host: string | undefined): boolean {
    if (origin === ownOrigin) return true
    return !settings.isSecure && host !== undefined && origin === `http://${host}`
  }
}

function refuseOtherContent(path: string, method: string, type = '', length = '') {
  const isEmpty = method === 'DELETE' || length === '0' || (length === '' && type === '')
  const isForm = formPaths.test(path) && type.startsWith('application/x-www-form-urlencoded')
  if (!isEmpty && !isForm && !/^application\/json\s*(;|$)/i.test(type)) throw new TonewiseError('not_json')
}

/** Addresses with an ending that a route answers: React Router's data, and the old address of the feed. */
const routed = /\.data$|^\/blog\/rss\.xml$/

/** What is asked for as a file and is not in memory does not exist: 404, and no page of the product instead. */
export function refuseMissingFiles({ isDevelopment }: { isDevelopment: boolean }): MiddlewareHandler {
  return async (c, next) => {
    const isFile = /\.[a-z0-9]{2,11}$/i.test(c.req.path) && !routed.test(c.req.path)
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    return isFile && isRead && !isDevelopment ? c.text('There is no such file.', 404) : next()
  }
}

type Registered = { path: string; method: string }

/** For an API address that no route took: 405 when another method would have been right, else 404. */
export function methodNotAllowed(routes: () => Registered[]): Handler {
  return (c) => {
    const allowed = routes()
      .filter((route) => route.method !== 'ALL' && fits(route.path, c.req.path))
      .map((route) => route.method)
    if (allowed.length === 0) throw new TonewiseError('no_such_page')
    c.header('Allow', [...new Set(allowed)].join(', '))
    throw new TonewiseError('method_wrong')
  }
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  )
}
