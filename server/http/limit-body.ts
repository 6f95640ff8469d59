import type { MiddlewareHandler } from 'hono'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'

/**
 * Refuses a body over the limit of its path before anything parses it. A body that says its length is judged by
 * that (Node holds it to it); one sent in chunks is counted while it is read. Hono's own limit builds a new
 * request from the server's light one, which fails for a request without a body.
 */
export function limitBody(): MiddlewareHandler {
  return async (c, next) => {
    const most = limitOf(c.req.path)
    if (Number(c.req.header('content-length') ?? 0) > most) throw new TonewiseError('too_large')
    if (c.req.header('transfer-encoding') !== undefined && c.req.raw.body) {
      const body = await readAtMost(c.req.raw.body, most)
      const { method, headers } = c.req.raw
      c.req.raw = new Request(c.req.url, { method, headers, body })
    }
    await next()
  }
}

function limitOf(path: string): number {
  if (path === '/functions/v1/claude-proxy') return limits.body.accountAnalysis
  if (path.startsWith('/api/drafts/') || path.startsWith('/admin/')) return limits.body.accountAnalysis
  if (path === '/functions/v1/claude-proxy-demo') return limits.body.demoAnalysis
  return limits.body.standard
}

/** The whole body as bytes. Throws too_large as soon as it is longer than `most`. */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of body) {
    length += piece.byteLength
    if (length > most) throw new TonewiseError('too_large')
    pieces.push(piece)
  }
  return new Uint8Array(Buffer.concat(pieces))
}
