import { type ClientRequestOptions, hc } from 'hono/client'
import type { ErrorBody } from '#domain/screen-errors'
import type { Api } from '#server/main/api'

/** Our API as its routes declare it: a path, parameter or field that no route declares does not compile. */
export const client = hc<Api>('/')

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
