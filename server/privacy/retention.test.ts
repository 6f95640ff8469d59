import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { retention } from '#domain/retention'
import { readSettings } from '#server/env'
import type { Runtime } from '#server/runtime'
import { eachDatabase, silentLog } from '#tests/database'
import { applyRetention } from './apply-retention.ts'

const day = 86_400_000
const start = new Date('2026-01-05T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'tonewise-retention-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

eachDatabase(({ database }) => {
  let runtime: Runtime
  let clock: Date

  beforeEach(async () => {
    clock = start
    runtime = {
      settings: readSettings({ NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(folder, 'data-')) }),
      secret: 'a secret of the tests that is long enough',
      database: database(),
      log: silentLog,
      now: () => clock,
    }
    await database().pool.query('truncate users, consents, security_events, deletions, jobs cascade')
  })

  /** Moves the clock to so many days after the start and runs the job, as it would each day. */
  async function dayIs(days: number): Promise<void> {
    clock = new Date(start.getTime() + days * day)
    await applyRetention({}, runtime)
  }

  async function addUser(values: { guardianId?: string; at?: Date } = {}): Promise<string> {
    const id = randomUUID()
    const { guardianId = null, at = start } = values
    await database().pool.query(
      `insert into users (id, email, age_band, guardian_id, nickname, grade_level, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $7)`,
      guardianId
        ? [id, null, 'child', guardianId, 'Robin', 'middle', at]
        : [id, `${id}@example.org`, 'adult', null, null, null, at],
    )
    return id
  }

  async function write(userId: string, at: Date): Promise<void> {
    await database().pool.query(
      `insert into conversations (user_id, grade_level, content_type, preview, conversation_data, created_at, updated_at)
       values ($1, 'middle', 'poetry', 'How?', '[]', $2, $2)`,
      [userId, at],
    )
  }

  async function count(table: string, where = 'true'): Promise<number> {
    const { rows } = await database().pool.query(`select count(*)::int as n from ${table} where ${where}`)
    return rows[0].n
  }

  /** The mails that wait to be sent: who gets which one. */
  async function mails(): Promise<[string, string][]> {
    const { rows } = await database().pool.query(
      "select payload from jobs where kind = 'mail' order by created_at, id",
    )
    return rows.map(({ payload }) => [payload.template, payload.to])
  }

  test('a child profile that nobody uses is told after 11 months and gone after 12, its grown-up stays', async () => {
    const guardian = await addUser()
    const child = await addUser({ guardianId: guardian })
    await write(child, start)
    await dayIs(1)
    await dayIs(31)
    await dayIs(334)
    expect(await mails()).toEqual([])
    await dayIs(336)
    await dayIs(337)
    expect(await mails()).toEqual([['child-unused', `${guardian}@example.org`]])
    await dayIs(365)
    expect(await count('users', `id = '${child}'`)).toBe(1)
    await dayIs(367)
    expect([await count('users', `id = '${child}'`), await count('conversations')]).toEqual([0, 0])
    expect(await count('users', `id = '${guardian}'`)).toBe(1)
  })

  test('use of a profile after the notice keeps it, and a later notice is told again', async () => {
    const guardian = await addUser()
    const child = await addUser({ guardianId: guardian })
    await dayIs(340)
    await write(child, new Date(start.getTime() + 345 * day))
    await dayIs(371)
    await dayIs(400)
    expect([await count('users'), await count('retention_notices')]).toEqual([2, 0])
    await dayIs(345 + 336)
    expect(await mails()).toHaveLength(2)
    await dayIs(345 + 367)
    expect(await count('users')).toBe(1)
  })

  test('after a paid plan has ended, an unused child profile is told at once and gone after 30 days', async () => {
    const guardian = await addUser()
    const [idle, busy] = [await addUser({ guardianId: guardian }), await addUser({ guardianId: guardian })]
    await database().pool.query(
      `insert into subscriptions (user_id, status, current_period_end, subscription_tier_id) values ($1, 'canceled', $2, 'price_team')`,
      [guardian, new Date(start.getTime() + 20 * day)],
    )
    await dayIs(19)
    expect(await mails()).toEqual([])
    await dayIs(21)
    expect(await mails()).toEqual([
      ['child-lapsed', `${guardian}@example.org`],
      ['child-lapsed', `${guardian}@example.org`],
    ])
    await write(busy, new Date(start.getTime() + 25 * day))
    await dayIs(50)
    expect(await count('users', `id = '${idle}'`)).toBe(1)
    await dayIs(52)
    expect(await count('users', `id = '${idle}'`)).toBe(0)
    await dayIs(100)
    expect(await count('users', `id in ('${busy}', '${guardian}')`)).toBe(2)
  })

  test('an account is told after 23 months and gone after 24, unless it or a child of it is used, or it is paid', async () => {
    const [unused, used, family, paid] = [await addUser(), await addUser(), await addUser(), await addUser()]
    const child = await addUser({ guardianId: family })
    await write(used, new Date(start.getTime() + 500 * day))
    await write(child, new Date(start.getTime() + 600 * day))
    await database().pool.query(
      `insert into subscriptions (user_id, status, current_period_end) values ($1, 'active', $2)`,
      [paid, start],
    )
    await dayIs(699)
    expect(await mails()).toEqual([])
    await dayIs(701)
    expect(await mails()).toEqual([['account-unused', `${unused}@example.org`]])
    await dayIs(732)
    const { rows } = await database().pool.query('select id from users where email is not null')
    expect(rows.map(({ id }) => id).sort()).toEqual([used, family, paid].sort())
  })

  test('nobody is deleted without 30 days of notice, however long the job has not run', async () => {
    await addUser()
    await dayIs(2_000)
    expect(await count('users')).toBe(1)
    await dayIs(2_029)
    expect(await count('users')).toBe(1)
    await dayIs(2_031)
    expect(await count('users')).toBe(0)
  })

  test('records of agreements stay 3 years, or 1 year after their end, and always while they hold', async () => {
    const add = (givenAt: number, endedAt: number | null) =>
      database().pool.query(
        `insert into consents (guardian_id, reader_id, scope, notice_version, notice_hash, method, given_at, ended_at)
         values ('g', $1, 'keep', '1', 'h', 'ticked_in_account', $2, $3)`,
        [
          `${givenAt} ${endedAt}`,
          new Date(start.getTime() + givenAt * day),
          endedAt === null ? null : new Date(start.getTime() + endedAt * day),
        ],
      )
    await add(0, 1)
    await add(0, 1_000)
    await add(0, null)
    const left = async () =>
      (await database().pool.query('select reader_id from consents order by 1')).rows.map(
        (row) => row.reader_id,
      )
    await dayIs(1_094)
    expect(await left()).toHaveLength(3)
    await dayIs(1_096)
    expect(await left()).toEqual(['0 1000', '0 null'])
    await dayIs(1_366)
    expect(await left()).toEqual(['0 null'])
    await dayIs(9_000)
    expect(await left()).toEqual(['0 null'])
  })

  test('each smaller clock runs out on its day and not before', async () => {
    const user = await addUser()
    const at = start.toISOString()
    const rows: [table: string, insert: string, time: number][] = [
      [
        'drafts',
        `insert into drafts (user_id, grade_level, content_type, data, updated_at) values ('${user}', 'middle', 'poetry', '{}', '${at}')`,
        retention.draft,
      ],
      [
        'security_events',
        `insert into security_events (kind, subject, at) values ('sign_in', 's', '${at}')`,
        retention.securityEvent,
      ],
      [
        'payment_events',
        `insert into payment_events (id, provider, type, received_at) values ('e', 'practice', 't', '${at}')`,
        retention.billingEvent,
      ],
      ['demo_sessions', `insert into demo_sessions (updated_at) values ('${at}')`, retention.demoSession],
      [
        'model_answers',
        `insert into model_answers (user_id, day, count) values ('${user}', '2026-01-05', 1)`,
        retention.modelAnswerCount,
      ],
      [
        'deletions',
        `insert into deletions (subject, kind, deleted_at) values ('${'a'.repeat(64)}', 'reader', '${at}')`,
        retention.deletionRecord,
      ],
      [
        'conversations',
        `insert into conversations (user_id, grade_level, content_type, preview, conversation_data, deleted_at) values ('${user}', 'middle', 'poetry', 'p', '[]', '${at}')`,
        retention.deletedConversation,
      ],
    ]
    for (const [, insert] of rows) await database().pool.query(insert)
    const times = [...new Set(rows.map(([, , time]) => time))].sort((a, b) => a - b)
    for (const time of times) {
      const tables = rows.filter((row) => row[2] === time).map(([table]) => table)
      await dayIs(time / day - 0.01)
      for (const table of tables) expect([table, await count(table)]).toEqual([table, 1])
      await dayIs(time / day + 1.01)
      for (const table of tables) expect([table, await count(table)]).toEqual([table, 0])
    }
  })

  test('sessions that have ended are deleted', async () => {
    const user = await addUser()
    await database().pool.query(
      `insert into sessions (id, token, user_id, expires_at, created_at, updated_at) values ('s', 't', $1, $2, $3, $3)`,
      [user, new Date(start.getTime() + 7 * day), start],
    )
    await dayIs(6)
    expect(await count('sessions')).toBe(1)
    await dayIs(8)
    expect(await count('sessions')).toBe(0)
  })

  test('without any way for mail the notice still runs, and no mail is queued', async () => {
    await addUser()
    runtime = { ...runtime, settings: { ...runtime.settings, mail: 'none' } }
    await dayIs(701)
    expect([await count('retention_notices'), await mails()]).toEqual([1, []])
  })
})
