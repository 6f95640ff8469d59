import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/** Work that must happen after the request that asked for it: mail, payment events, clocks. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    /** Emptied when the job is done: it may hold an address or a link. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** A second job with the same key is not made: one for each event, one for each day. */
    key: text('key').unique(),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** A process that took the job has it until then; after that another may take it. */
    lockedUntil: moment('locked_until'),
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    /** Given up after the last attempt; an admin sees it. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('jobs_due').on(table.runAt).where(sql`done_at is null and failed_at is null`)],
)
