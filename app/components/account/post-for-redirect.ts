import { type ErrorBody, screenError } from '#domain/screen-errors'

/**
 * Asks our server for the address of the payment page. A refusal comes back in the server's own words; without any
 * words it is the sentence of `fallback`.
 */
export async function postForRedirect(
  path: string,
  body: Record<string, string>,
  { fallback, viewerKey }: { fallback: 'checkout_failed' | 'portal_failed'; viewerKey: string },
): Promise<{ url: string } | { problem: ErrorBody }> {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Tonewise-Viewer': viewerKey },
      body: JSON.stringify(body),
    })
    const data = (await reply.json()) as { url?: unknown } & Partial<ErrorBody>
    if (reply.ok && typeof data.url === 'string') return { url: data.url }
    return { problem: data.message && data.next ? (data as ErrorBody) : screenError(fallback) }
  } catch {
    return { problem: screenError(fallback) }
  }
}
