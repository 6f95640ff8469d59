import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { TonewiseError } from '#domain/errors'
import type { Variables } from '../../hono.ts'
import type { Rule } from '../../http/route.ts'

const apiPath = /^\/(api|functions|auth)\//i

/**
 * Refuses a child profile every call that is not declared open to children, by `requireViewer` or by
 * `isOpenToChildren`. Pages say in app/routes whom they are for.
 */
export function guardChild(): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    const viewer = c.get('viewer')
    const isChild = viewer !== null && viewer.userId !== viewer.accountId
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !apiPath.test(c.req.path)
    if (isChild && !isPage && !matchedRoutes(c).some(({ handler }) => (handler as Rule).isOpenToChildren)) {
      throw new TonewiseError('grown_up_only')
    }
    await next()
  }
}
