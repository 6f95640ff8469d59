import { createHash } from 'node:crypto'
import type { Settings } from '../env.ts'
import type { Memory } from '../http/memory.ts'
import { securityHeaders } from '../http/security-headers.ts'

/** The page that opens without a network. */
export const offlinePage = '/on-this-device'
const worker = '/offline.js'

/** Files that no text of another file names: what the reader fetches, and what a browser takes for an installed page. */
const unnamed = [
  '/reading/room.js',
  '/library/fingerprints.bin',
  '/library/works.json',
  '/on-this-device.webmanifest',
  '/icon-192.png',
  '/icon-512.png',
]

const longestName = 120

/** Files that are named, and that no screen of this page asks for. */
const unused = [
  '/reading/try.js',
  '/lists.js',
  '/library.js',
  '/link-code.js',
  '/statistics.js',
  '/site.webmanifest',
]

/** What reads photos, 4 MB: fetched with the first photo, and kept from then on. */
const isForPhotos = (path: string) => /\.(?:wasm|gz)$/.test(path)

/**
 * Completes the service worker with the address of every file that the page needs, found from one file to the next,
 * and with a version that changes whenever one of them does. To be called when the page is kept.
 *
 * @returns the addresses, with those for photos; none where the page or the worker is not kept
 */
export function keepOffline(memory: Memory, settings: Settings): string[] {
  const source = memory.look(worker)
  if (!source || !memory.look(offlinePage)) return []
  const found = new Map<string, string>()
  const open = [offlinePage, ...unnamed]
  for (const path of open) {
    const file = memory.look(path)
    if (!file || found.has(path) || unused.includes(path)) continue
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
  memory.keep(worker, {
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
