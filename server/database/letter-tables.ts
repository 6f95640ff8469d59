import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'
import { systemPrompts } from './tables.ts'

/** What people wrote in the account's tab Feedback. It goes with the account. */
export const feedback = pgTable(
  'feedback',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('feedback_page').on(table.createdAt.desc(), table.id.desc())],
)

/** Addresses of the newsletter: pending until the link in the first mail is followed. No account is needed. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    state: text('state', { enum: ['pending', 'confirmed'] })
      .notNull()
      .default('pending'),
    requestedAt: moment('requested_at').notNull(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [uniqueIndex('newsletter_subscribers_email').on(sql`lower(${table.email})`)],
)

/** Each text that an instruction had, so that an admin can bring one back. */
export const promptVersions = pgTable(
  'prompt_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    promptId: uuid('prompt_id')
      .notNull()
      .references(() => systemPrompts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    promptText: text('prompt_text').notNull(),
    /** Null for a text that came with the product. */
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [uniqueIndex('prompt_versions_version').on(table.promptId, table.version)],
)
