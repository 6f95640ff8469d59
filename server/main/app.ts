import { Hono } from 'hono'
import { createAccounts } from '../accounts/accounts.ts'
import { guardChild } from '../accounts/children/guard-child.ts'
import { metricsRoute } from '../admin/metrics/process-metrics.ts'
import { createAnalysis } from '../analysis/analysis.ts'
import { webhookRoutes } from '../billing/webhook-routes.ts'
import type { Variables } from '../hono.ts'
import { cacheFiles } from '../http/cache-files.ts'
import { errorHandler } from '../http/error-handler.ts'
import { healthRoutes } from '../http/health-routes.ts'
import { limitBody } from '../http/limit-body.ts'
import { cacheLists, cachePages } from '../http/public-pages/cache-pages.ts'
import { answerSecurityText } from '../http/public-pages/security-text.ts'
import { methodNotAllowed, refuseCrossSite, refuseMissingFiles } from '../http/refusals.ts'
import { setRequestContext } from '../http/request-context.ts'
import { createResponseCache } from '../http/response-cache.ts'
import { sendSecurityHeaders } from '../http/security-headers.ts'
import { verifyTabOwner } from '../http/viewer-key.ts'
import { watchLoop } from '../http/watch-loop.ts'
import { startJobs } from '../jobs/run-jobs.ts'
import { endNewsletterRoute } from '../mail/newsletter/newsletter-routes.ts'
import type { Runtime } from '../runtime.ts'
import { createApi } from './api.ts'
import { describeAllCalls, forPrograms } from './api-document.ts'
import type { AppContext } from './app-context.ts'
import { isPersonal } from './is-personal.ts'
import { jobRegistry } from './job-registry.ts'
import { bare, createPageRenderer } from './render-page.ts'

// The build's own exports stand here too: React Router reads them from this file.
export * from 'virtual:react-router/server-build'

/**
 * The whole product in the order in which a request meets it: `answerFromMemory` has the files and the pages that
 * are the same for everyone, `fetch` the rest.
 */
export function createApp(runtime: Runtime, options: { isDevelopment: boolean }) {
  const accounts = createAccounts(runtime)
  const analysis = createAnalysis(runtime)
  const cache = createResponseCache(isPersonal(runtime.settings))
  cacheLists(cache, runtime)
  const pageScript = options.isDevelopment ? '/programs/page.js' : cacheFiles(cache, runtime.settings)
  const services = { ...runtime, accounts, analysis }
  const api = createApi(services)
  const everyCall = describeAllCalls(api, runtime.settings)
  const apiDocument = forPrograms(everyCall)
  const context: AppContext = { ...services, apiDocument, pageScript }
  const { ROLE: role } = runtime.settings
  const jobs = role === 'web' ? null : startJobs(runtime, jobRegistry())
  const renderPage = createPageRenderer(context, options)
  const app = new Hono<{ Variables: Variables }>({ strict: true })
  let isDraining = false

  app.use(setRequestContext(runtime, watchLoop(runtime.log)))
  app.use(sendSecurityHeaders(runtime.settings, options))
  app.onError(
    errorHandler(runtime.log, (c, body, status) =>
      renderPage(bare(c.req.raw), null, c.get('nonce'), { body, status }),
    ),
  )
  app.route(
    '/',
    healthRoutes(runtime, () => isDraining),
  )
  // A stopping process keeps no connection for a next request: that one goes to the process that takes over.
  app.use(async (c, next) => {
    await next()
    if (isDraining) c.header('Connection', 'close')
  })
  app.route('/', metricsRoute(runtime))
  if (role === 'worker') app.all('*', (c) => c.text('This process does background work only.', 404))
  app.get('/.well-known/security.txt', answerSecurityText(runtime))
  app.get('/api/openapi.json', (c) => c.json(apiDocument))
  app.use(refuseMissingFiles(options))
  app.route('/', webhookRoutes(runtime))
  app.post('/newsletter/unsubscribe', endNewsletterRoute(runtime))
  app.use(refuseCrossSite(runtime.settings))
  app.use(limitBody())

  app.use(async (c, next) => {
    const found = await accounts.viewerOf(c.req.raw)
    const opener = c.req.header('tonewise-viewer')
    c.set('viewer', verifyTabOwner(found?.viewer ?? null, opener, runtime.secret))
    await next()
    for (const cookie of found?.setCookie ?? []) c.header('Set-Cookie', cookie, { append: true })
    // A page with a person's data, or one that may carry it, is kept by no cache.
    if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  })
  app.use(guardChild())
  app.route('/', api)
  const noSuchCall = methodNotAllowed(() => app.routes)
  app.on('ALL', ['/functions/*', '/api/:call{.+}'], noSuchCall)
  app.all('*', (c) => renderPage(c.req.raw, c.get('viewer'), c.get('nonce')))

  return {
    answerFromMemory: role === 'worker' ? () => false : cache.answer,
    /** Renders the pages that are the same for everyone; until then, and in development, each request is rendered. */
    cachePages: () => cachePages(cache, runtime, (request) => renderPage(request, null)),
    /** The reader loads, so that the first question does not wait for it. */
    warmUp: () => (role === 'worker' ? Promise.resolve() : analysis.warmUp()),
    fetch: app.fetch,
    /** Every call, also those for our own pages, for the test that holds them against what the server does. */
    everyCall,
    /** Every route of this server, for the test that asks each of them as everyone. */
    routes: app.routes,
    /** Readiness off at once; answers that are being written get their time to end. */
    async drain() {
      isDraining = true
      await Promise.all([jobs?.drain(), analysis.drain()])
    },
  }
}
