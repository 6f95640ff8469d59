import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '#server/database/open-database'

type People = { person: { id: string; email: string; sessionId: string }; child: string }

/**
 * One row of each table that names a person, with a mark that nothing else has. A table of person-tables.ts without a
 * row here fails the tests of export and deletion. Returns the marks by table.
 */
export async function fillPersonRows(
  database: Database,
  { person, child }: People,
): Promise<Record<string, string>> {
  const { pool } = database
  const run = randomUUID().slice(0, 8)
  const marks: Record<string, string> = {}
  function mark(table: string): string {
    marks[table] = `mark-of-${table}-${run}`
    return marks[table]
  }
  function hash(text: string): string {
    return createHash('sha256').update(text).digest('hex')
  }
  const conversation = `insert into conversations (id, user_id, grade_level, content_type, title, preview, conversation_data)
    values ($1, $2, 'middle', 'poetry', 'Night', 'How?', jsonb_build_array(jsonb_build_object('role', 'user', 'content', $3::text, 'timestamp', 't')))`
  const [own, theirs] = [randomUUID(), randomUUID()]
  const customer = mark('billing_customers')

  await pool.query('update users set reading_settings = $2 where id = $1', [child, { font: mark('users') }])
  await pool.query('update sessions set user_agent = $2 where id = $1', [person.sessionId, mark('sessions')])
  await pool.query('update accounts set scope = $2 where user_id = $1', [person.id, mark('accounts')])
  await pool.query(
    `insert into account_links (subject, kind, token_hash, email, user_id, expires_at, created_at)
     values ($1, 'password', $2, $3, $4, now() + interval '1 hour', now())`,
    [mark('account_links'), hash(run), person.email, person.id],
  )
  await pool.query('insert into admin_users (user_id) values ($1)', [person.id])
  marks.admin_users = '"admin_users": [\n    {'
  await pool.query(conversation, [own, person.id, mark('conversations')])
  await pool.query(conversation, [theirs, child, mark('conversations')])
  await pool.query(
    `insert into generations (user_id, conversation_id, idempotency_key, body_hash, grade_level, content_type, is_follow_up, state, text)
     values ($1, $2, $3, 'h', 'middle', 'poetry', false, 'done', $4)`,
    [child, theirs, randomUUID(), mark('generations')],
  )
  await pool.query(
    `insert into drafts (user_id, grade_level, content_type, data) values ($1, 'middle', 'poetry', $2)`,
    [child, { question: mark('drafts') }],
  )
  await pool.query("insert into model_answers (user_id, day, count) values ($1, '2026-11-01', 1)", [child])
  marks.model_answers = '"model_answers": [\n    {'
  await pool.query('insert into feedback (user_id, text) values ($1, $2)', [person.id, mark('feedback')])
  await pool.query(`insert into retention_notices (user_id, kind, told_at) values ($1, 'unused', now())`, [
    child,
  ])
  marks.retention_notices = '"retention_notices": [\n    {'
  await pool.query(
    `with prompt as (insert into system_prompts (grade_level, content_type, prompt_text) values ('test', $1, 't') returning id)
     insert into prompt_versions (prompt_id, version, prompt_text, saved_by, saved_at)
     select id, 1, $2, $3, now() from prompt`,
    [run, mark('prompt_versions'), person.id],
  )
  await pool.query(
    `insert into model_services (id, sealed, saved_by, saved_at) values (1, $1, $2, now())
     on conflict (id) do update set sealed = $1, saved_by = $2`,
    [mark('model_services'), person.id],
  )
  await pool.query(
    `insert into subscriptions (user_id, status, current_period_end, stripe_customer_id) values ($1, 'canceled', now(), $2)`,
    [person.id, mark('subscriptions')],
  )
  await pool.query(
    `insert into billing_customers (user_id, provider, customer_id) values ($1, 'practice', $2)`,
    [person.id, customer],
  )
  await pool.query(
    `insert into checkouts (user_id, provider, tier_id, session_id, expires_at) values ($1, 'practice', 'price_pro', $2, now())`,
    [person.id, mark('checkouts')],
  )
  await pool.query(
    `insert into practice_sessions (user_id, kind, key, customer_id, return_url, cancel_url, expires_at)
     values ($1, 'portal', $2, 'c', '/', '/', now())`,
    [person.id, mark('practice_sessions')],
  )
  await pool.query(
    `insert into practice_subscriptions (user_id, customer_id, tier_id, started_at) values ($1, $2, 'price_pro', now())`,
    [person.id, mark('practice_subscriptions')],
  )
  await pool.query(
    `insert into consents (guardian_id, reader_id, scope, notice_version, notice_hash, method, reference, given_at)
     values ($1, $2, 'model', '1', 'h', 'signed_form', $3, now())`,
    [person.id, child, mark('consents')],
  )
  await pool.query(
    `insert into purchase_consents (account_id, checkout_id, tier_id, price, terms, given_at)
     values ($1, $2, 'price_pro', 10, $3, now())`,
    [person.id, randomUUID(), mark('purchase_consents')],
  )
  // Traces that belong to nobody by a column: work in the queue, a counter, a verification.
  await pool.query(
    `insert into jobs (kind, payload, run_at) values ('mail', $1, now() + interval '1 year')`,
    [{ to: person.email }],
  )
  await pool.query(`insert into counters (key, count, resets_at) values ($1, 1, now() + interval '1 day')`, [
    `questions:account:${child}`,
  ])
  await pool.query(
    `insert into verifications (id, identifier, value, expires_at) values ($1, $2, 'v', now() + interval '1 hour')`,
    [randomUUID(), person.email],
  )
  return marks
}
