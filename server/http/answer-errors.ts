import type { ErrorHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { catalogue, errorBody, type TonewiseError } from '#domain/errors'
import type { Variables } from '../hono.ts'
import type { Log } from '../log.ts'

/** Turns a thrown error into the JSON that screens read: the catalogue's words and a reference, never the cause. */
export function answerErrors(log: Log): ErrorHandler<{ Variables: Variables }> {
  return (error, c) => {
    const id = c.get('requestId')
    const known = isCatalogued(error)
    const code = known ? error.code : isDatabaseDown(error) ? 'busy' : 'internal'
    const details = known ? error.details : {}
    if (!known || catalogue[code].report) log.error('request_failed', error, { id, code })
    const retryAfter = details.retryAfter ?? (catalogue[code].status === 503 ? 5 : undefined)
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
    c.header('Cache-Control', 'no-store')
    // The rest of the body is not read: this connection ends, and no later request may be sent on it.
    if (code === 'too_large') c.header('Connection', 'close')
    return c.json(errorBody(code, details, id), catalogue[code].status as ContentfulStatusCode)
  }
}

function isCatalogued(error: Error): error is TonewiseError {
  return error.name === 'TonewiseError' && 'code' in error && String(error.code) in catalogue
}

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '08001',
])

/** A database that is away for a moment is "busy, try again", not a fault of the request. */
function isDatabaseDown(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false
  if ('code' in error && connectionCodes.has(String(error.code))) return true
  if (/timeout exceeded when trying to connect|Connection terminated/.test(error.message)) return true
  return isDatabaseDown(error.cause, depth + 1)
}
