import { escapeXml } from './escape-xml.ts'
import type { PublicPage } from './public-pages.ts'

/** All public pages as sitemaps.org/protocol.html says it. `appUrl` has no slash at its end. */
export function writeSitemap(pages: PublicPage[], appUrl: string): string {
  const entries = pages.map(
    ({ path, changed }) => `<url><loc>${escapeXml(appUrl + path)}</loc><lastmod>${changed}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`
}
