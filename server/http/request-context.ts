import { randomBytes } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { limits } from '#domain/limits'
import type { Variables } from '../hono.ts'
import type { Runtime } from '../runtime.ts'
import { clientAddress, networkOf } from './limits/client-address.ts'
import { addressOfProxy, isBehindUnknownProxy, unknownProxySentence } from './limits/unknown-proxy.ts'
import type { LoopWatch } from './watch-loop.ts'

/** Gives each request its id, nonce and client address, refuses a too long address, and logs the end. */
export function setRequestContext(
  { settings, log, database }: Runtime,
  watch: LoopWatch,
): MiddlewareHandler<{ Variables: Variables }> {
  let isProxyLogged = false
  return async (c, next) => {
    const began = performance.now()
    c.set('requestId', randomBytes(8).toString('hex'))
    c.set('nonce', randomBytes(16).toString('base64'))
    c.set('viewer', null)
    const socket = socketAddress(c)
    if (isBehindUnknownProxy(settings, c.req.raw.headers)) {
      if (!isProxyLogged) log.info('unknown_proxy', { message: unknownProxySentence })
      isProxyLogged = true
      c.set('address', addressOfProxy(socket))
    } else {
      c.set('address', clientAddress(socket, c.req.header('x-forwarded-for'), settings.TRUSTED_PROXIES))
    }
    if (c.req.url.length > limits.urlBytes) return c.text('That link is too long for us to open.', 414)
    // PostgreSQL cannot store NUL, so no resource has it in its name.
    if (c.req.url.includes('%00')) return c.text('This address cannot be read.', 400)
    const route = routeName(c.req.path)
    const leave = watch.enter(`${c.req.method} ${route}`)
    await database.requesters.run(networkOf(c.get('address')), next).finally(leave)
    log.info('request', {
      id: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(performance.now() - began),
    })
  }
}

/** Ids in an address name a person's work; the log keeps only the shape of the address. */
function routeName(path: string): string {
  return path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').slice(0, 100)
}

function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    // A request made in a test has no socket.
    return 'unknown'
  }
}
