import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodPassword } from '#tests/account-client'
import { bodyOf } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { fillPersonRows } from '#tests/person-rows'
import { openWholeApp, type Person, type WholeApp } from '#tests/whole-app'
import { personTables } from './person-tables.ts'

let model: ModelService
beforeAll(async () => {
  model = await startModelService()
})
afterAll(() => model.close())

eachDatabase(({ database }) => {
  let app: WholeApp
  let person: Person
  let child: string

  beforeEach(async () => {
    app = openWholeApp(database(), {
      ANTHROPIC_API_KEY: 'key',
      ANTHROPIC_BASE_URL: model.url,
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'tonewise@example.com',
    })
    person = await app.addPerson()
    child = await app.addChild(person)
  })

  /** Every table of the database, whatever it is for. */
  async function tables(): Promise<string[]> {
    const { rows } = await database().pool.query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  /** In how many rows of each table one of these words stands, anywhere. */
  async function traces(words: string[]): Promise<Record<string, number>> {
    const found: Record<string, number> = {}
    for (const table of await tables()) {
      const { rows } = await database().pool.query(
        `select count(*)::int as n from "${table}" t
         where exists (select 1 from unnest($1::text[]) w where strpos(to_jsonb(t)::text, w) > 0)`,
        [words],
      )
      if (rows[0].n > 0) found[table] = rows[0].n
    }
    return found
  }

  function remove(password: string, by = person) {
    return app.send('POST', '/api/account/delete', { cookie: by.cookie, json: { password } })
  }

  test('every table that names a person has its line, so that none is forgotten', async () => {
    const { rows } = await database().pool.query(
      `select tc.relname as table, a.attname as column from pg_constraint f
       join pg_class tc on tc.oid = f.conrelid join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
       where f.contype = 'f' and f.confrelid = 'users'::regclass
       union select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'account_id', 'guardian_id', 'reader_id')`,
    )
    const listed = new Set(personTables.map(({ table }) => table))
    const missing = rows.filter((row) => !listed.has(row.table)).map((row) => `${row.table}.${row.column}`)
    expect(missing, 'add them to server/privacy/person-tables.ts and tests/person-rows.ts').toEqual([])
  })

  describe('deletion of an account', () => {
    test('leaves no trace of it in any table but the records that must stay, and ends its sessions', async () => {
      const marks = await fillPersonRows(database(), { person, child })
      const before = await traces([person.id, child, person.email])
      for (const { table } of personTables) expect([table, before[table] ?? 0]).not.toEqual([table, 0])
      expect(Object.keys(before)).toContain('jobs')
      const elsewhere = await app.openSession(person.id)
      const gone = await remove(goodPassword)
      expect([gone.status, gone.headers.get('clear-site-data')]).toEqual([
        200,
        '"cache", "cookies", "storage"',
      ])
      const after = await traces([person.id, child, person.email])
      // The order to end the plan names the payment service's customer: that mark alone is still in the queue.
      const { jobs: _, ...rest } = await traces(Object.values(marks))
      Object.assign(after, rest)
      const staying = personTables.filter(({ stays }) => stays).map(({ table }) => table)
      expect(Object.keys(after).filter((table) => !staying.includes(table))).toEqual([])
      for (const { cookie } of [person, elsewhere]) {
        expect((await app.send('GET', '/api/export', { cookie })).status).toBe(401)
      }
      const { rows } = await database().pool.query('select ended_at from consents where reader_id = $1', [
        child,
      ])
      expect(rows.every((row) => row.ended_at !== null)).toBe(true)
    })

    test('ends the newsletter of an address that is verified, and of no other, since anybody can type one', async () => {
      const subscribed = async () =>
        (await database().pool.query('select 1 from newsletter_subscribers where email = $1', [person.email]))
          .rows.length
      for (const isVerified of [false, true]) {
        person = await app.addPerson()
        const news = await app.send('POST', '/newsletter', { json: { email: person.email } })
        expect([news.status, await subscribed()]).toEqual([200, 1])
        const verify = 'update users set email_verified = $1 where id = $2'
        await database().pool.query(verify, [isVerified, person.id])
        expect((await remove(goodPassword)).status).toBe(200)
        expect(await subscribed()).toBe(isVerified ? 0 : 1)
      }
    })

    test('takes the count of wrong passwords for its address with it', async () => {
      const failures = async () => (await database().pool.query('select 1 from sign_in_failures')).rows.length
      const before = await failures()
      const json = { email: person.email, password: 'a wrong password here' }
      expect((await app.send('POST', '/auth/sign-in', { json })).status).toBe(401)
      expect(await failures()).toBeGreaterThan(before)
      await remove(goodPassword)
      expect(await failures()).toBe(before)
    })

    test('needs the right password, and a wrong one deletes nothing', async () => {
      expect((await remove('a wrong password here')).status).toBe(422)
      expect((await remove('')).status).toBe(422)
      expect((await app.send('POST', '/api/account/delete', { cookie: person.cookie })).status).toBe(400)
      expect((await app.send('GET', '/api/export', { cookie: person.cookie })).status).toBe(200)
    })

    test('ends a paid plan at the payment service, without the name of who is gone', async () => {
      const customer = `cus_${randomUUID().slice(0, 8)}`
      await database().pool.query(
        `insert into billing_customers (user_id, provider, customer_id) values ($1, 'practice', $2)`,
        [person.id, customer],
      )
      await remove(goodPassword)
      const orders = await database().pool.query('select kind from jobs where key = $1', [
        `billing-cancel:${customer}`,
      ])
      expect(orders.rows).toEqual([{ kind: 'billing-cancel' }])
    })

    test('ends an answer that is being written, and nothing of it comes back', async () => {
      model.setMode('slow')
      model.setDelay(20)
      const asking = app.send('POST', '/functions/v1/claude-proxy', {
        cookie: person.cookie,
        json: bodyOf({}),
        headers: { 'idempotency-key': randomUUID(), accept: 'text/event-stream' },
      })
      const reply = await asking
      const stream = reply.body?.getReader()
      await stream?.read()
      await remove(goodPassword)
      for (;;) if ((await stream?.read())?.done !== false) break
      model.setMode('good')
      expect(model.openAnswers()).toBe(0)
      expect(await traces([person.id])).not.toHaveProperty('conversations')
      expect(await traces([person.id])).not.toHaveProperty('generations')
    })

    test('a question that arrives in the same moment is refused as signed out, and leaves nothing', async () => {
      const asked = Array.from({ length: 4 }, () =>
        app.send('POST', '/functions/v1/claude-proxy', {
          cookie: person.cookie,
          json: bodyOf({}),
          headers: { 'idempotency-key': randomUUID() },
        }),
      )
      const [gone, ...replies] = await Promise.all([remove(goodPassword), ...asked])
      expect(gone?.status).toBe(200)
      for (const { status } of replies) expect([200, 401, 429, 502]).toContain(status)
      for (const table of ['conversations', 'generations']) {
        expect(await traces([person.id])).not.toHaveProperty(table)
      }
    })

    test('another account and its child are untouched', async () => {
      const other = await app.addPerson()
      const otherChild = await app.addChild(other)
      await fillPersonRows(database(), { person: other, child: otherChild })
      const email = `ann-${randomUUID()}@example.org`
      await database().pool.query('update users set email = $1 where id = $2', [email, person.id])
      // A mail to an address that ends as the deleted one does.
      await database().pool.query(
        `insert into jobs (kind, payload, run_at) values ('mail', jsonb_build_object('to', $1::text), now())`,
        [`jo${email}`],
      )
      const before = await traces([other.id, otherChild, other.email, `jo${email}`])
      await remove(goodPassword)
      expect(await traces([other.id, otherChild, other.email, `jo${email}`])).toEqual(before)
    })
  })

  describe('deletion of a part', () => {
    test('of a child profile takes everything of the child, and its grown-up stays', async () => {
      await fillPersonRows(database(), { person, child })
      const gone = await app.send('DELETE', `/api/children/${child}`, { cookie: person.cookie })
      expect(gone.status).toBe(200)
      expect(Object.keys(await traces([child]))).toEqual(['consents'])
      expect((await app.send('GET', '/api/export', { cookie: person.cookie })).status).toBe(200)
    })

    test('of all history takes conversations, drafts and answers on their way, of that reader alone', async () => {
      await fillPersonRows(database(), { person, child })
      const path = `/api/children/${child}/conversations`
      const reply = await app.send('DELETE', path, { cookie: person.cookie })
      expect(await reply.json()).toMatchObject({ deleted: 1 })
      const left = Object.keys(await traces([child]))
      for (const table of ['conversations', 'drafts', 'generations']) expect(left).not.toContain(table)
      expect(Object.keys(await traces([person.id]))).toContain('conversations')
      const own = await app.send('DELETE', '/api/conversations', { cookie: person.cookie })
      expect(await own.json()).toMatchObject({ deleted: 1 })
      expect(Object.keys(await traces([person.id]))).not.toContain('conversations')
    })

    test('of one conversation of a child is for its grown-up alone', async () => {
      await fillPersonRows(database(), { person, child })
      const { rows } = await database().pool.query('select id from conversations where user_id = $1', [child])
      const path = `/api/children/${child}/conversations/${rows[0].id}`
      const other = await app.addPerson()
      const otherChild = await app.addChild(other)
      for (const wrong of [path, `/api/children/${otherChild}/conversations/${rows[0].id}`]) {
        expect((await app.send('DELETE', wrong, { cookie: other.cookie })).status).toBe(404)
        expect((await app.send('GET', `${wrong}/download`, { cookie: other.cookie })).status).toBe(404)
      }
      expect((await app.send('GET', `${path}/download`, { cookie: person.cookie })).status).toBe(200)
      expect((await app.send('DELETE', path, { cookie: person.cookie })).status).toBe(200)
      expect((await app.send('DELETE', path, { cookie: person.cookie })).status).toBe(404)
    })
  })
})
