import { createHash } from 'node:crypto'
import type { Settings } from '../../env.ts'
import type { ResponseCache } from '../response-cache.ts'
import { securityHeaders } from '../security-headers.ts'

/** The page that opens without a network. */
export const offlinePage = '/on-this-device'
const worker = '/offline.js'

/** Files that no text of another file names: what the reader fetches, and what a browser takes for an installed page. */
const unnamed = [
  '/programs/reading-tools.js',
  '/library/fingerprints.bin',
  '/library/works.json',
  '/on-this-device.webmanifest',
  '/icon-192.png',
  '/icon-512.png',
]

const longestName = 120

/** Named by every page, and that this page never asks for. */
const unused = '/site.webmanifest'

/** What reads photos, 4 MB: fetched with the first photo, and kept from then on. */
const isForPhotos = (path: string) => /\.(?:wasm|gz)$/.test(path)

/**
 * Completes the service worker with the address of every file that the page needs, found from one file to the next,
 * and with a version that changes whenever one of them does. To be called when the page is kept.
 *
 * @returns the addresses, with those for photos; none where the page or the worker is not kept
 */
export function cacheOfflinePage(cache: ResponseCache, settings: Settings): string[] {
  const source = cache.find(worker)
  if (!source || !cache.find(offlinePage)) return []
  const found = new Map<string, string>()
  const open = [offlinePage, ...unnamed]
  for (const path of open) {
    const file = cache.find(path)
    if (!file || found.has(path) || path === unused) continue
    found.set(path, file.hash)
    // The list of all screens: each names its own files, which are not this page's.
    if (/^\/assets\/manifest-/.test(path) || !/\.(?:js|css)(?:\?|$)|^\/on-this-device$/.test(path)) continue
    open.push(...namedIn(file.bytes.toString()))
  }
  const files = [...found.keys()].sort()
  const hash = createHash('sha256').update(source.hash)
  for (const path of files) hash.update(`${path} ${found.get(path)}\n`)
  const offline = {
    version: hash.digest('base64url').slice(0, 12),
    files: files.filter((path) => !isForPhotos(path)),
    filesForPhotos: files.filter(isForPhotos),
  }
  const bytes = Buffer.concat([Buffer.from(`const offline = ${JSON.stringify(offline)}\n`), source.bytes])
  cache.store(worker, {
    bytes,
    headers: {
      ...securityHeaders(settings, worker),
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  })
  return files
}

/** Addresses of files in a text: whole ones, and the names of built files, which all lie in one folder. */
function namedIn(text: string): string[] {
  const whole = [...text.matchAll(/["'`(](\/[\w./-]+\.\w{2,11}(?:\?v=[\w-]+)?)["'`)]/g)].map(
    ([, path = '']) => path,
  )
  // Word by word: a file may hold packed data as one word of 100,000 letters.
  const built = text
    .split(/[^\w.-]+/)
    .filter((word) => word.length <= longestName && /-[\w-]{8}\.\w{2,5}$/.test(word))
    .map((name) => `/assets/${name}`)
  return [...whole, ...built]
}
