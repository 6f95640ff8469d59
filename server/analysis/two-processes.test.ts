import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '#server/database/open-database'
import { ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { type DatabaseLocation, hasPostgres, postgresLocation, silentLog } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'

const longText = `${'The words show fear. '.repeat(20)}\n\nThe end — 😀.`

let service: ModelService
beforeAll(async () => {
  service = await startModelService({ text: longText })
})
afterAll(() => service.close())
beforeEach(() => {
  service.setMode('good')
  service.setDelay(25)
  service.calls.length = 0
})

describe.runIf(hasPostgres())('two processes on one PostgreSQL', () => {
  let location: DatabaseLocation
  let databases: [Database, Database]
  beforeAll(async () => {
    location = await postgresLocation()
    const first = await openDatabase(location.settings, silentLog)
    databases = [first, await openDatabase(location.settings, silentLog)]
  })
  afterAll(async () => {
    await Promise.all(databases.map((database) => database.close()))
    await location.remove()
  })
  function bothWithModel() {
    return databases.map((database) => createAnalysisApp(database, { modelUrl: service.url })) as [
      ReturnType<typeof createAnalysisApp>,
      ReturnType<typeof createAnalysisApp>,
    ]
  }

  /** A demo and a signed-in person ask alike. */
  async function bothKinds() {
    return [{}, { viewer: await createViewer(databases[0]) }]
  }

  test('an answer written by one process can be followed and resumed from the other, also in the middle of a word', async () => {
    service.setMode('slow')
    const [one, other] = bothWithModel()
    for (const who of await bothKinds()) {
      const partial = await listen(await post(one, who), (text) => text.length > 60)
      const path = `/functions/v1/generations/${partial.start.generationId}`
      const headers = { 'last-event-id': '7' }
      const sender = { ...who, cookie: partial.cookie }
      const there = await listen(await other.fetch(path, { ...sender, headers }))
      expect(longText.slice(0, 7) + there.text).toBe(longText)
      const final = { state: 'done', saved: true, answeredBy: { reader: 'claude' } }
      expect(there.final).toMatchObject(final)
      // Once ended, both processes send the same, with what a follow-up needs.
      const again = await Promise.all(
        [one, other].map(async (app) => listen(await app.fetch(path, { ...sender, headers }))),
      )
      for (const { text, final: end } of again) expect([text, end]).toEqual([there.text, there.final])
      const conversationId = there.final?.conversationId
      const followUp = { answer: longText, question: 'Which word shows it?' }
      const next = await ask(other, { ...sender, conversationId, followUp })
      expect(next.final?.state).toBe('done')
      if (!('viewer' in who)) expect([there.final, next.final].map((end) => end?.promptsLeft)).toEqual([4, 3])
    }
  })

  test('a stop sent to the other process ends the call; both return the same text, and it is stored', async () => {
    service.setMode('slow')
    service.setDelay(25)
    const [one, other] = bothWithModel()
    for (const who of await bothKinds()) {
      const first = await listen(await post(one, who), (text) => text.length > 20)
      const sender = { ...who, cookie: first.cookie }
      const path = `/functions/v1/generations/${first.start.generationId}`
      const follower = listen(await one.fetch(path, sender))
      expect((await other.fetch(`${path}/stop`, { method: 'POST', ...sender })).status).toBe(204)
      const ended = await follower
      const again = await listen(await other.fetch(path, sender))
      expect([ended.final?.state, again.final?.state]).toEqual(['interrupted', 'interrupted'])
      expect(ended.text.length).toBeGreaterThan(20)
      expect(again.text).toBe(ended.text)
      await expect.poll(() => service.openAnswers()).toBe(0)
    }
  })

  test('an answer whose process is gone ends by its lease, with its text, and its reader is not refused', async () => {
    service.setMode('slow')
    const [one] = bothWithModel()
    for (const who of await bothKinds()) {
      const lost = await openDatabase(location.settings, silentLog)
      const dying = createAnalysisApp(lost, { modelUrl: service.url })
      const heard = await listen(await post(dying, who), (text) => text.length > 60)
      const sender = { ...who, cookie: heard.cookie }
      const path = `/functions/v1/generations/${heard.start.generationId}`
      const rows = () =>
        databases[0].pool.query('select text from generations where id = $1', [heard.start.generationId])
      await expect.poll(async () => (await rows()).rows[0]?.text).not.toBe('')
      // From now on it can tell nobody that it lives.
      await lost.close()
      service.setMode('good')
      const [rest, next] = await Promise.all([
        listen(await one.fetch(path, sender)),
        ask(one, { ...sender, conversationId: undefined }),
      ])
      expect(rest.final).toMatchObject({ state: 'interrupted', error: { error: 'answer_failed' } })
      expect(rest.text).not.toBe('')
      expect(longText.startsWith(rest.text)).toBe(true)
      // Whoever heard more than was stored is told what is kept.
      const headers = { 'last-event-id': String(rest.text.length + 9) }
      const heardMore = await listen(await one.fetch(path, { ...sender, headers }))
      expect([heardMore.text, heardMore.final?.text]).toEqual(['', rest.text])
      expect(next).toMatchObject({ text: longText, final: { state: 'done' } })
      service.setMode('slow')
    }
  })

  test('a reader of a demo whose answer is being written elsewhere is refused, and that answer goes on', async () => {
    service.setMode('slow')
    const [one, other] = bothWithModel()
    const response = await post(one, {})
    const cookie = response.headers.get('set-cookie')?.split(';')[0]
    const refused = await post(other, { cookie })
    expect([refused.status, await refused.json()]).toMatchObject([429, { error: 'answer_running' }])
    expect((await listen(response)).text).toBe(longText)
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
