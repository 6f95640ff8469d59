import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { goodPassword } from '#tests/account-client'
import { bodyOf } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { openWholeApp, type Person, type WholeApp } from '#tests/whole-app'
import { endSignedForm, recordSignedForm } from './consent.ts'

let model: ModelService
beforeAll(async () => {
  model = await startModelService()
})
afterAll(() => model.close())

eachDatabase(({ database }) => {
  let app: WholeApp
  let person: Person

  beforeEach(async () => {
    model.calls.length = 0
    app = openWholeApp(database(), { ANTHROPIC_API_KEY: 'key', ANTHROPIC_BASE_URL: model.url })
    person = await app.addPerson()
  })

  function add(json: Record<string, unknown>, by = person) {
    return app.send('POST', '/api/children', { cookie: by.cookie, json })
  }
  function enter(child: string, by = person) {
    return app.send('POST', `/api/children/${child}/enter`, { cookie: by.cookie })
  }
  function leave(password: string, by = person) {
    return app.send('POST', '/api/children/leave', { cookie: by.cookie, json: { password } })
  }
  async function ask(by = person) {
    const reply = await app.send('POST', '/functions/v1/claude-proxy', {
      cookie: by.cookie,
      json: bodyOf({}),
      headers: { 'idempotency-key': randomUUID() },
    })
    return (await reply.json()) as {
      answeredBy: { reader: string; because?: string }
      conversationId: string
    }
  }
  const robin = { nickname: 'Robin', gradeLevel: 'middle', agreesAs: 'parent' }

  describe('a child profile', () => {
    test('is a nickname and a level, with the agreement of the grown-up on record, and nothing else', async () => {
      const id = await app.addChild(person)
      const { rows } = await database().pool.query('select * from users where id = $1', [id])
      const { id: _, created_at: __, updated_at: ___, ...row } = rows[0]
      expect(row).toEqual({
        name: '',
        email: null,
        email_verified: false,
        image: null,
        age_band: 'child',
        guardian_id: person.id,
        nickname: 'Robin',
        grade_level: 'middle',
        reading_settings: null,
      })
      const consents = await database().pool.query('select * from consents where reader_id = $1', [id])
      expect(consents.rows).toEqual([
        expect.objectContaining({
          guardian_id: person.id,
          scope: 'keep',
          method: 'ticked_in_account',
          notice_version: '3',
          withdrawn_at: null,
        }),
      ])
    })

    test('is added by a school that has the consent of a parent on paper, and the record says so', async () => {
      const reply = await add({ ...robin, agreesAs: 'school' })
      const { id } = (await reply.json()) as { id: string }
      const { rows } = await database().pool.query(
        'select method, scope from consents where reader_id = $1',
        [id],
      )
      expect(rows).toEqual([{ method: 'school_has_paper', scope: 'keep' }])
      expect((await add({ ...robin, agreesAs: 'friend' })).status).toBe(422)
    })

    test('is refused with a sentence for each wrong field', async () => {
      const reply = await add({ nickname: ' ', gradeLevel: 'kindergarten' })
      const body = (await reply.json()) as { fields: Record<string, string> }
      expect(reply.status).toBe(422)
      expect(Object.keys(body.fields).sort()).toEqual(['agreesAs', 'gradeLevel', 'nickname'])
      for (const nickname of ['a'.repeat(31), 'kim@example.org', '5551234567', '<b>']) {
        expect([nickname, (await add({ ...robin, nickname })).status]).toEqual([nickname, 422])
      }
      expect((await add({ ...robin, guardianId: 'x' })).status).toBe(422)
    })

    test('has one place on every plan and six with Team, also when many are added at once', async () => {
      const two = await Promise.all([add(robin), add({ ...robin, nickname: 'Kim' })])
      expect(two.map(({ status }) => status).sort()).toEqual([201, 403])
      await database().pool.query(
        `insert into subscriptions (user_id, status, current_period_end, subscription_tier_id)
         values ($1, 'active', now() + interval '20 days', 'price_team')`,
        [person.id],
      )
      const names = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus']
      const more = await Promise.all(names.map((nickname) => add({ ...robin, nickname })))
      expect(more.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 403, 403])
    })

    test('is not for a student of 13 to 17, nor made by a child', async () => {
      const teen = await app.addPerson({ ageBand: 'teen' })
      expect((await add(robin, teen)).status).toBe(403)
      await enter(await app.addChild(person))
      expect((await add({ ...robin, nickname: 'Kim' })).status).toBe(403)
    })

    test("can't be entered or changed by another grown-up", async () => {
      const child = await app.addChild(person)
      const other = await app.addPerson()
      for (const id of [child, randomUUID(), 'x', other.id]) {
        expect((await enter(id, other)).status).toBe(404)
        const json = { nickname: 'Mine', gradeLevel: 'high' }
        expect((await app.send('PUT', `/api/children/${id}`, { cookie: other.cookie, json })).status).toBe(
          404,
        )
      }
    })
  })

  describe('while a child reads', () => {
    test('the account asks for its password before the grown-up is back', async () => {
      const child = await app.addChild(person)
      expect((await enter(child)).status).toBe(200)
      expect((await app.send('GET', '/account', { cookie: person.cookie })).headers.get('location')).toBe(
        '/ask-your-grown-up',
      )
      const wrong = await leave('not the password at all')
      expect([wrong.status, await wrong.json()]).toMatchObject([
        422,
        { fields: { password: 'That password doesn’t match this account.' } },
      ])
      expect((await leave('')).status).toBe(422)
      expect((await app.send('GET', '/api/export', { cookie: person.cookie })).status).toBe(403)
      expect((await leave(goodPassword)).status).toBe(200)
      expect((await app.send('GET', '/account', { cookie: person.cookie })).status).toBe(200)
    })

    test('wrong passwords make the next try wait', async () => {
      await enter(await app.addChild(person))
      for (let index = 0; index < 5; index += 1) await leave('a wrong guess of a child')
      expect((await leave(goodPassword)).status).toBe(429)
    })

    test('no call outside of the list of a child is answered, whatever comes to the server later', async () => {
      await enter(await app.addChild(person))
      for (const [method, path] of [
        ['POST', '/api/something-new'],
        ['GET', '/api/something-new'],
        ['POST', '/functions/v1/create-checkout-session'],
        ['POST', '/functions/v1/claude-proxy-demo'],
        ['POST', '/newsletter'],
        ['DELETE', '/api/conversations'],
      ] as const) {
        const json = method === 'POST' ? {} : undefined
        const reply = await app.send(method, path, { cookie: person.cookie, json })
        expect([method, path, reply.status]).toEqual([method, path, 403])
      }
      expect((await app.send('GET', '/demo', { cookie: person.cookie })).headers.get('location')).toBe(
        '/home',
      )
    })

    test('the history is its own', async () => {
      const mine = await ask()
      await enter(await app.addChild(person))
      const path = '/api/conversations?gradeLevel=middle&contentType=fiction'
      const list = await app.send('GET', path, { cookie: person.cookie })
      expect(((await list.json()) as { items: unknown[] }).items).toEqual([])
      const open = await app.send('GET', `/api/conversations/${mine.conversationId}`, {
        cookie: person.cookie,
      })
      expect(open.status).toBe(404)
    })

    test('a session of the grown-up on another device stays the grown-up', async () => {
      await enter(await app.addChild(person))
      const elsewhere = await app.openSession(person.id)
      expect((await app.send('GET', '/account', { cookie: elsewhere.cookie })).status).toBe(200)
    })
  })

  describe('an AI service', () => {
    test('gets no word of a child without a signed form, and the answer says why', async () => {
      expect((await ask()).answeredBy.reader).toBe('claude')
      model.calls.length = 0
      await enter(await app.addChild(person))
      expect((await ask()).answeredBy).toEqual({ reader: 'built-in', because: 'no_consent' })
      expect(model.calls).toEqual([])
    })

    test('answers with a recorded form, and stops at once when the grown-up, and nobody else, takes it back', async () => {
      const child = await app.addChild(person)
      await recordSignedForm(app.runtime, child.slice(0, 8), 'binder 4, page 2')
      await enter(child)
      expect((await ask()).answeredBy.reader).toBe('claude')
      await leave(goodPassword)
      const takeBack = (by: Person) =>
        app.send('DELETE', `/api/children/${child}/consent`, { cookie: by.cookie })
      expect((await takeBack(await app.addPerson())).status).toBe(404)
      expect((await takeBack(person)).status).toBe(200)
      model.calls.length = 0
      await enter(child)
      expect((await ask()).answeredBy).toEqual({ reader: 'built-in', because: 'no_consent' })
      expect(model.calls).toEqual([])
    })

    test('is turned on by nobody who has no form, no code or no such child', async () => {
      const child = await app.addChild(person)
      await expect(recordSignedForm(app.runtime, child, ' ')).rejects.toThrow(
        'Say where the signed form is kept.',
      )
      await expect(recordSignedForm(app.runtime, '%', 'binder')).rejects.toThrow('has 8 characters')
      const grownUp = recordSignedForm(app.runtime, person.id.slice(0, 8), 'binder')
      await expect(grownUp).rejects.toThrow('No child profile has this code.')
      await expect(endSignedForm(app.runtime, child)).rejects.toThrow(
        'No signed form of this child is recorded.',
      )
      const plain = openWholeApp(database())
      await expect(recordSignedForm(plain.runtime, child, 'binder')).rejects.toThrow(
        'No AI service is set up',
      )
    })

    test('needs a new form when it is another service, because the notice names another one', async () => {
      const child = await app.addChild(person)
      await recordSignedForm(app.runtime, child, 'binder 4')
      app = openWholeApp(database(), { OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_MODEL: 'local' })
      await enter(child)
      expect((await ask()).answeredBy.because).toBe('no_consent')
      expect(model.calls).toEqual([])
    })
  })
})
