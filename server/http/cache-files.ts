import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { Settings } from '../env.ts'
import type { ResponseCache } from './response-cache.ts'
import { securityHeaders } from './security-headers.ts'

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Their name carries their version: a browser never asks for them twice. */
const immutable = /^\/(assets|fonts)\//
const forever = 'public, max-age=31536000, immutable'

/**
 * Keeps every built file, compressed at build time, and returns the address of the page script: the one file
 * whose name doesn't carry its version, so its address does.
 */
export function cacheFiles(
  cache: ResponseCache,
  settings: Settings,
  folder = join('build', 'client'),
): string {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(names)
  const script = '/programs/page.js'
  let scriptAddress = script
  for (const name of names) {
    if (/\.(?:br|gz)$/.test(name) && present.has(name.slice(0, -3))) continue
    const path = name.slice(folder.length).split(sep).join('/')
    const given = {
      bytes: readFileSync(name),
      br: present.has(`${name}.br`) ? readFileSync(`${name}.br`) : undefined,
      gzip: present.has(`${name}.gz`) ? readFileSync(`${name}.gz`) : undefined,
      headers: {
        ...securityHeaders(settings, path),
        'Content-Type': mediaTypes[extname(name)] ?? 'application/octet-stream',
        'Cache-Control': immutable.test(path) ? forever : 'no-cache',
      },
    }
    cache.store(path, given)
    if (path !== script) continue
    scriptAddress = `${script}?v=${cache.find(script)?.hash}`
    cache.store(scriptAddress, { ...given, headers: { ...given.headers, 'Cache-Control': forever } })
  }
  return scriptAddress
}
