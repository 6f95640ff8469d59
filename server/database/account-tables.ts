import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { GradeLevel } from '#domain/choices'

function moment(name: string) {
  return timestamp(name, { withTimezone: true, mode: 'date' })
}

/**
 * Everyone who reads: a person with an account, or a child profile, which has a guardian instead of an email and a
 * password. So every row of a reader's work has one owner, and one owner check serves both.
 * The shape of users, sessions, accounts and verifications is better-auth's, which kept them once. Columns that nothing writes stay, so that dumps of every version can be restored.
 */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull().default(''),
    /** Null for a child profile, and for it alone. */
    email: text('email').unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    /** Ours: who will use the account. No birthday is stored. */
    ageBand: text('age_band', { enum: ['adult', 'teen', 'child'] }).notNull(),
    /** Ours: the grown-up's account that a child profile belongs to. */
    guardianId: text('guardian_id').references((): AnyPgColumn => users.id, { onDelete: 'cascade' }),
    /** Ours, child profiles only: a nickname and a level are all that is kept of a child. */
    nickname: text('nickname'),
    gradeLevel: text('grade_level').$type<GradeLevel>(),
    /** Ours: the reading settings that follow a person to another device. */
    readingSettings: jsonb('reading_settings').$type<Record<string, unknown>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('users_guardian').on(table.guardianId)],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull().unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** Ours: "This is a shared computer" was ticked. */
    sharedComputer: boolean('shared_computer').notNull().default(false),
    /** Ours: the child profile that reads in this session now; null is the account's own person. */
    activeChildId: text('active_reader_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId)],
)

export const accounts = pgTable(
  'accounts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('accounts_user').on(table.userId)],
)

export const verifications = pgTable('verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Wrong passwords, counted for each address that was typed (hashed), whether or not it has an account. */
export const signInFailures = pgTable('sign_in_failures', {
  subject: text('subject').primaryKey(),
  failures: integer('failures').notNull().default(0),
  waitUntil: moment('wait_until'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Counters of the limits that are kept per time window: sign-ups, failures per network, questions, demo sessions. */
export const counters = pgTable('counters', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  resetsAt: moment('resets_at').notNull(),
})

export const adminUsers = pgTable('admin_users', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: moment('created_at').notNull().defaultNow(),
})
