import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** What `isPersonal` looks at. */
const pagesVary = 'Cookie, Sec-GPC, DNT'

type Encoding = 'identity' | 'br' | 'gzip'

/** The response for one address, ready to be sent. */
type CachedResponse = {
  hash: string
  /** Personal requests do not get these bytes: a page is rendered for them. */
  isPage: boolean
  sent: { identity: Sent } & Partial<Record<Encoding, Sent>>
}
type Sent = { bytes: Buffer; headers: OutgoingHttpHeaders }

type Given = {
  bytes: Buffer
  br?: Buffer
  gzip?: Buffer
  /** Content-Type, Cache-Control and what else belongs to this address. */
  headers: Record<string, string>
  isPage?: boolean
}

export type ResponseCache = {
  /** Path, with the query where there is one, to bytes. It replaces what was stored for the address. */
  store(path: string, given: Given): void
  /** The uncompressed bytes stored for an address, and the hash in its ETag. */
  find(path: string): { bytes: Buffer; hash: string } | undefined
  /** Sends the response for the request's address. False when there is none: the caller must answer. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean
}

/**
 * Answers from bytes that are ready, beside Node's own server: nothing is opened, rendered or compressed for a
 * request. Hono would cost twice the rest of the answer here (`npm run bench -- pages`). Pages depend on the headers
 * that `pagesVary` names.
 */
export function createResponseCache(isPersonal: (headers: IncomingHttpHeaders) => boolean): ResponseCache {
  const cached = new Map<string, CachedResponse>()
  return {
    store(path, given) {
      cached.set(path, prepare(given))
    },
    find(path) {
      const found = cached.get(path)
      return found && { bytes: found.sent.identity.bytes, hash: found.hash }
    },
    answer(incoming, outgoing) {
      if (incoming.method !== 'GET' && incoming.method !== 'HEAD') return false
      const found = cached.get(incoming.url ?? '')
      if (!found || (found.isPage && isPersonal(incoming.headers))) return false
      send(found, incoming, outgoing)
      return true
    },
  }
}

function prepare({ bytes, br, gzip, headers, isPage = false }: Given): CachedResponse {
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const isSame = !br && !gzip
  const vary = [isSame ? '' : 'Accept-Encoding', isPage ? pagesVary : ''].filter(Boolean).join(', ')
  function sent(encoding: Encoding, body: Buffer): Sent {
    const own: OutgoingHttpHeaders = { ...headers, 'Content-Length': body.byteLength }
    own.ETag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    if (encoding !== 'identity') own['Content-Encoding'] = encoding
    if (vary) own.Vary = vary
    // Films are asked for in parts; what is compressed never is.
    if (isSame) own['Accept-Ranges'] = 'bytes'
    return { bytes: body, headers: own }
  }
  return {
    hash,
    isPage,
    sent: {
      identity: sent('identity', bytes),
      ...(br ? { br: sent('br', br) } : {}),
      ...(gzip ? { gzip: sent('gzip', gzip) } : {}),
    },
  }
}

function send(cached: CachedResponse, { method, headers }: IncomingMessage, outgoing: ServerResponse) {
  const chosen = choose(cached, headers['accept-encoding'] ?? '')
  const known = headers['if-none-match']
  if (known !== undefined && (known.includes(cached.hash) || known.trim() === '*')) {
    const { 'Content-Length': _, 'Content-Encoding': __, ...rest } = chosen.headers
    outgoing.writeHead(304, rest).end()
    return
  }
  const range = 'Accept-Ranges' in chosen.headers && method === 'GET' ? headers.range : undefined
  if (range !== undefined && (headers['if-range'] ?? chosen.headers.ETag) === chosen.headers.ETag) {
    if (sendPart(chosen, range, outgoing)) return
  }
  outgoing.writeHead(200, chosen.headers)
  outgoing.end(method === 'HEAD' ? undefined : chosen.bytes)
}

function choose({ sent }: CachedResponse, accepted: string): Sent {
  if (sent.br && accepts(accepted, 'br')) return sent.br
  if (sent.gzip && accepts(accepted, 'gzip')) return sent.gzip
  return sent.identity
}

const named = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\s*(?:,|$))/,
}

function accepts(accepted: string, encoding: keyof typeof named): boolean {
  return named[encoding].test(accepted)
}

/** One part as RFC 9110 section 14 says it. False when the range is not one that we serve in parts: then the whole is sent. */
function sendPart({ bytes, headers }: Sent, range: string, outgoing: ServerResponse): boolean {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (from === '' && to === '') return false
  const size = bytes.byteLength
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (first >= size || last < first) {
    outgoing.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end()
    return true
  }
  const part = bytes.subarray(first, last + 1)
  const own = { 'Content-Length': part.byteLength, 'Content-Range': `bytes ${first}-${last}/${size}` }
  outgoing.writeHead(206, { ...headers, ...own }).end(part)
  return true
}
