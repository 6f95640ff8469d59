import { Hono } from 'hono'
import { accountRoutes } from '../accounts/account-routes.ts'
import { createAccounts } from '../accounts/accounts.ts'
import { linkRoutes } from '../accounts/links/link-routes.ts'
import { profileRoutes } from '../accounts/profile-routes.ts'
import { viewerOfScreen } from '../accounts/viewer-key.ts'
import { createAnalysis } from '../analysis/analysis.ts'
import { analysisRoutes } from '../analysis/analysis-routes.ts'
import { billingRoutes } from '../billing/billing-routes.ts'
import { practiceRoutes } from '../billing/practice-routes.ts'
import { webhookRoutes } from '../billing/webhook-routes.ts'
import { conversationRoutes } from '../conversations/conversation-routes.ts'
import { draftRoutes } from '../drafts/draft-routes.ts'
import { familyRoutes } from '../family/family-routes.ts'
import { guardChild } from '../family/guard-child.ts'
import { feedbackRoutes } from '../feedback/feedback-routes.ts'
import type { Routes, Variables } from '../hono.ts'
import { answerErrors } from '../http/answer-errors.ts'
import { answerNoSuchCall } from '../http/answer-no-such-call.ts'
import { frameRequest } from '../http/frame-request.ts'
import { healthRoutes } from '../http/health-routes.ts'
import { keepFiles } from '../http/keep-files.ts'
import { limitBody } from '../http/limit-body.ts'
import { createMemory } from '../http/memory.ts'
import { refuseCrossSite } from '../http/refuse-cross-site.ts'
import { refuseMissingFiles } from '../http/refuse-missing-files.ts'
import { sendSecurityHeaders } from '../http/security-headers.ts'
import { startJobs } from '../jobs/run-jobs.ts'
import { metricsRoute } from '../metrics/metrics-route.ts'
import { endNewsletterRoute, newsletterRoutes } from '../newsletter/newsletter-routes.ts'
import { privacyRoutes } from '../privacy/privacy-routes.ts'
import { isPersonal } from '../public-pages/is-personal.ts'
import { keepLists, keepPages } from '../public-pages/keep-pages.ts'
import { answerSecurityText } from '../public-pages/security-text.ts'
import { readingSettingsRoutes } from '../reading-settings/reading-settings-routes.ts'
import type { Runtime } from '../runtime.ts'
import type { AppContext } from './app-context.ts'
import { jobTable } from './job-table.ts'
import { bare, createPageRenderer } from './render-page.ts'

// The build's own exports stand here too: React Router reads them from this file.
export * from 'virtual:react-router/server-build'

/** The calls of each area. */
const areas: ((context: AppContext) => Routes)[] = [
  accountRoutes,
  linkRoutes,
  profileRoutes,
  analysisRoutes,
  billingRoutes,
  conversationRoutes,
  draftRoutes,
  familyRoutes,
  feedbackRoutes,
  newsletterRoutes,
  practiceRoutes,
  readingSettingsRoutes,
  privacyRoutes,
]

/**
 * The whole product in the order in which a request meets it: `answerFromMemory` has the files and the pages that
 * are the same for everyone, `fetch` the rest.
 */
export function createApp(runtime: Runtime, options: { isDevelopment: boolean }) {
  const accounts = createAccounts(runtime)
  const analysis = createAnalysis(runtime)
  const memory = createMemory(isPersonal(runtime.settings))
  keepLists(memory, runtime)
  const pageScript = options.isDevelopment ? '/page.js' : keepFiles(memory, runtime.settings)
  const context: AppContext = { ...runtime, accounts, analysis, pageScript }
  const { ROLE: role } = runtime.settings
  const jobs = role === 'web' ? null : startJobs(runtime, jobTable())
  const renderPage = createPageRenderer(context, options)
  const app = new Hono<{ Variables: Variables }>({ strict: true })
  let isDraining = false

  app.use(frameRequest(runtime))
  app.use(sendSecurityHeaders(runtime.settings, options))
  app.onError(
    answerErrors(runtime.log, (c, body, status) =>
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
  app.use(refuseMissingFiles(options))
  app.route('/', webhookRoutes(runtime))
  app.post('/newsletter/unsubscribe', endNewsletterRoute(runtime))
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
  app.use(guardChild())
  for (const routes of areas) app.route('/', routes(context))
  app.all(
    '/functions/*',
    answerNoSuchCall(() => app.routes),
  )
  app.all(
    '/api/*',
    answerNoSuchCall(() => app.routes),
  )

  app.all('*', (c) => renderPage(c.req.raw, c.get('viewer'), c.get('nonce')))

  return {
    answerFromMemory: role === 'worker' ? () => false : memory.answer,
    /** Renders the pages that are the same for everyone; until then, and in development, each request is rendered. */
    keepPages: () => keepPages(memory, runtime, (request) => renderPage(request, null)),
    /** The reader loads, so that the first question does not wait for it. */
    warmUp: () => (role === 'worker' ? Promise.resolve() : analysis.warmUp()),
    fetch: app.fetch,
    /** Every route of this server, for the test that asks each of them as everyone. */
    routes: app.routes,
    /** Readiness off at once; answers that are being written get their time to end. */
    async drain() {
      isDraining = true
      await Promise.all([jobs?.drain(), analysis.drain()])
    },
  }
}
