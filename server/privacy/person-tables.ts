/** A table with rows that belong to a person. */
export type PersonTable = {
  table: string
  /** The column that names the person. */
  owner: string
  /** What an export leaves out of the rows: secrets, and what is ours. */
  hidden?: string[]
  /** Why no row is in an export at all. */
  leftOut?: string
  /** Why rows stay after a deletion. Everything else is deleted with the person. */
  stays?: string
}

/**
 * Every table that names a person, once: the export reads it, and a test compares it with the database, so that a new
 * table can be forgotten neither in an export nor in a deletion.
 */
export const personTables: PersonTable[] = [
  { table: 'users', owner: 'id', hidden: ['name', 'image'] },
  { table: 'sessions', owner: 'user_id', hidden: ['token'] },
  { table: 'accounts', owner: 'user_id', leftOut: 'It holds the scrambled password alone.' },
  { table: 'account_links', owner: 'user_id', hidden: ['token_hash', 'password_hash'] },
  { table: 'admin_users', owner: 'user_id' },
  { table: 'conversations', owner: 'user_id' },
  { table: 'generations', owner: 'user_id', leftOut: 'Their text stands in the conversations.' },
  { table: 'drafts', owner: 'user_id' },
  { table: 'model_answers', owner: 'user_id' },
  { table: 'feedback', owner: 'user_id' },
  { table: 'retention_notices', owner: 'user_id' },
  { table: 'prompt_versions', owner: 'saved_by', leftOut: 'It is a text of the product.', stays: 'Unnamed.' },
  {
    table: 'model_services',
    owner: 'saved_by',
    leftOut: 'It is a setting of this installation.',
    stays: 'Unnamed.',
  },
  { table: 'subscriptions', owner: 'user_id' },
  { table: 'billing_customers', owner: 'user_id' },
  { table: 'checkouts', owner: 'user_id' },
  { table: 'practice_sessions', owner: 'user_id' },
  { table: 'practice_subscriptions', owner: 'user_id' },
  {
    table: 'consents',
    owner: 'guardian_id',
    stays: 'A record of an agreement is kept for 3 years. It names nobody.',
  },
  {
    table: 'purchase_consents',
    owner: 'account_id',
    stays: 'A record of a purchase is kept for 3 years. It names nobody.',
  },
]
