import type { IncomingMessage } from 'node:http'
import type { Protocol } from './attempt-call.ts'
import type { Posted } from './post-for-stream.ts'
import type { Failure } from './provider.ts'

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
