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
export function isDatabaseUnreachable(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > 3) return false
  const code = 'code' in error ? String(error.code) : ''
  const isMissingSocket = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  if (isMissingSocket || broken.test(code) || passing.test(code) || driverWords.test(error.message))
    return true
  return isDatabaseUnreachable(error.cause, depth + 1)
}
