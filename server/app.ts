import * as build from 'virtual:react-router/server-build'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { accountRoutes } from './accounts/account-routes.ts'
import { createAccounts } from './accounts/accounts.ts'
import { viewerOfScreen } from './accounts/viewer-key.ts'
import { createAnalysis } from './analysis/analysis.ts'
import { analysisRoutes } from './analysis/analysis-routes.ts'
import { type AppContext, appContext, nonceContext, viewerContext } from './app-context.ts'
import { conversationRoutes } from './conversations/conversation-routes.ts'
import { draftRoutes } from './drafts/draft-routes.ts'
import type { Variables } from './hono.ts'
import { answerErrors } from './http/answer-errors.ts'
import { answerNoSuchCall } from './http/answer-no-such-call.ts'
import { frameRequest } from './http/frame-request.ts'
import { limitBody } from './http/limit-body.ts'
import { refuseCrossSite } from './http/refuse-cross-site.ts'
import { sendSecurityHeaders } from './http/send-security-headers.ts'
import { serveFiles } from './http/serve-files.ts'
import { jobTable } from './jobs/job-table.ts'
import { startJobs } from './jobs/run-jobs.ts'
import { readingSettingsRoutes } from './reading-settings/reading-settings-routes.ts'
import type { Runtime } from './runtime.ts'

// The build's own exports stand here too: React Router reads them from this file.
export * from 'virtual:react-router/server-build'

/** The whole product behind one `fetch`, in the order in which a request meets it. */
export function createApp(runtime: Runtime, options: { isDevelopment: boolean }) {
  const accounts = createAccounts(runtime)
  const analysis = createAnalysis(runtime)
  const context: AppContext = { ...runtime, accounts, analysis }
  const jobs = startJobs(runtime, jobTable())
  const app = new Hono<{ Variables: Variables }>({ strict: true })
  let isDraining = false

  app.use(frameRequest(runtime))
  app.use(sendSecurityHeaders(runtime.settings, options))
  app.onError(answerErrors(runtime.log))
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isDraining) return c.text('draining', 503)
    const isReady = await runtime.database.ping().then(
      () => true,
      () => false,
    )
    return c.text(isReady ? 'ready' : 'database does not answer', isReady ? 200 : 503)
  })
  app.use(serveFiles(options))
  app.use(refuseCrossSite(runtime.settings))
  app.use(limitBody())

  app.use(async (c, next) => {
    const found = await accounts.viewerOf(c.req.raw)
    const opener = c.req.header('tonewise-viewer')
    c.set('viewer', viewerOfScreen(found?.viewer ?? null, opener, runtime.secret))
    await next()
    for (const cookie of found?.setCookie ?? []) c.header('Set-Cookie', cookie, { append: true })
    // A page with a person's data, or one that may carry it, is kept by no cache.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.route('/', accountRoutes(context))
  app.route('/', analysisRoutes(context))
  app.route('/', conversationRoutes(context))
  app.route('/', draftRoutes(context))
  app.route('/', readingSettingsRoutes(context))
  app.all(
    '/functions/*',
    answerNoSuchCall(() => app.routes),
  )
  app.all(
    '/api/*',
    answerNoSuchCall(() => app.routes),
  )

  const handlePage = createRequestHandler(build, options.isDevelopment ? 'development' : 'production')
  app.all('*', (c) => {
    const loadContext = new RouterContextProvider()
    loadContext.set(appContext, context)
    loadContext.set(viewerContext, c.get('viewer'))
    loadContext.set(nonceContext, c.get('nonce'))
    return handlePage(c.req.raw, loadContext)
  })

  return {
    fetch: app.fetch,
    /** Readiness off at once; answers that are being written get their time to end. */
    async drain() {
      isDraining = true
      await Promise.all([jobs.drain(), analysis.drain()])
    },
  }
}
