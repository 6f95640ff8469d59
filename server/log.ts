import { isDatabaseError, subjectOfError } from './database/database-error.ts'

/** A value that may stand in the log: short facts, never a student's words. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

export type Log = {
  info(event: string, fields?: LogFields): void
  /** `error` is written with its stack and causes; `id` is the reference that the person saw. */
  error(event: string, error: unknown, fields?: LogFields): void
}

/** A line before it is written. */
export type LogEntry = { level: 'info' | 'error'; event: string; fields: LogFields }

/** One JSON object a line, written by `write` and shown to `observe`. Times are ISO 8601 in UTC. */
export function createLog(write: (line: string) => void, observe?: (entry: LogEntry) => void): Log {
  function line(level: LogEntry['level'], event: string, fields: LogFields = {}) {
    observe?.({ level, event, fields })
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  }
  return {
    info: (event, fields) => line('info', event, fields),
    error: (event, error, fields) => line('error', event, { ...fields, ...details(error) }),
  }
}

const deepest = 3

/** Name, code, stack and causes of an error, and the names of what a database error is about. No value of a row. */
function details(error: unknown, depth = 0): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = depth < deepest && error.cause ? details(error.cause, depth + 1) : {}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    error: error.name,
    code,
    message: safeMessage(error).slice(0, 300),
    ...subjectOfError(error),
    stack: framesOf(error),
    ...Object.fromEntries(Object.entries(cause).map(([key, value]) => [`cause_${key}`, value])),
  }
}

/**
 * The message of an error as it may be stored or logged: without mail addresses, and without any of it where the
 * database has spoken. There the statement, its values or a row may be in it, in the error that wraps it, too.
 */
export function safeMessage(error: Error): string {
  return isOfDatabase(error) ? 'query failed' : withoutAddresses(error.message)
}

function isOfDatabase(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false
  if (isDatabaseError(error)) return true
  return isOfDatabase(error.cause, depth + 1)
}

/** The places in the code. The message stands before them and may have lines that look like one. */
function framesOf({ stack = '', message }: Error): string | undefined {
  const begin = stack.indexOf(message)
  // A message that was changed afterwards is not the one in the stack: nothing tells its lines from places then.
  if (begin < 0) return undefined
  return stack
    .slice(begin + message.length)
    .split('\n')
    .filter((row) => row.trimStart().startsWith('at '))
    .slice(0, 6)
    .join(' | ')
}

/** A mail server's refusal names the mailbox: who it is stands neither in the log nor in a list for admins. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'@]{1,254}@[^\s<>"'@]{1,254}/g, '[address]')
}
