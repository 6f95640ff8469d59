import type { MiddlewareHandler } from 'hono'
import type { Settings } from '../env.ts'
import type { Variables } from '../hono.ts'

/** Content-Security-Policy and the other headers of every reply. In development Vite needs inline code and its socket. */
export function sendSecurityHeaders(
  settings: Settings,
  { isDevelopment }: { isDevelopment: boolean },
): MiddlewareHandler<{ Variables: Variables }> {
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    const policy = isDevelopment ? developmentPolicy : policyForNonce(c.get('nonce'))
    for (const [name, value] of Object.entries(securityHeaders(settings, c.req.path, policy))) {
      if (name !== 'Content-Security-Policy' || !headers.has(name)) headers.set(name, value)
    }
    // The component page shows one state in all themes, each in a frame.
    if (isDevelopment) headers.set('X-Frame-Options', 'SAMEORIGIN')
  }
}

/** The same headers for what is kept ready. A file's policy counts when it is a worker, which may import our scripts. */
export function securityHeaders(
  settings: Settings,
  path: string,
  policy: string = policyForFile(path),
): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': isPrivate(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Pictures of a page may stand beside a link to it on another site.
    'Cross-Origin-Resource-Policy': path.startsWith('/pictures/') ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
    'X-Frame-Options': 'DENY',
    ...(settings.isSecure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

/** What reads a photo compiles WebAssembly, in a worker of its own: no other file and no page may. */
const photoWorker = /^\/assets\/photo-worker-[\w-]+\.js$/

function policyForFile(path: string): string {
  return contentPolicy(photoWorker.test(path) ? "'self' 'wasm-unsafe-eval'" : "'self'")
}

const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'self'"

function policyForNonce(nonce: string): string {
  return contentPolicy(`'nonce-${nonce}' 'strict-dynamic'`)
}

/** The policy of a page that many people get: no nonce can be secret there, so each script in the text has its hash. */
export function policyForHashes(hashes: string[]): string {
  return contentPolicy(["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' '))
}

function contentPolicy(scripts: string): string {
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function isPrivate(path: string): boolean {
  return ['/reader', '/account', '/auth/'].some((start) => path.startsWith(start))
}
