import type { AnnotatedText } from '#domain/library/annotated-text'
import { topics } from '#domain/topics'
import type { Post } from '../../library/posts.ts'
import type { Video } from '../../library/videos.ts'

/** A page for everyone: its one address, and the day on which its words last changed, like "2026-11-21". */
export type PublicPage = { path: string; changed: string }

/** Pages whose words stand in the code. The day is changed by hand with the words. */
export const writtenPages: PublicPage[] = [
  { path: '/', changed: '2026-11-21' },
  { path: '/features', changed: '2026-11-21' },
  { path: '/on-this-device', changed: '2026-11-22' },
  { path: '/about', changed: '2026-11-21' },
  { path: '/children', changed: '2026-11-21' },
  { path: '/terms', changed: '2026-11-21' },
  { path: '/privacy', changed: '2026-11-22' },
  { path: '/api', changed: '2026-11-23' },
  { path: '/accessibility', changed: '2026-11-21' },
]

/** Every page that a search engine may show. A list changes when its newest entry comes. */
export function publicPages(
  posts: Post[],
  videos: Video[],
  readings: Pick<AnnotatedText, 'slug' | 'changed'>[],
): PublicPage[] {
  const [newestPost] = daysOf(posts)
  const [newestVideo] = daysOf(videos)
  const [newestReading] = daysOf(readings.map(({ changed }) => ({ date: changed })))
  const newest = [newestPost, newestVideo]
    .filter((day) => day !== undefined)
    .sort()
    .at(-1)
  return [
    ...writtenPages,
    ...list('/articles-resources', newest),
    ...list('/articles-resources/blogs', newestPost),
    ...list('/articles-resources/videos', newestVideo ?? newest),
    ...list('/blog', newestPost),
    ...topics.flatMap((topic) => {
      const [newestOfTopic] = daysOf(posts.filter((post) => post.topic === topic))
      return list(`/blog/category/${topic}`, newestOfTopic)
    }),
    ...list('/library', newestReading),
    ...readings.map(({ slug, changed }) => ({ path: `/library/${slug}`, changed })),
    ...posts.map(({ slug, date }) => ({ path: `/blog/${slug}`, changed: date })),
    ...videos.map(({ id, date }) => ({ path: `/articles-resources/videos/${id}`, changed: date })),
  ]
}

/** A list without any entry says nothing yet and is left out. */
function list(path: string, changed: string | undefined): PublicPage[] {
  return changed ? [{ path, changed }] : []
}

/** Days of entries, newest first. */
function daysOf(entries: { date: string }[]): string[] {
  return entries
    .map(({ date }) => date)
    .sort()
    .reverse()
}

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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it stands in an XML element or attribute; characters that XML 1.0 does not know are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
