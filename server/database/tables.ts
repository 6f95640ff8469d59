import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AnswerCheck } from '#domain/answer-check'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Message, Question } from '#domain/messages'
import { readMessages, type StoredMessage } from '#domain/stored-messages'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'

/** The turns of a conversation. Rows from before hold a question as one string; they are read as they stand. */
const messages = customType<{ data: Message[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: JSON.stringify,
  fromDriver: (stored) => readMessages(stored as StoredMessage[]),
})

const gradeLevel = text('grade_level').$type<GradeLevel>()
const contentType = text('content_type').$type<ContentType>()

export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gradeLevel: gradeLevel.notNull(),
    contentType: contentType.notNull(),
    /** What a list shows, so that it never opens the messages: the title of the work, the first question. */
    title: text('title').notNull().default(''),
    preview: text('preview').notNull(),
    turns: integer('turns').notNull().default(1),
    conversationData: messages('conversation_data').notNull(),
    /** Set by a delete that can still be undone; a row with it is in no list and opens for nobody. */
    deletedAt: moment('deleted_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('conversations_page').on(
      table.userId,
      table.gradeLevel,
      table.contentType,
      table.createdAt.desc(),
      table.id.desc(),
    ),
  ],
)

export const generationStates = ['queued', 'running', 'done', 'interrupted', 'refused', 'failed'] as const

/**
 * One answer on its way. A demo's row never holds the question, and text and checks of its answer only for a short
 * time (`kept.demoAnswer`): any process may have to tell or end it.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    demoSessionId: uuid('demo_session_id').references(() => demoSessions.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    idempotencyKey: text('idempotency_key').notNull(),
    bodyHash: text('body_hash').notNull(),
    gradeLevel: gradeLevel.notNull(),
    contentType: contentType.notNull(),
    isFollowUp: boolean('is_follow_up').notNull(),
    state: text('state', { enum: generationStates }).notNull().default('queued'),
    input: jsonb('input').$type<{ question?: Question; followUp?: string; note?: string }>(),
    text: text('text').notNull().default(''),
    /** Which reader wrote it and why that one: see domain/answered-by. */
    answeredBy: jsonb('answered_by').$type<Record<string, unknown>>(),
    /** What the checks found. It quotes the answer, so it goes with the text. */
    answerCheck: jsonb('answer_check').$type<AnswerCheck>(),
    /** What a first answer stands on. It quotes the passage, so it goes with the text. */
    interpretation: jsonb('interpretation').$type<AnswerInterpretation>(),
    errorCode: text('error_code'),
    /** Any process can ask the one that writes the answer to end it. */
    stopAsked: boolean('stop_asked').notNull().default(false),
    /** A demo's: what lets a follow-up build on the answer, without the question itself. */
    demoSignature: text('demo_signature'),
    /** The lease, by the database's clock: the process that writes the answer renews it. */
    heartbeatAt: moment('heartbeat_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('generations_user_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('generations_demo_key').on(table.demoSessionId, table.idempotencyKey),
    index('generations_conversation').on(table.conversationId),
    index('generations_open').on(table.heartbeatAt).where(sql`state in ('queued', 'running')`),
  ],
)

export const drafts = pgTable(
  'drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gradeLevel: gradeLevel.notNull(),
    contentType: contentType.notNull(),
    data: jsonb('data').$type<Record<string, string>>().notNull(),
    revision: integer('revision').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('drafts_of_form').on(table.userId, table.gradeLevel, table.contentType)],
)

export const demoSessions = pgTable(
  'demo_sessions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    used: integer('used').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'demo_sessions_allowance',
      sql`${table.used} >= 0 and ${table.reserved} >= 0 and ${table.used} + ${table.reserved} <= 5`,
    ),
  ],
)

export const systemPrompts = pgTable(
  'system_prompts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    gradeLevel: text('grade_level'),
    contentType: text('content_type'),
    promptText: text('prompt_text').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    /** Hash of the seeded text: a seed replaces only what a seed wrote. */
    seedHash: text('seed_hash'),
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('system_prompts_pair').on(table.gradeLevel, table.contentType).where(sql`not is_default`),
    uniqueIndex('system_prompts_default').on(table.isDefault).where(sql`is_default`),
  ],
)

export const subscriptionTiers = pgTable('subscription_tiers', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  price: numeric('price', { precision: 10, scale: 2 }).notNull(),
  features: jsonb('features').$type<string[]>().notNull(),
  stripePriceId: text('stripe_price_id'),
})

export const subscriptions = pgTable('subscriptions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: text('status').notNull(),
  currentPeriodEnd: moment('current_period_end').notNull(),
  subscriptionTierId: text('subscription_tier_id').references(() => subscriptionTiers.id),
  /** Which service says so; a practice plan counts only while payments are practice. */
  provider: text('provider', { enum: ['stripe', 'practice'] })
    .notNull()
    .default('stripe'),
  /** The service's own ids. */
  stripeCustomerId: text('stripe_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  /** Cancelled: the plan ends with its period. */
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  /** Since when a payment is missing; the plan goes on for a few days. */
  pastDueSince: moment('past_due_since'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** What the model services cost, a row per day and side, so that the daily budget holds across processes. */
export const modelUse = pgTable(
  'model_use',
  {
    day: date('day').notNull(),
    side: text('side', { enum: ['demo', 'account'] }).notNull(),
    calls: integer('calls').notNull().default(0),
    microDollars: integer('micro_dollars').notNull().default(0),
  },
  (table) => [uniqueIndex('model_use_day').on(table.day, table.side)],
)

/** Model answers of one person on one day, for the daily number that the plan names. */
export const modelAnswers = pgTable(
  'model_answers',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    count: integer('count').notNull().default(0),
  },
  (table) => [uniqueIndex('model_answers_day').on(table.userId, table.day)],
)
