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
    if (!headers.has('Content-Security-Policy')) {
      headers.set('Content-Security-Policy', isDevelopment ? developmentPolicy : policy(c.get('nonce')))
    }
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', isPrivate(c.req.path) ? 'no-referrer' : 'strict-origin-when-cross-origin')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), browsing-topics=()')
    headers.set('X-Frame-Options', 'DENY')
    if (settings.isSecure) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  }
}

const developmentPolicy =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws:; worker-src 'self' blob:; base-uri 'none'; frame-ancestors 'none'"

function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
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
  return path.startsWith('/reader') || path.startsWith('/account')
}
