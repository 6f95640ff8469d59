import { type ErrorBody, type ErrorCode, errorBody } from '#domain/errors'

/**
 * Asks our server for the address of the payment page. A refusal comes back in the server's own words; without any
 * words it is the sentence of `fallback`.
 */
export async function postForAddress(
  path: string,
  body: Record<string, string>,
  { fallback, viewerKey }: { fallback: ErrorCode; viewerKey: string },
): Promise<{ url: string } | { problem: ErrorBody }> {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Tonewise-Viewer': viewerKey },
      body: JSON.stringify(body),
    })
    const data = (await reply.json()) as { url?: unknown } & Partial<ErrorBody>
    if (reply.ok && typeof data.url === 'string') return { url: data.url }
    return { problem: data.message && data.next ? (data as ErrorBody) : errorBody(fallback) }
  } catch {
    return { problem: errorBody(fallback) }
  }
}
