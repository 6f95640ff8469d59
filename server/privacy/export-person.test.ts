import { strFromU8, unzipSync } from 'fflate'
import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '#tests/database'
import { fillPersonRows } from '#tests/person-rows'
import { openWholeApp, type Person, type WholeApp } from '#tests/whole-app'
import { personTables } from './person-tables.ts'

eachDatabase(({ database }) => {
  let app: WholeApp
  let person: Person
  let child: string

  beforeEach(async () => {
    app = openWholeApp(database())
    person = await app.addPerson()
    child = await app.addChild(person)
  })

  async function archive(path = '/api/export', by = person): Promise<Record<string, string>> {
    const reply = await app.send('GET', path, { cookie: by.cookie })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/zip'])
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()))
    return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
  }

  test('an export holds every row of the account and of its child, and no secret', async () => {
    const marks = await fillPersonRows(database(), { person, child })
    const files = await archive()
    const all = Object.values(files).join('\n')
    for (const { table, leftOut } of personTables) {
      const mark = marks[table]
      if (!mark) throw new Error(`tests/person-rows.ts makes no row of ${table}`)
      if (leftOut) expect([table, all.includes(mark)]).toEqual([table, false])
      else expect([table, all.includes(mark)]).toEqual([table, true])
    }
    expect(all).toContain(person.email)
    expect(all).toContain('"kind": "profile_added"')
    const { rows } = await database().pool.query('select token from sessions where user_id = $1', [person.id])
    for (const { token } of rows) expect(all).not.toContain(token)
    expect(all).not.toContain('$argon2id$')
  })

  test('an export has each conversation as text that a person can read, in a folder for each reader', async () => {
    await fillPersonRows(database(), { person, child })
    const files = await archive()
    const names = Object.keys(files)
    expect(names).toContain('READ-ME.txt')
    expect(JSON.parse(files['data.json'] ?? '')).toHaveProperty('drafts')
    const texts = names.filter((name) => name.endsWith('.txt') && name !== 'READ-ME.txt')
    expect(texts.map((name) => name.split('/')[0]).sort()).toEqual([
      'conversations-of-child-1-Robin',
      'conversations-of-the-account',
    ])
    expect(files[texts[0] ?? '']).toContain('USER:')
  })

  test('an export has the newsletter of a proven address, and of no other', async () => {
    const { pool } = database()
    await pool.query('insert into newsletter_subscribers (email, requested_at) values ($1, now())', [
      person.email,
    ])
    const newsletter = async () => JSON.parse((await archive())['data.json'] ?? '').newsletter_subscribers
    expect(await newsletter()).toEqual([])
    await pool.query('update users set email_verified = true where id = $1', [person.id])
    expect(await newsletter()).toMatchObject([{ email: person.email, state: 'pending' }])
  })

  test('an export of 500 conversations is whole', async () => {
    await database().pool.query(
      `insert into conversations (user_id, grade_level, content_type, preview, conversation_data)
       select $1, 'middle', 'poetry', 'p' || n,
         jsonb_build_array(jsonb_build_object('role', 'user', 'content', 'number ' || n || ' ' || repeat('x', 2000), 'timestamp', 't'))
       from generate_series(1, 500) n`,
      [child],
    )
    const files = await archive(`/api/children/${child}/export`)
    const texts = Object.entries(files).filter(
      ([name]) => name.startsWith('conversations') && name.endsWith('.txt'),
    )
    const numbers = texts.map(([, text]) => Number(/number (\d+) /.exec(text)?.[1])).sort((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
  })

  test("an export is the person's own, and a child's for its grown-up alone", async () => {
    await fillPersonRows(database(), { person, child })
    const other = await app.addPerson()
    expect((await app.send('GET', `/api/children/${child}/export`, { cookie: other.cookie })).status).toBe(
      404,
    )
    const files = await archive('/api/export', other)
    expect(Object.values(files).join('\n')).not.toContain('mark-of')
    const own = Object.values(await archive(`/api/children/${child}/export`)).join('\n')
    expect(own).not.toContain(person.email)
  })

  test('an export is limited, because it is work for everybody', async () => {
    for (let index = 0; index < 6; index += 1) await archive()
    expect((await app.send('GET', '/api/export', { cookie: person.cookie })).status).toBe(429)
  })
})
