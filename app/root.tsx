import { type ReactNode, use, useEffect, useRef } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { PageFooter } from '#components/layout/page-footer'
import { PageHeader } from '#components/layout/page-header'
import { ProblemPage } from '#components/layout/problem-page'
import { isGradeLevel, levels } from '#domain/choices'
import { footerMessage } from '#domain/plans'
import { screenError } from '#domain/screen-errors'
import { findReadingSettings } from '#server/accounts/reading-settings-routes'
import { isAdmin } from '#server/admin/is-admin'
import { loadEntitlement } from '#server/billing/load-entitlement'
import { analyticsLine } from '#server/http/public-pages/statistics-line'
import { appContext, problemContext, viewerContext } from '#server/main/app-context'
import type { Route } from './+types/root'
import { track } from './components/browser/track.ts'
import { displayScript } from './display-script.ts'
import { loadCheckScript } from './load-check.ts'
import { Nonce } from './nonce.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/header.css'
import './styles/frame.css'
import './styles/edges.css'
import './styles/controls.css'
import './styles/cards.css'
import './styles/marks.css'
import './styles/dialog.css'

/** Runs before any loader: the server requests a page that says what went wrong. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const problem = context.get(problemContext)
    if (problem) throw data(problem.body, problem.status)
  },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const app = context.get(appContext)
  const viewer = context.get(viewerContext)
  const [entitlement, settings, mayAdmin] = viewer
    ? await Promise.all([
        loadEntitlement(app, viewer),
        findReadingSettings(app.database, viewer.userId),
        isAdmin(app, viewer),
      ])
    : [null, null, false]
  return {
    /** How the person reads, for the script in the head; empty where a signed-in person has chosen nothing yet. */
    display: settings ? JSON.stringify(settings) : viewer ? '' : undefined,
    email: viewer?.email ?? null,
    /** Of the current child profile. */
    nickname: viewer?.nickname ?? null,
    isAdmin: mayAdmin,
    appUrl: app.settings.appUrl,
    pageScript: app.pageScript,
    // The on-device page sends nothing, so it does not ask for consent to statistics.
    statistics:
      new URL(request.url).pathname === '/on-this-device'
        ? null
        : analyticsLine(app.settings, viewer, request),
    // A child's screens do not mention plans.
    footer: viewer?.nickname ? null : footerMessage(entitlement),
    supportEmail: app.settings.SUPPORT_EMAIL ?? null,
  }
}

/** The data of the frame stays the same from page to page; an action on the account loads it again. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href
}

/**
 * Public pages name themselves `isStatic` and load no React in the browser; a page whose boxes do nothing without a
 * script names itself `needsScript`.
 */
type Handle = { isStatic?: boolean; needsScript?: boolean } | undefined

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(Nonce)
  const data = useRouteLoaderData<typeof loader>('root')
  const matches = useMatches()
  const isStatic = matches.some((match) => (match.handle as Handle)?.isStatic)
  const needsScript = matches.some((match) => (match.handle as Handle)?.needsScript)
  // A screen made for young children does not mention plans, whoever is signed in.
  const isForChildren = matches.some(
    ({ params }) => isGradeLevel(params.gradeLevel) && levels[params.gradeLevel].isForChildren,
  )
  return (
    <html lang="en" data-look={data?.display} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f7f5ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b1f24" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link
          rel="preload"
          href="/fonts/atkinson-hyperlegible-next-latin.woff2"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
        <Meta />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it has run before React comes
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? displayScript() : '' }}
        />
        {needsScript && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; it has run before React comes
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? loadCheckScript() : '' }}
          />
        )}
        <Links nonce={nonce} />
        <script
          type="module"
          src={data?.pageScript ?? '/programs/page.js'}
          nonce={nonce}
          suppressHydrationWarning
        />
      </head>
      <body>
        <a className="skip" href="#main">
          Skip to main content
        </a>
        <PageHeader
          email={data?.email ?? null}
          nickname={data?.nickname ?? null}
          isAdmin={data?.isAdmin ?? false}
          supportEmail={data?.supportEmail ?? null}
        />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: empty; so React leaves what the reading tools put here alone */}
        <div id="reading-tools" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
        <main id="main" className="page">
          {needsScript && <NeedsScript />}
          {children}
        </main>
        <PageFooter
          message={isForChildren ? null : (data?.footer ?? null)}
          supportEmail={data?.supportEmail ?? null}
        />
        {data?.statistics ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own line, with a tag that the settings checked
          <div dangerouslySetInnerHTML={{ __html: data.statistics }} />
        ) : null}
        <AuthDialog />
        {isStatic ? null : <Scripts nonce={nonce} />}
      </body>
    </html>
  )
}

export default function App() {
  useFocusOnNewPage()
  return <Outlet />
}

/** A navigation inside the application moves focus to the heading, as a loaded page is read from the top. */
function useFocusOnNewPage() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    track('page', { page_path: pathname })
    window.scrollTo(0, 0)
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
  }, [pathname])
}

export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: 'Error: the page could not be shown, Tonewise' }] : [{ title: 'Tonewise' }]
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const body = isRouteErrorResponse(error) ? errorBodyOf(error.data) : null
  const isLocal = !isOfServer(error)
  const { message, next, id } = body ?? screenError(isLocal ? 'screen_failed' : 'internal')
  return <ProblemPage title={message} next={next} reference={id} canReload={isLocal} />
}

/** What failed on the server comes as a reply, or under this name; everything else failed in the browser. */
function isOfServer(error: unknown): boolean {
  return (
    import.meta.env.SSR ||
    isRouteErrorResponse(error) ||
    (error instanceof Error && error.message === 'Unexpected Server Error')
  )
}

/** The server's error; as text where it answered a navigation inside the application. */
function errorBodyOf(value: unknown): { message: string; next: string; id?: string } | null {
  try {
    const body: unknown = typeof value === 'string' ? JSON.parse(value) : value
    return isErrorBody(body) ? body : null
  } catch {
    return null
  }
}

function isErrorBody(value: unknown): value is { message: string; next: string; id?: string } {
  return typeof value === 'object' && value !== null && 'message' in value && 'next' in value
}

/** The sign-in window of every page, empty until `app/programs/page/` first opens it and fetches the forms from /auth. */
function AuthDialog() {
  return <dialog className="panel" id="auth-dialog" aria-label="Sign in or create an account" />
}

/** Says, in a browser that runs no scripts, why the boxes of this screen do nothing. The words stay out of the bundle. */
function NeedsScript() {
  return (
    <noscript>
      {import.meta.env.SSR ? (
        <p className="notice">
          This page needs JavaScript, and this browser does not run it. Turn JavaScript on, then reload the
          page. The <a href="/blog">articles</a> work without it.
        </p>
      ) : null}
    </noscript>
  )
}
