import type { ClientRequestOptions, hc } from 'hono/client'
import type { ErrorBody } from '#domain/screen-errors'
import type { Api } from '#server/main/api'

type Input = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown }
type Options = Omit<ClientRequestOptions, 'headers'> & { headers?: Record<string, string> }

/**
 * Our API as its routes declare it: a path, parameter or field that no route declares does not compile. Hono's types,
 * with the methods and `$path` alone: Hono's own code also has forms, cookies and sockets, 1.8 kB that nothing uses.
 */
export const client = callsAt([]) as ReturnType<typeof hc<Api>>

function callsAt(names: string[]): unknown {
  return new Proxy(() => undefined, {
    get: (_, name) => callsAt([...names, String(name)]),
    apply(_, __, [input = {}, options = {}]: [Input?, Options?]) {
      const path = pathOf(names.slice(0, -1), input)
      const method = names.at(-1)?.slice(1).toUpperCase()
      return method === 'PATH' ? path : sendTo(path, method, input, options)
    },
  })
}

function pathOf(names: string[], { param = {}, query = {} }: Input): string {
  const path = names.map((name) => (name.startsWith(':') ? param[name.slice(1)] : name)).join('/')
  const asked = new URLSearchParams(
    Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]),
  )
  return `/${path}${asked.size > 0 ? `?${asked}` : ''}`
}

function sendTo(path: string, method: string | undefined, { json }: Input, options: Options) {
  const headers = {
    ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...options.headers,
  }
  const body = json === undefined ? null : JSON.stringify(json)
  return (options.fetch ?? fetch)(path, { method, headers, body, ...options.init } as RequestInit)
}

export type Reply<T> = { ok: true; data: T } | Refused

/** `status` is 0 when no reply came or it could not be read; `problem` is null when the server gave no words. */
export type Refused = { ok: false; status: number; problem: ErrorBody | null }

/** Sends a request of the client with the options, and with what else it takes. */
export type Send<T, More extends unknown[] = []> = (
  options: ClientRequestOptions,
  ...more: More
) => Promise<JsonResponse<T>>

type JsonResponse<T> = { ok: boolean; status: number; json(): Promise<T> }

/** Waits for a reply of our API and reads it; `data` of a reply without a body is null. Never rejects. */
export async function readReply<T>(request: Promise<JsonResponse<T>>): Promise<Reply<T>> {
  try {
    const response = await request
    const { ok, status } = response
    if (!ok) return { ok, status, problem: await readRefusal(response) }
    return { ok, data: status === 204 ? (null as T) : await response.json() }
  } catch {
    return { ok: false, status: 0, problem: null }
  }
}

/** The words of a refusal; null when its body has none. */
export async function readRefusal(response: { json(): Promise<unknown> }): Promise<ErrorBody | null> {
  const body = await response.json().catch(() => null)
  return isErrorBody(body) ? body : null
}

function isErrorBody(value: unknown): value is ErrorBody {
  return (
    typeof value === 'object' && value !== null && 'error' in value && 'message' in value && 'next' in value
  )
}
