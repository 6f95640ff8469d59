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
    if (Number(c.req.header('content-length') ?? 0) > most) {
      if (c.req.raw.body) await discard(c.req.raw.body[Symbol.asyncIterator](), most)
      throw new TonewiseError('too_large')
    }
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

/**
 * The whole body as bytes. Throws too_large when it is longer than `most`, after reading some more of it: a sender who
 * is still sending when the connection closes may lose the reply.
 */
export async function readAtMost(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  const source = body[Symbol.asyncIterator]()
  let length = 0
  for (let next = await source.next(); !next.done; next = await source.next()) {
    length += next.value.byteLength
    if (length > most) {
      await discard(source, most)
      throw new TonewiseError('too_large')
    }
    pieces.push(next.value)
  }
  return new Uint8Array(Buffer.concat(pieces))
}

/** Reads and forgets the rest of a body that is refused, up to 16 times its limit. */
async function discard(source: AsyncIterator<Uint8Array>, most: number): Promise<void> {
  let left = most * 16
  for (let next = await source.next(); !next.done && left > 0; next = await source.next()) {
    left -= next.value.byteLength
  }
}
