import { audienceNames } from '#domain/audiences'
import { gradeLevelNames } from '#domain/choices'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { kindNames } from '#domain/library/find-texts'
import { limits } from '#domain/limits'
import { topicNames } from '#domain/topics'
import type { Post } from '../../library/posts.ts'
import { escapeXml } from './public-pages.ts'

type Item = { path: string; title: string; description: string; date: string; categories: string[] }

/**
 * The blog and the newest texts of the library as RSS 2.0 (rssboard.org/rss-specification), newest first. `appUrl` has
 * no slash at its end.
 */
export function writeFeed(
  posts: readonly Post[],
  readings: readonly AnnotatedText[],
  appUrl: string,
): string {
  const newestTexts = newestFirst(readings.map(itemOfReading)).slice(0, limits.textsInFeed)
  const items = newestFirst([...posts.map(itemOfPost), ...newestTexts])
  const newest = items[0]?.date
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Tonewise: Blogs &amp; Articles</title>
<link>${escapeXml(`${appUrl}/blog`)}</link>
<description>How to read tone, emotion and meaning in texts, and new texts of the library with their explanations.</description>
<language>en-us</language>
<atom:link href="${escapeXml(`${appUrl}/rss.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${feedDate(newest)}</lastBuildDate>\n` : ''}${items.map((item) => writeItem(item, appUrl)).join('')}</channel>
</rss>
`
}

function itemOfPost({ slug, title, excerpt, date, audience, topic }: Post): Item {
  const categories = [topicNames[topic], audienceNames[audience]]
  return { path: `/blog/${slug}`, title, description: excerpt, date, categories }
}

function itemOfReading({ slug, title, author, short, changed, kind, level }: AnnotatedText): Item {
  return {
    path: `/library/${slug}`,
    title: `${title}: tone and meaning`,
    description: `${title}, ${author}. ${short.plain.replaceAll('**', '')}`,
    date: changed,
    categories: ['Library', kindNames[kind], gradeLevelNames[level]],
  }
}

function newestFirst(items: Item[]): Item[] {
  return items.sort((a, b) => b.date.localeCompare(a.date))
}

function writeItem({ path, title, description, date, categories }: Item, appUrl: string): string {
  const address = escapeXml(appUrl + path)
  return `<item>
<title>${escapeXml(title)}</title>
<link>${address}</link>
<guid isPermaLink="true">${address}</guid>
<pubDate>${feedDate(date)}</pubDate>
${categories.map((name) => `<category>${escapeXml(name)}</category>\n`).join('')}<description>${escapeXml(description)}</description>
</item>
`
}

/** A day as RSS writes times (RFC 822): "Mon, 14 Sep 2026 00:00:00 GMT". */
function feedDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toUTCString()
}
