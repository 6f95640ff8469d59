/** A value that may stand in the log: short facts, never a student's words. */
export type LogFields = Record<string, string | number | boolean | null | undefined>

export type Log = {
  info(event: string, fields?: LogFields): void
  /** `error` is written with its stack and causes; `id` is the reference that the person saw. */
  error(event: string, error: unknown, fields?: LogFields): void
}

/** One JSON object a line, written by `write`. Times are ISO 8601 in UTC. */
export function createLog(write: (line: string) => void): Log {
  function line(level: string, event: string, fields: LogFields = {}) {
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`)
  }
  return {
    info: (event, fields) => line('info', event, fields),
    error: (event, error, fields) => line('error', event, { ...fields, ...details(error) }),
  }
}

/** Name, stack and causes of an error. The driver's own parameter lists and bodies stay out. */
function details(error: unknown, depth = 0): LogFields {
  if (!(error instanceof Error)) return { error: typeof error }
  const cause = depth < 3 && error.cause ? details(error.cause, depth + 1) : {}
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return {
    error: error.name,
    code,
    // A database error's message repeats the statement and its values: a student's text may be among them.
    message:
      error.name === 'DrizzleQueryError' ? 'query failed' : withoutAddresses(error.message).slice(0, 300),
    stack: error.stack
      ?.split('\n')
      .filter((row) => row.trimStart().startsWith('at '))
      .slice(0, 6)
      .join(' | '),
    ...Object.fromEntries(Object.entries(cause).map(([key, value]) => [`cause_${key}`, value])),
  }
}

/** A mail server's refusal names the mailbox: who it is stands neither in the log nor in a list for admins. */
export function withoutAddresses(text: string): string {
  return text.replace(/[^\s<>"'@]{1,254}@[^\s<>"'@]{1,254}/g, '[address]')
}
