import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { latestAnswer, type Message } from '#domain/messages'
import { ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { sweepAbandoned } from './sweep.ts'

const longText = `${'The words show fear. '.repeat(30)}\n\nThe end — 😀.`

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

eachDatabase((location) => {
  function withModel(options: Parameters<typeof createAnalysisApp>[1] = {}) {
    return createAnalysisApp(location.database(), { modelUrl: service.url, ...options })
  }
  async function messagesOf(id: string | undefined): Promise<Message[]> {
    const { rows } = await location
      .database()
      .pool.query('select conversation_data from conversations where id = $1', [id])
    return rows[0]?.conversation_data ?? []
  }

  test('a stop keeps the text, ends the call and reaches every listener', async () => {
    service.setMode('slow')
    const app = withModel()
    const viewer = await createViewer(location.database())
    const started = await listen(await post(app, { viewer }), (text) => text.length > 40)
    const path = `/functions/v1/generations/${started.start.generationId}`
    const other = await app.fetch(path, { viewer })
    const stop = await app.fetch(`${path}/stop`, { method: 'POST', viewer })
    expect(stop.status).toBe(204)
    const whole = await listen(other)
    expect(whole.final).toMatchObject({ state: 'interrupted', saved: true })
    expect(whole.final?.error).toBeUndefined()
    await expect.poll(() => service.openAnswers()).toBe(0)
    const [, answer] = await messagesOf(whole.final?.conversationId)
    expect(answer).toMatchObject({ content: whole.text, incomplete: true })
  })

  test('a listener that leaves does not stop the answer', async () => {
    service.setMode('slow')
    service.setDelay(2)
    const app = withModel()
    const viewer = await createViewer(location.database())
    const left = await listen(await post(app, { viewer }), (text) => text.length > 10)
    const again = await app.fetch(`/functions/v1/generations/${left.start.generationId}`, {
      viewer,
      headers: { 'last-event-id': String(left.text.length) },
    })
    const rest = await listen(again)
    expect(left.text + rest.text).toBe(longText)
    expect(rest.final?.state).toBe('done')
  })

  test('is given in one piece by its id to whoever asks for no stream, finished or not', async () => {
    service.setMode('slow')
    service.setDelay(2)
    const app = withModel()
    const viewer = await createViewer(location.database())
    const headers = { accept: 'application/json' }
    const { start } = await listen(await post(app, { viewer }), (text) => text.length > 10)
    const path = `/functions/v1/generations/${start.generationId}`
    for (const reply of [
      await app.fetch(path, { viewer, headers }),
      await app.fetch(path, { viewer, headers }),
    ])
      expect(await reply.json()).toMatchObject({
        content: [{ type: 'text', text: longText }],
        generationId: start.generationId,
        state: 'done',
        saved: true,
      })
    expect((await app.fetch(path, { headers })).status).toBe(404)
  })

  test('resuming from any offset gives the same rest, live or from the database', async () => {
    const app = withModel()
    const viewer = await createViewer(location.database())
    const { start } = await ask(app, { viewer })
    for (let from = 0; from <= longText.length; from += 37) {
      const headers = { 'last-event-id': String(from) }
      const reply = await app.fetch(`/functions/v1/generations/${start.generationId}`, { viewer, headers })
      expect((await listen(reply)).text).toBe(longText.slice(from))
    }
    const demo = await ask(app, {})
    const path = `/functions/v1/generations/${demo.start.generationId}`
    const reply = await app.fetch(path, { cookie: demo.cookie, headers: { 'last-event-id': '11' } })
    expect((await listen(reply)).text).toBe(longText.slice(11))
  })

  test('another person, another demo and nobody get 404 for a stream and for a stop', async () => {
    const app = withModel()
    const viewer = await createViewer(location.database())
    const { start } = await ask(app, { viewer })
    const stranger = await createViewer(location.database())
    const demo = await ask(app, {})
    for (const id of [start.generationId, randomUUID(), 'not-an-id']) {
      for (const who of [{ viewer: stranger }, { cookie: demo.cookie }, {}]) {
        expect((await app.fetch(`/functions/v1/generations/${id}`, who)).status).toBe(404)
        const stop = await app.fetch(`/functions/v1/generations/${id}/stop`, { method: 'POST', ...who })
        expect(stop.status).toBe(404)
      }
    }
  })

  test('a third answer at the same time is refused, and the limit a minute holds', async () => {
    // However long the test takes, it is one minute.
    const moment = new Date()
    const app = withModel({ now: () => moment })
    const viewer = await createViewer(location.database())
    // The engine's threads load, so that none of the three questions is over before another one comes in.
    await Promise.all([ask(app, {}), ask(app, {})])
    service.setMode('stall-headers')
    const replies = await Promise.all([1, 2, 3].map(() => post(app, { viewer })))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 429])
    service.setMode('good')
    for (const reply of replies.filter(({ status }) => status === 200)) await listen(reply)
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn += 1) {
      const reply = await post(app, { viewer, accept: 'application/json' })
      statuses.push(reply.status)
      if (reply.status === 429) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
  })

  test('a stopping server hands over running answers, and the next process ends them correctly', async () => {
    service.setMode('slow')
    const app = withModel({ capacity: { drainTime: 60 } })
    const viewer = await createViewer(location.database())
    const response = await post(app, { viewer })
    const demo = await post(app, {})
    const [heard, demoHeard] = await Promise.all([listen(response), listen(demo), app.analysis.drain()])
    expect([heard.isMoved, heard.final, demoHeard.isMoved]).toEqual([true, undefined, true])
    expect((await post(app, { viewer })).status).toBe(503)
    const next = withModel()
    const headers = { 'last-event-id': String(heard.text.length) }
    const path = `/functions/v1/generations/${heard.start.generationId}`
    const rest = await listen(await next.fetch(path, { viewer, headers }))
    expect(rest.final).toMatchObject({ state: 'interrupted', saved: true })
    const messages = await messagesOf(heard.start.conversationId)
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant'])
    expect(latestAnswer(messages)?.content.startsWith(heard.text)).toBe(true)
    const allowance = await next.fetch('/api/demo', { cookie: demoHeard.cookie })
    expect(await allowance.json()).toEqual({ promptsLeft: 5 })
  })

  test('the sweeper ends the answers of a killed process; question and text stay', async () => {
    const viewer = await createViewer(location.database())
    const app = withModel()
    const first = await ask(app, { viewer })
    const { pool } = location.database()
    const id = first.start.generationId
    const conversation = first.final?.conversationId
    await pool.query(
      `update generations set state = 'running', text = 'Half of', finished_at = null, heartbeat_at = now() - interval '2 minutes' where id = $1`,
      [id],
    )
    await pool.query(
      'update conversations set conversation_data = jsonb_build_array(conversation_data -> 0) where id = $1',
      [conversation],
    )
    await ask(withModel(), { viewer: await createViewer(location.database()) })
    const [question, answer] = await messagesOf(conversation)
    expect(question?.role).toBe('user')
    expect(answer).toMatchObject({ content: 'Half of', incomplete: true })
    const replay = await app.fetch(`/functions/v1/generations/${id}`, { viewer })
    expect((await listen(replay)).final).toMatchObject({ state: 'interrupted' })
  })

  test('an answer that is written here is no orphan, however late a busy machine renews its lease', async () => {
    const viewer = await createViewer(location.database())
    const app = withModel()
    const { start } = await ask(app, { viewer })
    await location
      .database()
      .pool.query(
        `update generations set state = 'running', finished_at = null, heartbeat_at = now() - interval '2 minutes' where id = $1`,
        [start.generationId],
      )
    expect(await sweepAbandoned(app.runtime, false, (id) => id === start.generationId)).toBe(0)
    expect(await sweepAbandoned(app.runtime, false, () => false)).toBe(1)
  })
})
