import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { limits } from '#domain/limits'
import { ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'

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

eachDatabase((location) => {
  function withModel(options: Parameters<typeof createAnalysisApp>[1] = {}) {
    return createAnalysisApp(location.database(), { modelUrl: service.url, ...options })
  }

  test('a short answer can be resumed from every offset, from memory and from the database', async () => {
    service.setText(shortText)
    const app = withModel()
    const viewer = await createViewer(location.database())
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

  test('a conversation of an account takes 40 turns and refuses the next, and keeps what it has', async () => {
    const clock = { now: Date.now() }
    const app = createAnalysisApp(location.database(), { now: () => new Date(clock.now) })
    const viewer = await createViewer(location.database())
    const { conversationId } = (await ask(app, { viewer })).final ?? {}
    const followUp = { answer: 'x', question: 'Why is he afraid?' }
    const next = () => {
      clock.now += 60_000
      return post(app, { viewer, conversationId, followUp })
    }
    for (let turn = 2; turn <= 40; turn += 1) expect((await listen(await next())).final?.state).toBe('done')
    const refused = await next()
    expect([refused.status, await refused.json()]).toMatchObject([422, { error: 'turns_spent' }])
    const saved = await app.fetch(`/api/conversations/${conversationId}`, { viewer })
    expect(((await saved.json()) as { messages: unknown[] }).messages).toHaveLength(80)
  })

  test.each([1_000, 999])(
    'a stream that fills the longest answer in pieces of %i characters is ended',
    async (size) => {
      const piece = `${'a'.repeat(size - 1)} `
      service.setText(piece.repeat(Math.ceil((2 * limits.answerCharacters) / size)))
      service.setMode('slow')
      service.setDelay(1)
      const viewer = await createViewer(location.database())
      const heard = await ask(withModel(), { viewer })
      expect(heard.text).toHaveLength(limits.answerCharacters)
      expect(heard.final).toMatchObject({ state: 'interrupted', saved: true })
      await expect.poll(() => service.openAnswers()).toBe(0)
    },
  )

  test('over the soft limit the built-in reader answers and says why', async () => {
    service.setMode('slow')
    const app = withModel({ capacity: { softLimit: 1, hardLimit: 2 } })
    const first = await post(app, { viewer: await createViewer(location.database()) })
    const next = await ask(app, { viewer: await createViewer(location.database()) })
    expect(next.final).toMatchObject({
      state: 'done',
      answeredBy: { reader: 'built-in', because: 'busy' },
    })
    expect(service.calls).toHaveLength(1)
    expect((await listen(first)).text).toBe(longText)
    const calm = await ask(app, { viewer: await createViewer(location.database()) })
    expect(calm.final?.answeredBy.reader).toBe('claude')
  })

  test('at the hard limit a question is refused with Retry-After and stored nowhere', async () => {
    service.setMode('slow')
    const app = withModel({ capacity: { softLimit: 2, hardLimit: 3 } })
    const viewers = await Promise.all(Array.from({ length: 12 }, () => createViewer(location.database())))
    const replies = await Promise.all(viewers.map((viewer) => post(app, { viewer })))
    const refused = replies.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(9)
    for (const reply of refused) {
      expect([reply.status, Number(reply.headers.get('retry-after')) > 0]).toEqual([503, true])
      expect(await reply.json()).toMatchObject({ error: 'busy' })
    }
    const taken = replies.filter(({ status }) => status === 200)
    const answers = await Promise.all(taken.map((reply) => listen(reply)))
    const providers = answers.map(({ final }) => final?.answeredBy.reader)
    expect(providers.sort()).toEqual(['built-in', 'claude', 'claude'])
    const { rows } = await location
      .database()
      .pool.query('select count(*)::int as n from conversations where user_id = any($1)', [
        viewers.map(({ userId }) => userId),
      ])
    expect(rows[0]?.n).toBe(taken.length)
  })
})
