import type { Settings } from '../env.ts'

type Flavor = Pick<Settings, 'isSecure'>

/** A browser accepts the prefix only on https, with Secure and without a domain: no other host can set it. */
function fullName(name: string, { isSecure }: Flavor): string {
  return isSecure ? `__Host-${name}` : name
}

/** Value of one of our cookies, or null. */
export function readCookie(request: Request, name: string, settings: Flavor): string | null {
  const wanted = `${fullName(name, settings)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(wanted))?.slice(wanted.length) ?? null
}

/** A Set-Cookie line. Without `maxAge` (seconds) the cookie ends with the browser. */
export function writeCookie(name: string, value: string, settings: Flavor, maxAge?: number): string {
  const parts = [`${fullName(name, settings)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax']
  if (settings.isSecure) parts.push('Secure')
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.max(0, Math.floor(maxAge))}`)
  return parts.join('; ')
}

export function clearCookie(name: string, settings: Flavor): string {
  return writeCookie(name, '', settings, 0)
}
