import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment, as a `Date` in the code. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}
