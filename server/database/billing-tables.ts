import { sql } from 'drizzle-orm'
import { boolean, index, integer, numeric, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './account-tables.ts'
import { moment } from './columns.ts'
import { subscriptionTiers } from './tables.ts'

function owner() {
  return text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
}

function tier() {
  return text('tier_id')
    .notNull()
    .references(() => subscriptionTiers.id)
}

const provider = text('provider', { enum: ['stripe', 'practice'] }).notNull()

/** An account as the payment service knows it. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    provider,
    /** The service's own id; null until the service has made the customer. */
    customerId: text('customer_id').unique(),
    /** Hash of the email address that the service has, so that a changed one is passed on. */
    emailHash: text('email_hash'),
    /** Each look at the service takes the next turn; what it saw is kept only if no later turn was kept before. */
    syncTurn: integer('sync_turn').notNull().default(0),
    syncedTurn: integer('synced_turn').notNull().default(0),
    syncedAt: moment('synced_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('billing_customers_user').on(table.userId, table.provider)],
)

/** A purchase that was begun: the way to the payment page and what became of it. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    provider,
    tierId: tier(),
    /** The service's id of its payment page, and the address of that page while it is open. */
    sessionId: text('session_id').unique(),
    url: text('url'),
    state: text('state', { enum: ['open', 'complete', 'expired'] })
      .notNull()
      .default('open'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  // One at a time: two open pages could both be paid.
  (table) => [uniqueIndex('checkouts_open').on(table.userId).where(sql`state = 'open'`)],
)

/** Every event that a payment service sent, once: a copy of it has no second effect. Kept for 90 days. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    provider,
    type: text('type').notNull(),
    customerId: text('customer_id'),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index('payment_events_received').on(table.receivedAt)],
)

/**
 * What a buyer was told before paying, word for word. It outlives the account: kept for 3 years, or 1 year after the
 * plan ended if that is later. So it refers to the account without belonging to it.
 */
export const purchaseConsents = pgTable(
  'purchase_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    checkoutId: uuid('checkout_id').notNull().unique(),
    tierId: text('tier_id').notNull(),
    price: numeric('price', { precision: 10, scale: 2 }).notNull(),
    terms: text('terms').notNull(),
    givenAt: moment('given_at').notNull(),
    /** When the plan that was bought ended. */
    endedAt: moment('ended_at'),
  },
  (table) => [index('purchase_consents_account').on(table.accountId)],
)

/** The practice service's own records, in the place of a payment company's: its pages ... */
export const practiceSessions = pgTable('practice_sessions', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: owner(),
  kind: text('kind', { enum: ['checkout', 'portal'] }).notNull(),
  /** The idempotency key it was asked for with: the same key gives the same page. */
  key: text('key').notNull().unique(),
  customerId: text('customer_id').notNull(),
  /** What is bought, or changed to. */
  tierId: text('tier_id'),
  /** When what is bought is first paid for; null for at once. */
  firstPaymentAt: moment('first_payment_at'),
  /** What a portal page opens with. */
  action: text('action', { enum: ['manage', 'cancel', 'change'] }),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  state: text('state', { enum: ['open', 'complete', 'expired'] })
    .notNull()
    .default('open'),
  expiresAt: moment('expires_at').notNull(),
})

/** ... and its subscriptions. */
export const practiceSubscriptions = pgTable(
  'practice_subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    customerId: text('customer_id').notNull(),
    tierId: tier(),
    /** Months are counted from here; a later day is the end of the free trial. */
    startedAt: moment('started_at').notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    pastDueSince: moment('past_due_since'),
    /** When it ended or will end by a cancellation; null while it goes on. */
    endsAt: moment('ends_at'),
  },
  (table) => [index('practice_subscriptions_customer').on(table.customerId)],
)
