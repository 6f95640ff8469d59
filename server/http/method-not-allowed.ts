import type { Handler } from 'hono'
import { TonewiseError } from '#domain/errors'

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
