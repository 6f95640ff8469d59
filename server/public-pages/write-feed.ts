import { audienceNames } from '#domain/audiences'
import { topicNames } from '#domain/topics'
import type { Post } from '../library/posts.ts'
import { escapeXml } from './escape-xml.ts'

/** The blog as RSS 2.0 (rssboard.org/rss-specification), newest post first. `appUrl` has no slash at its end. */
export function writeFeed(posts: Post[], appUrl: string): string {
  const newest = posts[0]?.date
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Tonewise: Blogs &amp; Articles</title>
<link>${escapeXml(`${appUrl}/blog`)}</link>
<description>How to read tone, emotion and meaning in texts, for parents, teachers and students.</description>
<language>en-us</language>
<atom:link href="${escapeXml(`${appUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${feedDate(newest)}</lastBuildDate>\n` : ''}${posts.map((post) => writeItem(post, appUrl)).join('')}</channel>
</rss>
`
}

function writeItem({ slug, title, excerpt, date, audience, topic }: Post, appUrl: string): string {
  const address = escapeXml(`${appUrl}/blog/${slug}`)
  return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${feedDate(date)}</pubDate>
<category>${escapeXml(topicNames[topic])}</category>
<category>${escapeXml(audienceNames[audience])}</category>
<description>${escapeXml(excerpt)}</description>
</item>
`
}

/** A day as RSS writes times (RFC 822): "Mon, 14 Sep 2026 00:00:00 GMT". */
function feedDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}
