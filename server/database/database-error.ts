import { DrizzleQueryError } from 'drizzle-orm'
import pg from 'pg'

/** Whether the database or its driver made this error: its message, detail and fields may hold values of a row. */
export function isDatabaseError(error: unknown): boolean {
  return error instanceof DrizzleQueryError || error instanceof pg.DatabaseError
}

/** What a database error is about, in names of ours alone. */
export function subjectOfError(error: unknown): { table?: string; constraint?: string } {
  return error instanceof pg.DatabaseError ? { table: error.table, constraint: error.constraint } : {}
}
