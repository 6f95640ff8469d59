import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { hashToken } from '#server/accounts/hash-token'
import type { Reader } from './ask-question.ts'
import { newReader } from './load.ts'

/** Accounts that are signed in, made by SQL: hashing so many passwords would take longer than the soak. */
export async function addAccounts(pool: pg.Pool, count: number): Promise<Reader[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await pool.query(
    `insert into users (id, email, email_verified, age_band)
     select 'soak-' || n, 'soak-' || n || '@example.org', true, 'adult' from generate_series(1, $1::int) as n`,
    [count],
  )
  await pool.query(
    `insert into sessions (id, token, user_id, expires_at)
     select 'soak-' || n, hash, 'soak-' || n, now() + interval '6 days'
     from unnest($1::text[]) with ordinality as given(hash, n)`,
    [tokens.map(hashToken)],
  )
  return tokens.map((token) => newReader('account', `session=${token}`))
}
