import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { type BrotliOptions, brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { packIndex } from '#domain/library/pack-index'
import type { Settings } from '../../env.ts'
import { readPosts } from '../../library/posts.ts'
import { readAnnotatedTexts } from '../../library/texts/readings.ts'
import { libraryIndex } from '../../library/texts/recognize-text.ts'
import { readVideos } from '../../library/videos.ts'
import { listWorks } from '../../library/works.ts'
import type { Runtime } from '../../runtime.ts'
import type { ResponseCache } from '../response-cache.ts'
import { policyForHashes, securityHeaders } from '../security-headers.ts'
import { cacheOfflinePage, offlinePage } from './offline-page.ts'
import { publicPages, writeRobots, writeSitemap } from './public-pages.ts'
import { writeFeed } from './write-feed.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
/** For what is compressed at every start: the most work takes 30 times as long and saves a tenth of a page. */
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }
/** For a stylesheet, which holds back the first paint of every page and is joined once. */
const thoroughly = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Pages for everyone that no search result shows: the second address of a page, and the sign-in forms. */
const unlisted = ['/articles-resources/features', '/auth']

/**
 * Feed, sitemap and robots.txt, which name the public address; the works that questions
 * name and each reading of the library, from which a device answers.
 * Throws as the posts do when one is wrong.
 */
export function cacheLists(cache: ResponseCache, { settings }: Runtime): void {
  const posts = readPosts()
  const json = 'application/json; charset=utf-8'
  const { appUrl } = settings
  for (const [path, type, text] of [
    ['/rss.xml', 'application/rss+xml; charset=utf-8', writeFeed(posts, readAnnotatedTexts(), appUrl)],
    [
      '/sitemap.xml',
      'application/xml; charset=utf-8',
      writeSitemap(publicPages(posts, readVideos(), readAnnotatedTexts()), appUrl),
    ],
    ['/robots.txt', 'text/plain; charset=utf-8', writeRobots(appUrl)],
    ['/library/works.json', json, JSON.stringify(listWorks())],
    ...readAnnotatedTexts().map(
      (reading) => [`/library/${reading.slug}.json`, json, JSON.stringify(reading)] as const,
    ),
  ] as const) {
    const headers = { ...securityHeaders(settings, path), 'Content-Type': type, 'Cache-Control': 'no-cache' }
    const bytes = Buffer.from(text)
    cache.store(path, { bytes, gzip: gzipSync(bytes), headers })
  }
  const path = '/library/fingerprints.bin'
  const bytes = Buffer.from(packIndex(libraryIndex()))
  const headers = {
    ...securityHeaders(settings, path),
    'Content-Type': 'application/octet-stream',
    'Cache-Control': 'no-cache',
  }
  cache.store(path, { bytes, br: brotliCompressSync(bytes, quickly), gzip: gzipSync(bytes), headers })
}

/**
 * Renders each page for everyone once, as a visitor without a session gets it, and keeps it compressed. Their words
 * depend on settings, so this happens at each start; until a page is kept, and if it fails, requests are rendered.
 */
export async function cachePages(
  cache: ResponseCache,
  { settings, log }: Runtime,
  render: (request: Request) => Promise<Response>,
): Promise<void> {
  const listed = publicPages(readPosts(), readVideos(), readAnnotatedTexts()).map(({ path }) => path)
  for (const path of [...listed, ...unlisted]) {
    try {
      const page = await render(new Request(settings.appUrl + path))
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}`)
      const rendered = await page.text()
      // React takes this one up as it was rendered.
      const text = path === offlinePage ? rendered : await joinStyles(cache, settings, rendered)
      const headers = {
        ...securityHeaders(settings, path, policyForHashes(hashesOf(text))),
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-cache',
      }
      // One page is the same for everybody, also for who is signed in: browsers keep it.
      cache.store(path, {
        ...(await compress(Buffer.from(text), quickly)),
        headers,
        isPage: path !== offlinePage,
      })
    } catch (error) {
      log.error('page_not_kept', error, { path })
    }
  }
  cacheOfflinePage(cache, settings)
}

/** One stylesheet instead of several: a page asks for as little as it can before it is painted. */
async function joinStyles(cache: ResponseCache, settings: Settings, page: string): Promise<string> {
  const links = [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"\/>/g)]
  const parts = links.flatMap(([, path = '']) => cache.find(path)?.bytes ?? [])
  if (links.length < 2 || parts.length < links.length) return page
  const bytes = Buffer.concat(parts)
  const path = `/assets/page-${createHash('sha256').update(bytes).digest('base64url').slice(0, 8)}.css`
  const headers = {
    ...securityHeaders(settings, path),
    'Content-Type': 'text/css; charset=utf-8',
    'Cache-Control': 'public, max-age=31536000, immutable',
  }
  if (!cache.find(path)) cache.store(path, { ...(await compress(bytes, thoroughly)), headers })
  const [first, ...others] = links.map(([link]) => link)
  return others
    .reduce((text, link) => text.replace(link, ''), page)
    .replace(first ?? '', `<link rel="stylesheet" href="${path}"/>`)
}

async function compress(
  bytes: Buffer,
  work: BrotliOptions,
): Promise<{ bytes: Buffer; br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([toBrotli(bytes, work), toGzip(bytes, { level: 9 })])
  return { bytes, br, gzip: gz }
}

/** Of every script in the text; structured data is no script and needs none. */
function hashesOf(page: string): string[] {
  const scripts = page.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  )
  const hashes = [...scripts].map(([, text = '']) => createHash('sha256').update(text).digest('base64'))
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`)
}
