import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'

type StoredFile = {
  type: string
  etag: string
  identity: Buffer
  br?: Buffer
  gzip?: Buffer
  immutable: boolean
}

const mediaTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/** Serves the built files from memory, compressed at build time. A file address that we do not have answers 404. */
export function serveFiles({ isDevelopment }: { isDevelopment: boolean }): MiddlewareHandler {
  const files = isDevelopment
    ? new Map<string, StoredFile>()
    : readFiles(join(process.cwd(), 'build', 'client'))
  return async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const file = files.get(c.req.path)
    if (!file) {
      const isFile = /\.[a-z0-9]{2,11}$/i.test(c.req.path) && !c.req.path.endsWith('.data')
      return isFile && !isDevelopment ? c.text('There is no such file.', 404) : next()
    }
    const headers: Record<string, string> = {
      'Content-Type': file.type,
      'Cache-Control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.etag,
      Vary: 'Accept-Encoding',
    }
    if (c.req.header('if-none-match') === file.etag) return c.body(null, 304, headers)
    const accepted = c.req.header('accept-encoding') ?? ''
    const encoding =
      file.br && /\bbr\b/.test(accepted) ? 'br' : file.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined
    if (encoding) headers['Content-Encoding'] = encoding
    const bytes = (encoding && file[encoding]) ?? file.identity
    headers['Content-Length'] = String(bytes.byteLength)
    return c.req.method === 'HEAD' ? c.body(null, 200, headers) : c.body(new Uint8Array(bytes), 200, headers)
  }
}

function readFiles(folder: string): Map<string, StoredFile> {
  const files = new Map<string, StoredFile>()
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(names)
  for (const name of names) {
    if (name.endsWith('.br') || name.endsWith('.gz')) continue
    const path = name.slice(folder.length).split(sep).join('/')
    const identity = readFileSync(name)
    files.set(path, {
      type: mediaTypes[extname(name)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      identity,
      br: present.has(`${name}.br`) ? readFileSync(`${name}.br`) : undefined,
      gzip: present.has(`${name}.gz`) ? readFileSync(`${name}.gz`) : undefined,
      immutable: path.startsWith('/assets/') || path.startsWith('/fonts/'),
    })
  }
  return files
}
