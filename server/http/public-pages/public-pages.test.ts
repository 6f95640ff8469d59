import { expect, test } from 'vitest'
import { readPosts } from '../../library/posts.ts'
import { readAnnotatedTexts } from '../../library/texts/readings.ts'
import { readVideos } from '../../library/videos.ts'
import { publicPages, writeRobots, writeSitemap } from './public-pages.ts'

const pages = publicPages(readPosts(), readVideos(), readAnnotatedTexts())
const today = new Date().toISOString().slice(0, 10)

test('every post, every video and each page for everyone stands once in the sitemap, none of them in the future', () => {
  const paths = pages.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['/', '/features', '/about', '/articles-resources', '/blog', '/terms', '/privacy'])
    expect(paths).toContain(path)
  for (const { slug } of readPosts()) expect(paths).toContain(`/blog/${slug}`)
  for (const { slug } of readAnnotatedTexts()) expect(paths).toContain(`/library/${slug}`)
  for (const { id } of readVideos()) expect(paths).toContain(`/articles-resources/videos/${id}`)
  for (const { changed } of pages) expect(changed <= today && /^\d{4}-\d\d-\d\d$/.test(changed)).toBe(true)
  const sitemap = writeSitemap(pages, 'https://read.example')
  expect(sitemap.match(/<url><loc>https:\/\/read\.example\/[^<]*<\/loc><lastmod>/g)).toHaveLength(
    pages.length,
  )
})

test('a list changes with its newest entry, and a list without an entry is left out', () => {
  const [newest] = readPosts()
  expect(pages).toContainEqual({ path: '/blog', changed: newest?.date })
  expect(publicPages([], [], []).map(({ path }) => path)).not.toContain('/blog')
})

test('crawlers hear where the sitemap is, and may read that demo pages are not for search results', () => {
  const robots = writeRobots('https://read.example')
  expect(robots).toContain('\nSitemap: https://read.example/sitemap.xml\n')
  expect(robots).toContain('Disallow: /reader/')
  expect(robots).not.toContain('/demo')
})
