import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { Routes, Variables } from '../../hono.ts'
import type { Runtime } from '../../runtime.ts'

/** `GET /metrics` for who has METRICS_TOKEN. Without a token in the settings there is no such address. */
export function metricsRoute(runtime: Runtime): Routes {
  const { settings, metrics } = runtime
  return new Hono<{ Variables: Variables }>().get('/metrics', async (c) => {
    if (!settings.METRICS_TOKEN || !metrics) return c.text('not found', 404)
    if (!isSame(c.req.header('authorization') ?? '', `Bearer ${settings.METRICS_TOKEN}`))
      return c.text('The token is missing or wrong.', 401, { 'WWW-Authenticate': 'Bearer' })
    return c.body(await metrics.read(runtime), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    })
  })
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
