import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

/**
 * What a grown-up agreed to for a child. The record outlives the people that it names: the ids are no foreign keys,
 * and nothing in it says who they were.
 */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    guardianId: text('guardian_id').notNull(),
    childId: text('reader_id').notNull(),
    /** `keep`: the profile and its work may be kept here. `model`: an AI service may read what the child writes. */
    scope: text('scope', { enum: ['keep', 'model'] }).notNull(),
    noticeVersion: text('notice_version').notNull(),
    noticeHash: text('notice_hash').notNull(),
    method: text('method', { enum: ['ticked_in_account', 'school_has_paper', 'signed_form'] }).notNull(),
    /** Where the operator keeps the signed form. */
    reference: text('reference'),
    /** The network that it came from: the /24 of IPv4, the /64 of IPv6. */
    network: text('network'),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    /** When it ended by itself, because the profile or the account was deleted. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('consents_reader').on(table.childId), index('consents_guardian').on(table.guardianId)],
)

/** What happened around accounts, without any content. `subject` is a hash of the account's id. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    network: text('network'),
    at: moment('at').notNull(),
  },
  (table) => [index('security_events_subject').on(table.subject), index('security_events_at').on(table.at)],
)

/** What was deleted, as a hash of its id: deleted again after a restore from an older backup. */
export const deletions = pgTable(
  'deletions',
  {
    subject: text('subject').primaryKey(),
    kind: text('kind', { enum: ['account', 'reader'] }).notNull(),
    deletedAt: moment('deleted_at').notNull(),
  },
  (table) => [index('deletions_at').on(table.deletedAt)],
)

/** That somebody was told, or could have been told, that a profile or an account will be deleted. */
export const retentionNotices = pgTable(
  'retention_notices',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['unused', 'lapsed'] }).notNull(),
    notifiedAt: moment('told_at').notNull(),
  },
  (table) => [uniqueIndex('retention_notices_kind').on(table.userId, table.kind)],
)
