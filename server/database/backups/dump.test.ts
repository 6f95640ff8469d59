import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type DatabaseLocation, embeddedLocation, silentLog } from '#tests/database'
import type { Runtime } from '../../runtime.ts'
import { type Database, openDatabase } from '../open-database.ts'
import { dumpDaily } from './write-dump.ts'

/** A restore makes a new cluster, which takes long where other tests run beside. */
vi.setConfig({ testTimeout: 120_000 })

const day = 86_400_000
let location: DatabaseLocation
let database: Database
let home: string
let time: number

beforeEach(async () => {
  location = await embeddedLocation()
  home = location.settings.DATA_DIR
  database = await openDatabase(location.settings, silentLog)
  time = Date.now()
})
afterEach(async () => {
  await database.close()
  await location.remove()
})

function dump(): Promise<void> {
  const { settings } = location
  const runtime: Runtime = {
    settings,
    secret: 's'.repeat(43),
    database,
    log: silentLog,
    now: () => new Date(time),
  }
  return dumpDaily({}, runtime)
}

function dumps(): string[] {
  return readdirSync(join(home, 'dumps'))
}

/** The operator's own command, in a process of its own. */
function admin(...parameters: string[]): string {
  return execFileSync(process.execPath, ['scripts/admin.ts', ...parameters], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: home, DATABASE_URL: '', NODE_ENV: 'test' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

const conversation = {
  present: '11111111-1111-4111-8111-111111111111',
  deleted: '22222222-2222-4222-8222-222222222222',
  undone: '33333333-3333-4333-8333-333333333333',
}
const text = 'A line\nwith "quotes", a backslash \\ and 日本語 🌧'

async function fill(): Promise<void> {
  for (const id of ['ann', 'ben']) {
    await database.pool.query(`insert into users (id, email, age_band) values ($1, $2, 'adult')`, [
      id,
      `${id}@example.org`,
    ])
    await database.pool.query(
      `insert into sessions (id, token, user_id, expires_at) values ($1, $1, $1, now() + interval '1 day')`,
      [id],
    )
  }
  for (const id of Object.values(conversation)) {
    await database.pool.query(
      `insert into conversations (id, user_id, grade_level, content_type, preview, conversation_data)
       values ($1, 'ann', 'middle', 'poetry', $2, $3)`,
      [id, text, JSON.stringify([{ role: 'user', content: text }])],
    )
  }
  await database.pool.query(
    `insert into consents (guardian_id, reader_id, scope, notice_version, notice_hash, method, given_at)
     values ('ann', 'robin', 'model', '1', 'x', 'signed_form', now())`,
  )
}

function noteGone(kind: string, id: string) {
  const subject = createHash('sha256').update(id).digest('hex')
  const line = JSON.stringify({ subject, kind, deletedAt: new Date() })
  writeFileSync(join(home, 'deletions.jsonl'), `${line}\n`, { flag: 'a' })
}

test('a dump that is restored brings back every row but what was deleted since, and no session', async () => {
  await fill()
  // As if a person had been deleted between the two tables.
  await database.pool.query(`set session_replication_role = replica`)
  await database.pool.query(
    `insert into drafts (user_id, grade_level, content_type, data) values ('gone', 'high', 'poetry', '{}')`,
  )
  await database.pool.query(`set session_replication_role = origin`)
  await database.pool.query(
    `insert into drafts (user_id, grade_level, content_type, data)
     select 'ann', g, 'poetry', '{}' from unnest(array['middle', 'high', 'college']) g`,
  )
  await database.pool.query(`insert into counters (key, count, resets_at) values ('x', 1, now())`)
  await database.pool.query(
    `insert into payment_events (id, provider, type, received_at)
     select 'event ' || g, 'practice', 'x', now() from generate_series(1, 170) g`,
  )
  await dump()
  const [name = ''] = dumps()
  const file = join(home, 'dumps', name)
  expect(name).toBe(`tonewise-${new Date(time).toISOString().slice(0, 10)}.jsonl.gz`)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(gunzipSync(readFileSync(file)).toString()).not.toContain('"table":"sessions"')
  const before = await database.pool.query(`select * from conversations where id = $1`, [
    conversation.present,
  ])
  const tiers = await database.pool.query('select * from subscription_tiers order by id')
  await database.pool.query('delete from conversations')
  await database.close()
  noteGone('account', 'ben')
  noteGone('conversation', conversation.deleted)
  noteGone('conversation', conversation.undone)
  noteGone('undone', conversation.undone)
  // The database is damaged, as a power cut may do it.
  truncateSync(join(home, 'database', 'global', 'pg_control'), 100)

  const said = admin('restore', file)
  expect(said).toContain('Deleted again: 1 accounts and profiles, 1 conversations and newsletter addresses.')
  expect(said).toContain('1 agreements to an AI service were ended')
  database = await openDatabase(location.settings, silentLog)
  const { pool } = database
  const ids = (await pool.query('select id from conversations order by id')).rows.map(({ id }) => id)
  expect(ids).toEqual([conversation.present, conversation.undone])
  const after = await pool.query(`select * from conversations where id = $1`, [conversation.present])
  expect(after.rows).toEqual(before.rows)
  expect((await pool.query('select * from subscription_tiers order by id')).rows).toEqual(tiers.rows)
  expect((await pool.query('select id from users')).rows).toEqual([{ id: 'ann' }])
  expect((await pool.query('select id from sessions')).rows).toEqual([])
  const drafts = await pool.query('select user_id from drafts')
  expect(drafts.rows).toEqual([{ user_id: 'ann' }, { user_id: 'ann' }, { user_id: 'ann' }])
  expect((await pool.query('select count(*)::int as n from payment_events')).rows[0].n).toBe(170)
  expect((await pool.query('select ended_at from consents')).rows[0].ended_at).not.toBeNull()
  await expect(pool.query(`insert into drafts (user_id) values ('nobody')`)).rejects.toThrow()
  expect(readdirSync(home).filter((one) => one.startsWith('database-replaced-'))).toHaveLength(1)
  expect(existsSync(join(home, 'restoring'))).toBe(false)
})

test('what is kept for minutes or a day is in no dump, and nothing waits for it after a restore', async () => {
  const { pool } = database
  const { rows } = await pool.query(
    'insert into demo_sessions (used, reserved) values (1, 1), (2, 0) returning id',
  )
  for (const [index, { id }] of rows.entries()) {
    await pool.query(
      `insert into generations (demo_session_id, idempotency_key, body_hash, grade_level, content_type, is_follow_up,
         state, text, answer_check, demo_signature)
       values ($1, gen_random_uuid(), 'x', 'middle', 'poetry', false, $2, 'the fox is sly',
         '{"quotes": ["a sly fox"]}', 'signature-of-a-question')`,
      [id, index === 0 ? 'running' : 'done'],
    )
  }
  await dump()
  const [name = ''] = dumps()
  const file = join(home, 'dumps', name)
  const dumped = gunzipSync(readFileSync(file)).toString()
  expect(dumped).toContain('"table":"demo_sessions"')
  expect(dumped).not.toMatch(/fox|signature-of-a-question/)
  await database.close()
  admin('restore', file)
  database = await openDatabase(location.settings, silentLog)
  const after = await database.pool.query('select used, reserved from demo_sessions order by used')
  expect(after.rows).toEqual([
    { used: 1, reserved: 0 },
    { used: 2, reserved: 0 },
  ])
  expect((await database.pool.query('select id from generations')).rows).toEqual([])
})

test('a dump is kept for 7 days, and so is a database that was replaced', async () => {
  const first = time
  const replaced = [1, 4].map((turn) => join(home, `database-replaced-${first + turn * day}`))
  for (const folder of replaced) mkdirSync(folder)
  for (let turn = 0; turn < 10; turn += 1) {
    time = first + turn * day
    await dump()
  }
  expect(dumps()).toHaveLength(7)
  expect(dumps()[0]).toContain(new Date(first + 3 * day).toISOString().slice(0, 10))
  expect(replaced.map((folder) => existsSync(folder))).toEqual([false, true])
})

test('a file that is no whole dump changes nothing', async () => {
  await fill()
  await dump()
  await database.close()
  const [name = ''] = dumps()
  const file = join(home, 'dumps', name)
  truncateSync(file, statSync(file).size - 40)
  for (const wrong of [file, 'package.json', join(home, 'none')]) {
    expect(() => admin('restore', wrong)).toThrow(/is no whole dump of Tonewise|There is no file/)
  }
  database = await openDatabase(location.settings, silentLog)
  expect((await database.pool.query('select count(*)::int as n from users')).rows[0].n).toBe(2)
})

test('while the product runs nothing is restored', async () => {
  await dump()
  const [name = ''] = dumps()
  expect(() => admin('restore', join(home, 'dumps', name))).toThrow(/Another Tonewise process is using/)
  await expect(database.ping()).resolves.toBeUndefined()
})

test('a dump that fails leaves no half file and the database usable', async () => {
  rmSync(join(home, 'dumps'), { recursive: true, force: true })
  writeFileSync(join(home, 'dumps'), 'in the way')
  await expect(dump()).rejects.toThrow()
  await expect(database.ping()).resolves.toBeUndefined()
})
