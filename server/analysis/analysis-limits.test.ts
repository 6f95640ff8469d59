import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/open-database'
import { ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase, hasPostgres, type Place, postgresPlace, silentLog } from '#tests/database'
import { type ModelService, startModelService } from '#tests/stand-ins/model-service'

const longText = `${'The words show fear. '.repeat(20)}\n\nThe end — 😀.`
const shortText = 'Calm — “naïve” 😀.\n- 👩‍👧 fear'

let service: ModelService
beforeAll(async () => {
  service = await startModelService()
})
afterAll(() => service.close())
beforeEach(() => {
  service.setMode('good')
  service.setText(longText)
  service.setDelay(5)
  service.calls.length = 0
})

eachDatabase((place) => {
  function withModel(options: Parameters<typeof createAnalysisApp>[1] = {}) {
    return createAnalysisApp(place.database(), { modelUrl: service.url, ...options })
  }

  test('a short answer can be taken up from each of its places, from memory and from the database', async () => {
    service.setText(shortText)
    const app = withModel()
    const viewer = await createViewer(place.database())
    for (const who of [{ viewer }, {}]) {
      const { start, cookie } = await ask(app, who)
      for (let from = 0; from <= shortText.length; from += 1) {
        const reply = await app.fetch(`/functions/v1/generations/${start.generationId}`, {
          ...who,
          cookie,
          headers: { 'last-event-id': String(from) },
        })
        const { text, final, ids } = await listen(reply)
        expect(text).toBe(shortText.slice(from))
        expect([final?.state, ids.at(-1) ?? shortText.length]).toEqual(['done', shortText.length])
      }
    }
  })

  test('past the number of model calls the built-in reader answers and says why', async () => {
    service.setMode('slow')
    const app = withModel({ room: { crowded: 1, full: 2 } })
    const first = await post(app, { viewer: await createViewer(place.database()) })
    const next = await ask(app, { viewer: await createViewer(place.database()) })
    expect(next.final).toMatchObject({
      state: 'done',
      answeredBy: { reader: 'built-in', because: 'busy' },
    })
    expect(service.calls).toHaveLength(1)
    expect((await listen(first)).text).toBe(longText)
    const calm = await ask(app, { viewer: await createViewer(place.database()) })
    expect(calm.final?.answeredBy.reader).toBe('claude')
  })

  test('far past it a question is refused with a time to come back, and stored nowhere', async () => {
    service.setMode('slow')
    const app = withModel({ room: { crowded: 2, full: 3 } })
    const viewers = await Promise.all(Array.from({ length: 12 }, () => createViewer(place.database())))
    const replies = await Promise.all(viewers.map((viewer) => post(app, { viewer })))
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(9)
    for (const reply of refused) {
      expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([503, true])
      expect(await reply.json()).toMatchObject({ error: 'busy' })
    }
    const taken = replies.filter(({ status }) => status === 200)
    const answers = await Promise.all(taken.map((reply) => listen(reply)))
    const readers = answers.map(({ final }) => final?.answeredBy.reader)
    expect(readers.sort()).toEqual(['built-in', 'claude', 'claude'])
    const { rows } = await place
      .database()
      .pool.query('select count(*)::int as n from conversations where user_id = any($1)', [
        viewers.map(({ userId }) => userId),
      ])
    expect(rows[0]?.n).toBe(taken.length)
  })
})

describe.runIf(hasPostgres())('two processes on one PostgreSQL', () => {
  let place: Place
  let databases: [Database, Database]
  beforeAll(async () => {
    place = await postgresPlace()
    const first = await openDatabase(place.settings, silentLog)
    databases = [first, await openDatabase(place.settings, silentLog)]
  })
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await place.remove()
  })
  function bothWithModel() {
    return databases.map((database) => createAnalysisApp(database, { modelUrl: service.url })) as [
      ReturnType<typeof createAnalysisApp>,
      ReturnType<typeof createAnalysisApp>,
    ]
  }

  test('an answer that one writes is followed and taken up from the other', async () => {
    service.setMode('slow')
    const [one, other] = bothWithModel()
    const viewer = await createViewer(databases[0])
    const here = await listen(await post(one, { viewer }), (text) => text.length > 60)
    const path = `/functions/v1/generations/${here.start.generationId}`
    const headers = { 'last-event-id': String(here.text.length) }
    const there = await listen(await other.fetch(path, { viewer, headers }))
    expect(here.text + there.text).toBe(longText)
    expect(there.final).toMatchObject({ state: 'done', answeredBy: { reader: 'claude' } })
  })

  test('a stop that reaches the other one ends the call, and both tell the same end', async () => {
    service.setMode('slow')
    service.setDelay(25)
    const [one, other] = bothWithModel()
    const viewer = await createViewer(databases[0])
    const { start } = await listen(await post(one, { viewer }), (text) => text.length > 20)
    const path = `/functions/v1/generations/${start.generationId}`
    const follower = await one.fetch(path, { viewer })
    expect((await other.fetch(`${path}/stop`, { method: 'POST', viewer })).status).toBe(204)
    const told = await listen(follower)
    expect(told.final?.state).toBe('interrupted')
    const again = await listen(await other.fetch(path, { viewer }))
    expect(again.final?.state).toBe('interrupted')
    await expect.poll(() => service.openAnswers()).toBe(0)
  })

  test('the same question posted to both is one call and one answer', async () => {
    const [one, other] = bothWithModel()
    const viewer = await createViewer(databases[0])
    const key = crypto.randomUUID()
    const posts = [one, other, one, other].map((app) => ask(app, { viewer, key }))
    const answers = await Promise.all(posts)
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([longText]))
    expect(new Set(answers.map(({ start }) => start.generationId)).size).toBe(1)
    expect(service.calls).toHaveLength(1)
  })
})
