import { limits } from '#domain/limits'

/**
 * Where to go after sign-in: `next` when it is a page of this site, else /home. Refuses whatever a browser could take
 * for another host: "//host", "/\host", a scheme, control characters.
 */
export function safeNext(next: string | undefined, appUrl: string): string {
  const home = '/home'
  if (!next || next.length > limits.urlBytes || !/^\/[\w\-./~%?=&#]*$/.test(next)) return home
  if (next.startsWith('//')) return home
  const url = new URL(next, appUrl)
  if (url.origin !== new URL(appUrl).origin || url.pathname.includes('//')) return home
  const isPage = !['/auth', '/api', '/functions'].some((path) => isBelow(url.pathname, path))
  return isPage && url.pathname !== '/' ? `${url.pathname}${url.search}${url.hash}` : home
}

function isBelow(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}
