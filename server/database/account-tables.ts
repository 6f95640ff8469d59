import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { GradeLevel } from '#domain/choices'
import { moment } from './columns.ts'

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
