import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'

/** Who sends: the address as a proxy would tell it, and a session. */
export type From = { address: string; cookie?: string | undefined }
export type Heard = { status: number; text: string; isOver: boolean; setCookie: string[] }

const agent = new Agent({ keepAlive: true, maxSockets: 500 })

/** Sends one request; `onHeard` is told of each piece of the reply and of its end, also where the line breaks. */
export function listen(
  url: string,
  path: string,
  { address, cookie }: From,
  { body, method = 'POST' }: { body?: unknown; method?: string },
  onHeard: (heard: Heard) => void,
): void {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    accept: path.startsWith('/functions/') ? 'text/event-stream' : 'application/json',
    'sec-fetch-site': 'same-origin',
    'idempotency-key': randomUUID(),
    'x-forwarded-for': address,
    ...(cookie ? { cookie } : {}),
  }
  const heard: Heard = { status: 0, text: '', isOver: false, setCookie: [] }
  const call = request(`${url}${path}`, { method, headers, agent }, (reply) => {
    heard.status = reply.statusCode ?? 0
    heard.setCookie = reply.headers['set-cookie'] ?? []
    reply.setEncoding('utf8').on('data', (piece: string) => {
      heard.text += piece
      onHeard(heard)
    })
    reply.on('close', () => onHeard({ ...heard, isOver: true }))
  })
  call.on('error', () => onHeard({ ...heard, isOver: true }))
  call.end(body === undefined ? undefined : JSON.stringify(body))
}

/** Sends one request and resolves at its end. */
export function once(
  url: string,
  path: string,
  from: From,
  sent: { body?: unknown; method?: string },
): Promise<Heard> {
  return new Promise((resolve) => {
    listen(url, path, from, sent, (heard) => {
      if (heard.isOver) resolve(heard)
    })
  })
}
