import type { ErrorHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { catalogue, type ErrorCode, errorBody, TonewiseError } from '#domain/errors'
import type { ErrorBody } from '#domain/screen-errors'
import type { Call, Variables } from '../hono.ts'
import type { Log } from '../log.ts'

/** Renders the page that says why another page can't be shown, at that page's own address. */
export type RenderProblem = (c: Call, problem: ErrorBody, status: number) => Promise<Response>

const busyRetryAfter = 5

/**
 * Turns a thrown error into what the asker reads: a page for a person who opens one, JSON for a script. Both have the
 * catalogue's words and a reference, never the cause. A database that is away is 503 with Retry-After, always.
 */
export function errorHandler(
  log: Log,
  renderProblem?: RenderProblem,
): ErrorHandler<{ Variables: Variables }> {
  return async (thrown, c) => {
    const error = thrown instanceof HTTPException ? refusalOf(thrown) : thrown
    const id = c.get('requestId')
    const isPage = renderProblem !== undefined && isOpenedByPerson(c)
    const known = isCatalogued(error)
    const code = known ? error.code : codeOfUnknown(error, isPage)
    const details = known ? error.details : {}
    const isAway = isDatabaseUnreachable(error)
    const status = isAway && catalogue[code].status >= 500 ? 503 : catalogue[code].status
    if (!known || catalogue[code].report) log.error('request_failed', error, { id, code })
    const retryAfter = details.retryAfter ?? (status === 503 ? busyRetryAfter : undefined)
    if (retryAfter !== undefined) c.header('Retry-After', String(Math.max(1, Math.ceil(retryAfter))))
    c.header('Cache-Control', 'no-store')
    // The rest of the body is not read: this connection ends, and no later request may be sent on it.
    if (code === 'too_large') c.header('Connection', 'close')
    const body = errorBody(code, details, id)
    if (!isPage) return c.json(body, status as ContentfulStatusCode)
    const page = await renderProblem(c, body, status).catch((failure: unknown) => {
      log.error('problem_not_rendered', failure, { id })
      return null
    })
    return c.body(page?.body ?? `${body.message} ${body.next}`, status as ContentfulStatusCode, {
      'Content-Type': page ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8',
    })
  }
}

/** What the library refuses before a handler runs: a body that is no JSON, or that does not say what it is. */
function refusalOf(cause: HTTPException): TonewiseError {
  return new TonewiseError(cause.status === 415 ? 'not_json' : 'unreadable', { cause })
}

function isCatalogued(error: Error): error is TonewiseError {
  return error.name === 'TonewiseError' && 'code' in error && String(error.code) in catalogue
}

/** A page that can't be shown has sentences of its own: on it nobody is in the middle of typing. */
function codeOfUnknown(error: Error, isPage: boolean): ErrorCode {
  if (isPage) return 'page_failed'
  return isDatabaseUnreachable(error) ? 'busy' : 'internal'
}

/** Browsers say so themselves; an older one names the kind of reply that it would like. */
function isOpenedByPerson(c: Call): boolean {
  const mode = c.req.header('sec-fetch-mode')
  return mode ? mode === 'navigate' : (c.req.header('accept') ?? '').includes('text/html')
}

/** What the driver says without any code: no connection in time, a connection lost, no answer in time. */
const driverWords =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error/

/** Of the system: nobody listens, or the network breaks. */
const broken = /^(ECONNREFUSED|ECONNRESET|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EPIPE|ETIMEDOUT)$/

/**
 * Codes of PostgreSQL (appendix A of its manual) for a state that passes: connection (08), no room (53), being
 * stopped or started (57P), a lock or statement that took too long, a deadlock, a server that only reads for now.
 */
const passing = /^(08...|53...|57P..|57014|55P03|40001|40P01|25006)$/

/** Whether the database is away or overloaded for a moment: "try again", and no fault of the request. */
function isDatabaseUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false
  const code = 'code' in error ? String(error.code) : ''
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  if (isMissingSocket || broken.test(code) || passing.test(code) || driverWords.test(error.message))
    return true
  return isDatabaseUnreachable(error.cause, depth + 1)
}
