import { type ErrorBody, type ErrorCode, errorBody } from '#domain/errors'

export type JsonReply<T> = { ok: true; data: T } | { ok: false; status: number; body: ErrorBody }

/** Asks our own server. A refusal comes back as data in the words of `fallback`; status 0 means that no reply came. */
export async function askJson<T>(
  url: string,
  fallback: ErrorCode,
  init?: RequestInit,
): Promise<JsonReply<T>> {
  try {
    const response = await fetch(url, init)
    const data: unknown = response.status === 204 ? null : await response.json()
    if (response.ok) return { ok: true, data: data as T }
    return { ok: false, status: response.status, body: errorBody(fallback) }
  } catch {
    return { ok: false, status: 0, body: errorBody(fallback) }
  }
}
