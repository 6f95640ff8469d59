import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { latestAnswer, type Message } from '#domain/messages'
import { ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { brokenModes, type ModelService, startModelService } from '#tests/fakes/model-service'

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
  async function count(table: string, where: string): Promise<number> {
    const { rows } = await location
      .database()
      .pool.query(`select count(*)::int as n from ${table} where ${where}`)
    return rows[0].n
  }
  function withModel(options: Parameters<typeof createAnalysisApp>[1] = {}) {
    return createAnalysisApp(location.database(), { modelUrl: service.url, ...options })
  }
  async function messagesOf(id: string | undefined): Promise<Message[]> {
    const { rows } = await location
      .database()
      .pool.query('select conversation_data from conversations where id = $1', [id])
    return rows[0]?.conversation_data ?? []
  }

  describe.each(['claude', 'openai-compatible'] as const)('with the reader %s', (protocol) => {
    const brokenOff = new Set([
      'stall-middle',
      'clean-half',
      'reset-half',
      'error-event',
      'broken-json',
      'drip',
    ])

    test.each(brokenModes)('a broken service ends in a state that is reported: %s', async (mode) => {
      const app = withModel({ protocol })
      const viewer = await createViewer(location.database())
      service.setMode(mode)
      if (mode === 'drip') service.setDelay(100)
      const heard = await ask(app, { viewer })
      const { state, answeredBy, error } = heard.final ?? {}
      if (brokenOff.has(mode)) {
        expect({ state, error: error?.error }).toEqual({ state: 'interrupted', error: 'answer_failed' })
        expect(longText.startsWith(heard.text)).toBe(true)
        expect(heard.text.length).toBeGreaterThan(mode === 'drip' ? 3 : 20)
      } else if (mode === 'max-tokens')
        expect({ state, error }).toEqual({ state: 'interrupted', error: undefined })
      else if (mode.startsWith('refusal')) {
        expect({ state, answeredBy }).toEqual({
          state: 'refused',
          answeredBy: { reader: 'built-in', because: 'refused' },
        })
        expect(heard.text).toContain('## 2. Clues in the words')
      } else {
        expect({ state, answeredBy }).toEqual({
          state: 'done',
          answeredBy: { reader: 'built-in', because: mode === '413' ? 'too_long' : 'failed' },
        })
      }
      const stored = latestAnswer(await messagesOf(heard.final?.conversationId))
      expect(stored?.content).toBe(heard.text)
      expect(stored?.incomplete === true).toBe(state === 'interrupted')
      expect(JSON.stringify(heard.final)).not.toContain('secret-detail')
    })
  })

  test('an answer that breaks off early uses no prompt and no model answer', async () => {
    service.setText('One two three four.')
    service.setMode('clean-half')
    const app = withModel()
    const demo = await ask(app, {})
    expect(demo.final).toMatchObject({ state: 'interrupted', promptsLeft: 5 })
    const viewer = await createViewer(location.database())
    await ask(app, { viewer })
    expect(await count('model_answers', `user_id = '${viewer.userId}' and count > 0`)).toBe(0)
    service.setText(longText)
  })

  test('the elementary demo is never sent to a model', async () => {
    const heard = await ask(withModel(), { gradeLevel: 'elementary' })
    expect(heard.final?.answeredBy).toEqual({ reader: 'built-in', because: 'demo_level' })
    expect(service.calls).toHaveLength(0)
  })

  test('past the number of new demos in one network a new one gets the built-in reader', async () => {
    const app = withModel()
    const name = 'demo:203.0.113.0/24'
    await location
      .database()
      .pool.query(`insert into counters values ('${name}:hour', 60, now() + interval '1 hour')`)
    const heard = await ask(app, { address: '203.0.113.9' })
    expect(heard.final?.answeredBy).toEqual({ reader: 'built-in', because: 'busy' })
    const again = await ask(app, { address: '203.0.113.9', cookie: heard.cookie })
    expect(again.final?.answeredBy.reader).toBe('built-in')
    expect(service.calls).toHaveLength(0)
  })

  test('a spent daily budget and a spent daily number lead to the built-in reader', async () => {
    const viewer = await createViewer(location.database())
    const poor = withModel({ settings: { AI_DAILY_BUDGET_USD: '0.0001' } })
    expect((await ask(poor, { viewer })).final?.answeredBy.because).toBe('budget')
    await location
      .database()
      .pool.query(
        'insert into model_answers values ($1, current_date, 10) on conflict (user_id, day) do update set count = 10',
        [viewer.userId],
      )
    expect((await ask(withModel(), { viewer })).final?.answeredBy.because).toBe('daily_number')
    expect(service.calls).toHaveLength(0)
  })

  test('an answer that can’t be stored is reported as not saved, and is stored later', async () => {
    service.setMode('slow')
    service.setDelay(4)
    const app = withModel()
    const viewer = await createViewer(location.database())
    const { pool } = location.database()
    const { start } = await listen(await post(app, { viewer }), (text) => text !== '')
    const path = `/functions/v1/generations/${start.generationId}`
    const other = await app.fetch(path, { viewer })
    const refuse = `create or replace function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`
    await pool.query(refuse)
    await pool.query(
      'create trigger refuse before update on conversations for each row execute function refuse()',
    )
    const heard = await listen(other)
    expect(heard).toMatchObject({ text: longText, final: { state: 'done', saved: false } })
    await pool.query('drop trigger refuse on conversations')
    await expect
      .poll(async () => (await messagesOf(start.conversationId)).length, { timeout: 10_000 })
      .toBe(2)
    const again = await listen(await app.fetch(path, { viewer }))
    expect(again.final).toMatchObject({ state: 'done', saved: true })
  })
})
