import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { billingRoutes } from '#server/billing/billing-routes'
import { practiceRoutes } from '#server/billing/practice/practice-routes'
import { webhookRoutes } from '#server/billing/webhook-routes'
import type { Database } from '#server/database/open-database'
import { readSettings } from '#server/env'
import type { Variables } from '#server/hono'
import { errorHandler } from '#server/http/error-handler'
import { startJobs } from '#server/jobs/run-jobs'
import { createLog } from '#server/log'
import { jobRegistry } from '#server/main/job-registry'
import type { Runtime } from '#server/runtime'
import type { Viewer } from '#server/viewer'
import { createViewer } from './analysis-app.ts'

const never = 2 ** 31 - 1

/** The routes of payments as the server mounts them, with a clock that a test moves and jobs that it runs. */
export function openBillingApp(
  database: Database,
  clock: { now: Date },
  environment: Record<string, string> = {},
) {
  const logged: string[] = []
  // With an AI model every plan adds something and is sold.
  const settings = readSettings({ NODE_ENV: 'test', ANTHROPIC_API_KEY: 'a-key-of-the-tests', ...environment })
  const runtime: Runtime = {
    settings,
    secret: 's'.repeat(43),
    database,
    log: createLog((line) => logged.push(line)),
    now: () => clock.now,
  }
  const viewers = new Map<string, Viewer>()
  const app = new Hono<{ Variables: Variables }>()
  app.onError(errorHandler(runtime.log))
  app.use(async (c, next) => {
    c.set('viewer', viewers.get(c.req.header('x-test-viewer') ?? '') ?? null)
    c.set('requestId', 'request')
    c.set('address', c.req.header('x-test-address') ?? '198.51.100.7')
    await next()
  })
  for (const routes of [billingRoutes, practiceRoutes, webhookRoutes]) app.route('/', routes(runtime))
  // Mail stays in the queue, where a test can read it.
  const { mail: _, ...handlers } = jobRegistry().handlers

  function send(path: string, init: RequestInit & { viewer?: Viewer; address?: string } = {}) {
    const { viewer, address, ...rest } = init
    const headers = new Headers(rest.headers)
    if (viewer) {
      viewers.set(viewer.userId, viewer)
      headers.set('x-test-viewer', viewer.userId)
    }
    // Each person has a computer of their own, unless a test says otherwise.
    headers.set('x-test-address', address ?? viewer?.userId ?? 'nobody')
    return app.request(`${settings.appUrl}${path}`, { ...rest, headers })
  }

  return {
    runtime,
    logged,
    send,
    newJobs: () => startJobs(runtime, { handlers, recurring: [] }, never),
    post: (path: string, body: unknown, viewer?: Viewer, address?: string) =>
      send(path, {
        method: 'POST',
        viewer,
        address,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** A plain form of a practice page. */
    press: (path: string, fields: Record<string, string>, viewer?: Viewer) =>
      send(path, {
        method: 'POST',
        viewer,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    hook: (body: string | Uint8Array<ArrayBuffer>, signature: string) =>
      send('/webhooks/stripe', { method: 'POST', headers: { 'stripe-signature': signature }, body }),
    /** Somebody whose free trial is over, unless `signedUpAt` says otherwise. */
    newViewer: async (signedUpAt = new Date(clock.now.getTime() - 8 * 86_400_000)): Promise<Viewer> => ({
      ...(await createViewer(database)),
      createdAt: signedUpAt,
      sessionId: randomUUID(),
    }),
  }
}

export type BillingApp = ReturnType<typeof openBillingApp>
