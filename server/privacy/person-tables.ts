/** A table with rows that belong to a person. */
export type PersonTable = {
  table: string
  /** The column that names the person. */
  owner: string
  /** The columns that an export leaves out: secrets, and what is ours. */
  hidden?: string[]
  /** Why an export leaves out the whole table. */
  leftOut?: string
  /** Why rows remain after the person is deleted. Without it they are deleted as well. */
  stays?: string
}

/**
 * Every table that names a person. The export reads this list, and a test compares it with the database, so that neither
 * an export nor a deletion can miss a new table.
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
