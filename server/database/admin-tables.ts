import { sql } from 'drizzle-orm'
import { check, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'

/** The AI service that an admin chose, or the choice to stay without: one row at most. The environment stands over it. */
export const modelServices = pgTable(
  'model_services',
  {
    id: smallint('id').primaryKey().default(1),
    /** Address, key and model, encrypted with the installation's secret; null for "stay without". */
    sealed: text('sealed'),
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  ({ id }) => [check('model_services_one', sql`${id} = 1`)],
)
