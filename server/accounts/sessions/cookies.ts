import type { Settings } from '../../env.ts'

type Flavor = Pick<Settings, 'isSecure'>

/** A browser accepts the prefix only over https, with Secure and without a domain, so no other host can set the cookie. */
function fullName(name: string, { isSecure }: Flavor): string {
  return isSecure ? `__Host-${name}` : name
}

/** The value of one of our cookies, or null. */
export function readCookie(request: Request, name: string, settings: Flavor): string | null {
  const prefix = `${fullName(name, settings)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? null
}

/** A Set-Cookie header. Without `maxAge` (seconds) the cookie ends with the browser session. */
export function writeCookie(name: string, value: string, settings: Flavor, maxAge?: number): string {
  const parts = [`${fullName(name, settings)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  if (settings.isSecure) parts.push('Secure')
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.max(0, Math.floor(maxAge))}`)
  return parts.join('; ')
}

export function clearCookie(name: string, settings: Flavor): string {
  return writeCookie(name, '', settings, 0)
}
