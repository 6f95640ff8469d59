import { Hono } from 'hono'
import type { Routes, Variables } from '../hono.ts'
import type { Runtime } from '../runtime.ts'

/** What a proxy or a container host asks: whether the process runs, and whether it may get requests. */
export function healthRoutes({ database }: Runtime, isDraining: () => boolean): Routes {
  return new Hono<{ Variables: Variables }>()
    .get('/healthz', (c) => c.text('ok'))
    .get('/readyz', async (c) => {
      if (isDraining()) return c.text('draining', 503)
      const isReady = await database.ping().then(
        () => true,
        () => false,
      )
      return c.text(isReady ? 'ready' : 'database does not answer', isReady ? 200 : 503)
    })
}
