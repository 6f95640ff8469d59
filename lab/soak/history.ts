import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Student } from '../../tests/soak/ask-question.ts'
import { openPage } from '../../tests/soak/load.ts'
import { percentile } from '../bench/measure.ts'

const conversationsEach = 20
const accountsAtATime = 2_500
const requests = 1_000
const perSecond = 20

/**
 * Accounts with 20 conversations each, made by SQL: a passage of 4,000 characters and an answer, which PostgreSQL
 * presses smaller than it would real ones, and for the newest one the row of its answer, which is kept a day.
 */
export async function fillHistory(pool: pg.Pool, accounts: number): Promise<void> {
  for (let from = 0; from < accounts; from += accountsAtATime) {
    const to = Math.min(from + accountsAtATime, accounts) - 1
    await pool.query(
      `insert into users (id, email, age_band)
       select 'kept-' || n, 'kept-' || n || '@example.org', 'adult' from generate_series($1::int, $2::int) as n`,
      [from, to],
    )
    await pool.query(
      `insert into conversations (user_id, grade_level, content_type, title, preview, conversation_data, created_at)
       select 'kept-' || n, 'middle', 'poetry', 'Part ' || k, 'How does the speaker feel about the night?',
         jsonb_build_array(
           jsonb_build_object('role', 'user', 'content', repeat(md5(k::text || n) || ' ', 120), 'timestamp', ''),
           jsonb_build_object('role', 'assistant', 'content', repeat(md5(n::text || k) || ' ', 90), 'timestamp', '')),
         now() - (n + k * 1440) * interval '1 minute'
       from generate_series($1::int, $2::int) as n, generate_series(1, $3::int) as k`,
      [from, to, conversationsEach],
    )
  }
  await pool.query(
    `insert into generations (user_id, conversation_id, idempotency_key, body_hash, grade_level, content_type,
       is_follow_up, state, finished_at)
     select distinct on (user_id) user_id, id, id::text, '', grade_level, content_type, false, 'done', now()
     from conversations where user_id like 'kept-%' order by user_id, created_at desc`,
  )
  await pool.query('vacuum analyze conversations, generations, users')
}

/** Opens the history of many people, 20 a second, and prints how long each kind of look takes. True when all opened. */
export async function measureHistory(bases: readonly string[], students: Student[]): Promise<boolean> {
  let allOpened = true
  const kinds = {
    'first page of a history': '/api/conversations?gradeLevel=middle&contentType=poetry',
    'search in a history': '/api/conversations?search=Part%207',
  }
  for (const [name, path] of Object.entries(kinds)) {
    const times: number[] = []
    let failed = 0
    const opening: Promise<void>[] = []
    for (let n = 0; n < requests; n += 1) {
      opening.push(request(n))
      await pause(1_000 / perSecond)
    }
    async function request(n: number) {
      const begun = performance.now()
      const status = await openPage((bases[n % bases.length] ?? '') + path, students[n % students.length])
      times.push(performance.now() - begun)
      if (status !== 200) failed += 1
    }
    await Promise.all(opening)
    const lines = [0.5, 0.95, 0.99].map(
      (share) => `p${share * 100} ${percentile(times, share).toFixed(0)} ms`,
    )
    console.log(`${name}: ${lines.join(', ')}; ${requests} looks, ${failed} failed`)
    allOpened &&= failed === 0
  }
  return allOpened
}
