const finalFailures = new WeakSet<Error>()

/** An error that no further attempt can mend: the job is given up at once. */
export function finalFailure(message: string, cause?: unknown): Error {
  const error = new Error(message, { cause })
  finalFailures.add(error)
  return error
}

export function isFinalFailure(error: unknown): boolean {
  return error instanceof Error && finalFailures.has(error)
}
