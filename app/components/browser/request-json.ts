export type JsonReply<T> = { ok: true; data: T } | { ok: false; status: number }

/** Asks our own server. A refusal comes back as its status, which is 0 when no reply came. */
export async function requestJson<T>(url: string, init?: RequestInit): Promise<JsonReply<T>> {
  try {
    const response = await fetch(url, init)
    const data: unknown = response.status === 204 ? null : await response.json()
    return response.ok ? { ok: true, data: data as T } : { ok: false, status: response.status }
  } catch {
    return { ok: false, status: 0 }
  }
}
