/**
 * What crawlers are asked to leave alone: screens behind sign-in and calls. The demo may be fetched, since its pages
 * say themselves that no search result may show them, and a crawler that stays away never reads that.
 */
export function writeRobots(appUrl: string): string {
  const closed = ['/home', '/grade/', '/reader/', '/account', '/admin', '/practice/', '/api/', '/functions/']
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}
