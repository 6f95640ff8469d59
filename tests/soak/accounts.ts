import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashToken } from '#server/accounts/sessions/hash-token'
import type { Student } from './ask-question.ts'
import { newStudent } from './crowd.ts'

/** Accounts that are signed in, made by SQL: hashing so many passwords would take longer than the soak. */
export async function addAccounts(pool: pg.Pool, count: number): Promise<Student[]> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (id, email, email_verified, age_band)
     select 'soak-' || n, 'soak-' || n || '@example.org', true, 'adult' from generate_series(1, $1::int) as n
     returning id`,
    [count],
  )
  return signIn(
    pool,
    rows.map(({ id }) => id),
  )
}

/** A session for each of these accounts. */
export async function signIn(pool: pg.Pool, ids: string[]): Promise<Student[]> {
  const tokens = ids.map(() => randomBytes(32).toString('base64url'))
  await pool.query(
    `insert into sessions (id, token, user_id, expires_at)
     select 'of-' || id, hash, id, now() + interval '6 days' from unnest($1::text[], $2::text[]) as given(id, hash)`,
    [ids, tokens.map(hashToken)],
  )
  return tokens.map((token) => newStudent('account', `session=${token}`))
}
