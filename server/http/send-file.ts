import type { Call } from '../hono.ts'

/** A reply that the browser saves as a file, and in which nothing can run. */
export function sendFile(
  c: Call,
  { name, type, text }: { name: string; type: string; text: string | ReadableStream<Uint8Array> },
): Response {
  c.header('Content-Type', type.startsWith('text/') ? `${type}; charset=utf-8` : type)
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('Content-Security-Policy', 'sandbox')
  return c.body(text)
}
