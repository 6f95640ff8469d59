import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'

function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/**
 * Links that were mailed and not opened yet: to end a sign-up, to choose a new password, to prove an address,
 * to take back the answer "A child under 13".
 * A link that is asked for again takes the place of the one before.
 */
export const accountLinks = pgTable(
  'account_links',
  {
    /** What there is one link of at a time: "sign-up" and the address, "password" and the user, "email" and the user, "adult" and the address. */
    subject: text('subject').primaryKey(),
    kind: text('kind', { enum: ['sign-up', 'password', 'email', 'adult'] }).notNull(),
    /** SHA-256 of the 256-bit token; the token itself stands in the mail alone. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Where the link was sent: opening it proves that the person reads this mailbox. */
    email: text('email').notNull(),
    /** Null while there is no account yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The session that asked, which stays when the address changes. */
    sessionId: text('session_id'),
    /** A sign-up that waits for its link: what was typed, with the Argon2id hash of the password. */
    passwordHash: text('password_hash'),
    ageBand: text('age_band', { enum: ['adult', 'teen'] }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('account_links_expiry').on(table.expiresAt)],
)
