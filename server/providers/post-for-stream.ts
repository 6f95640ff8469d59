import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Reach } from '../model-service.ts'
import type { Protocol } from './attempt-call.ts'
import { guardedLookup } from './check-address.ts'
import type { Failure } from './provider.ts'

export type Posted = { status: number; headers: Record<string, string>; body: IncomingMessage }

/**
 * Posts `body` and resolves when the reply's headers are here; the reply's body is read by the caller.
 * Node's own client instead of fetch: it costs half the CPU per relayed event, follows no redirect,
 * and lets the time for connecting be limited by itself (milliseconds).
 * Rejects with an Error whose `code` is ECONNECTTIMEOUT when no connection came in time.
 */
export function postForStream(
  address: URL | string,
  input: {
    headers: Record<string, string>
    body: string
    signal: AbortSignal
    connectTimeout: number
    /** Where the service may stand; absent for anywhere. */
    reach?: Reach | undefined
  },
): Promise<Posted> {
  const url = new URL(address)
  const open = url.protocol === 'https:' ? requestSecure : requestPlain
  const connected = url.protocol === 'https:' ? 'secureConnect' : 'connect'
  return new Promise((resolve, reject) => {
    const headers = { ...input.headers, 'content-length': String(Buffer.byteLength(input.body)) }
    const lookup = input.reach && { lookup: guardedLookup(input.reach) }
    const request = open(url, { method: 'POST', headers, signal: input.signal, ...lookup })
    const timer = setTimeout(() => {
      request.destroy(Object.assign(new Error('no connection in time'), { code: 'ECONNECTTIMEOUT' }))
    }, input.connectTimeout)
    request.once('socket', (socket) => {
      if (socket.connecting) socket.once(connected, () => clearTimeout(timer))
      else clearTimeout(timer)
    })
    request.once('response', (body) => {
      clearTimeout(timer)
      resolve({ status: body.statusCode ?? 0, headers: plainHeaders(body), body })
    })
    request.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    request.end(input.body)
  })
}

function plainHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )
}

const longestErrorBody = 64 * 1024

/** Lets only an event stream with status 200 through. A redirect counts as a refused call. */
export async function checkReply(posted: Posted): ReturnType<Protocol['open']> {
  if (posted.status !== 200) return { failure: failureOfReply(posted, await readErrorBody(posted.body)) }
  if (posted.headers['content-type']?.startsWith('text/event-stream')) return { body: posted.body }
  posted.body.destroy()
  return { failure: { reason: 'not_a_stream', status: 200 } }
}

/** Reads a reply that is no answer, up to 64 KB. */
async function readErrorBody(body: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of body) {
    text += String(part)
    if (text.length > longestErrorBody) break
  }
  return text.slice(0, longestErrorBody)
}

/**
 * Turns status, headers and body of a refused call into a failure. Only the vendor's own error type is kept
 * for the log, cut and reduced to letters: the body may repeat what the student wrote.
 */
function failureOfReply({ status, headers }: Pick<Posted, 'status' | 'headers'>, body: string): Failure {
  const detail = errorType(body)
  if (status === 401 || status === 403) return { reason: 'sign_in', status, detail }
  if (/spend_limit|insufficient_quota|credit balance|billing/i.test(body)) {
    return { reason: 'spend_limit', status, detail }
  }
  return { reason: 'status', status, retryAfter: retryAfterOf(headers), detail }
}

function errorType(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: { type?: unknown } }
    return String(error?.type ?? '')
      .replace(/[^\w-]/g, '')
      .slice(0, 60)
  } catch {
    return 'not JSON'
  }
}

/** Milliseconds of `retry-after-ms` or `retry-after` (seconds or a date), if the service named any. */
function retryAfterOf(headers: Record<string, string>): number | undefined {
  const exact = Number.parseFloat(headers['retry-after-ms'] ?? '')
  if (Number.isFinite(exact)) return Math.max(0, exact)
  const value = headers['retry-after']
  if (!value) return undefined
  const seconds = Number(value)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
