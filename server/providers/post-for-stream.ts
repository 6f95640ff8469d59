import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { Reach } from '../model-service.ts'
import { guardedLookup } from './check-address.ts'

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
