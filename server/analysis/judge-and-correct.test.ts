import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { latestAnswer, type Message } from '#domain/messages'
import { type AnalysisApp, ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { referenceAnswer, referenceCase } from '../../close-reading/rubric/reference-answer.fixture.ts'

const { passage, question, title, author, gradeLevel, contentType } = referenceCase
const peter = { passage, question, title, author, gradeLevel, contentType }
const good = referenceAnswer.trim()
/** The same answer without its headings. */
const broken = good.replace(/^## .*$/gm, '')
/** The same answer with a sign that Tonewise leaves out. */
const flawed = good.replace('.\n', '!\n')
/** Worse than `flawed`: it invents words as well. */
const worse = `${flawed}\n\nHe "sings a merry song"!`
const apology = "I'm sorry, but I can't help with that request."

let service: ModelService
beforeAll(async () => {
  service = await startModelService({ text: good })
})
afterAll(() => service.close())
beforeEach(() => {
  service.setMode('good')
  service.setDelay(4)
  service.calls.length = 0
})

eachDatabase((location) => {
  function withModel(options: Parameters<typeof createAnalysisApp>[1] = {}): AnalysisApp {
    return createAnalysisApp(location.database(), { modelUrl: service.url, corrects: true, ...options })
  }
  async function openAnswer(app: AnalysisApp, viewer: Awaited<ReturnType<typeof createViewer>>, id?: string) {
    const reply = await app.fetch(`/api/conversations/${id}`, { viewer })
    return latestAnswer(((await reply.json()) as { messages: Message[] }).messages)
  }
  async function askPeter(text: string[], options: Parameters<typeof createAnalysisApp>[1] = {}) {
    const app = withModel(options)
    const viewer = await createViewer(location.database())
    service.queueTexts(...text)
    const heard = await ask(app, { viewer, ...peter })
    return { app, viewer, heard, stored: await openAnswer(app, viewer, heard.final?.conversationId) }
  }

  describe('judging', () => {
    test('an answer that keeps every rule is kept as it came, with its count', async () => {
      const { heard, stored } = await askPeter([good])
      expect(heard).toMatchObject({ text: good, isCorrecting: false, final: { state: 'done' } })
      expect(heard.final?.check).toMatchObject({ quotations: { found: 8, all: 8, doubtful: [] }, failed: [] })
      expect(heard.final?.text).toBeUndefined()
      expect(stored?.check).toEqual(heard.final?.check)
      expect(service.calls).toHaveLength(1)
    })

    test('quotations that are invented, stitched or from elsewhere survive reopening and both downloads', async () => {
      const wrong = good
        .replace('"shed big tears"', '"danced for joy"')
        .replace('"implored him to exert himself"', '"big tears great excitement"')
        .replace('"great excitement" tell', '"to be or not to be" tell')
      const { app, viewer, heard, stored } = await askPeter([wrong])
      expect(heard.final?.check?.quotations).toEqual({
        found: 5,
        all: 8,
        doubtful: [
          { words: 'danced for joy', problem: 'absent' },
          { words: 'big tears great excitement', problem: 'joined' },
          { words: 'to be or not to be', problem: 'absent' },
        ],
      })
      expect(stored).toMatchObject({ content: wrong, check: heard.final?.check })
      for (const query of ['', '?message=1', '?format=md']) {
        const file = await app.fetch(`/api/conversations/${heard.final?.conversationId}/download${query}`, {
          viewer,
        })
        const text = await file.text()
        expect(text).toContain('Answered by an AI model')
        expect(text).toContain('5 of 8 quotations are in your passage.')
        expect(text).toContain(
          'We could not find this in your passage: “danced for joy”, “to be or not to be”.',
        )
        expect(text).toContain('not next to each other: “big tears great excitement”.')
      }
    })

    test('a statement about rhyme that the count contradicts is recorded', async () => {
      // Thomas Gray, Elegy Written in a Country Churchyard, 1751
      const elegy = `The curfew tolls the knell of parting day,
The lowing herd wind slowly o'er the lea,
The plowman homeward plods his weary way,
And leaves the world to darkness and to me.`
      service.queueTexts('The rhyme scheme is AABB.')
      const viewer = await createViewer(location.database())
      const app = withModel({ corrects: false })
      const heard = await ask(app, { viewer, contentType: 'poetry', passage: elegy })
      expect(heard.final?.check?.claims).toEqual([
        { claim: 'rhyme', says: 'AABB', counted: 'ABAB', certainty: 'clear' },
      ])
    })

    test('the built-in reader, a follow-up and a part of an answer are judged as well', async () => {
      const own = await ask(createAnalysisApp(location.database()), {
        viewer: await createViewer(location.database()),
      })
      expect(own.final?.check?.quotations?.found).toBeGreaterThan(0)
      expect(own.final?.check?.quotations?.doubtful).toEqual([])
      const { app, viewer, heard } = await askPeter([good])
      service.queueTexts('He is sad! He "danced for joy".')
      const conversationId = heard.final?.conversationId
      const followUp = { answer: '', question: 'Is he happy?' }
      const next = await ask(app, { viewer, conversationId, followUp, ...peter })
      expect(next.final?.check).toMatchObject({
        quotations: { found: 0, all: 1 },
        failed: ['M8'],
      })
      expect(next.final?.check?.repair).toBeUndefined()
      expect(service.calls).toHaveLength(2)
      service.queue('clean-half')
      const part = await ask(app, { viewer, ...peter })
      expect(part.final).toMatchObject({ state: 'interrupted', check: { failed: [] } })
    })
  })

  describe('the one correction', () => {
    test('takes the place of an answer without its headings, for everyone who listens and for good', async () => {
      const { app, viewer, heard, stored } = await askPeter([broken, good])
      expect(heard).toMatchObject({ text: broken.trim(), isCorrecting: true })
      expect(heard.final).toMatchObject({
        state: 'done',
        text: good,
        check: { failed: [], repair: 'helped' },
      })
      expect(stored).toMatchObject({ content: good, check: { repair: 'helped' } })
      expect(service.calls).toHaveLength(2)
      const turns = service.calls[1]?.body.messages as { role: string; content: string }[]
      expect(turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user'])
      expect(turns[1]?.content).toBe(broken.trim())
      expect(turns[2]?.content).toContain('- The headings are not the five steps and the check-in')

      const path = `/functions/v1/generations/${heard.start.generationId}`
      const whole = await listen(await app.fetch(path, { viewer }))
      expect(whole.text).toBe(good)
      const headers = { 'last-event-id': String(broken.trim().length) }
      const rest = await listen(await app.fetch(path, { viewer, headers }))
      expect(rest).toMatchObject({ text: '', final: { text: good, check: { repair: 'helped' } } })
      const { rows } = await location
        .database()
        .pool.query('select count from model_answers where user_id = $1', [viewer.userId])
      expect(rows).toEqual([{ count: 1 }])
    })

    test('that is worse, or the same again, leaves the first answer and says so', async () => {
      for (const second of [worse, flawed]) {
        service.calls.length = 0
        const { heard, stored } = await askPeter([flawed, second])
        expect(heard.final).toMatchObject({ state: 'done', check: { repair: 'no better' } })
        expect(heard.final?.check?.failed).toContain('M8')
        expect(heard.final?.text).toBeUndefined()
        expect(stored?.content).toBe(flawed)
        expect(service.calls).toHaveLength(2)
      }
    })

    test.each(['reset-half', 'stall-middle', 'refusal', 'max-tokens', '400'] as const)(
      'that ends with %s leaves the first answer and says so',
      async (mode) => {
        service.queue('good', mode)
        const { app, viewer, heard, stored } = await askPeter([flawed, good])
        expect(heard.final).toMatchObject({ state: 'done', saved: true, check: { repair: 'failed' } })
        expect(stored?.content).toBe(flawed)
        const file = await app.fetch(`/api/conversations/${heard.final?.conversationId}/download`, { viewer })
        expect(await file.text()).toContain('No correction came, so you see the first explanation.')
      },
    )

    test.each([
      ['the first answer, whole', flawed, { state: 'done', check: { repair: 'stopped' } }],
      ['a part of an answer where the five steps are missing', apology, { state: 'interrupted' }],
    ])('that a person stops leaves %s', async (_, first, end) => {
      const app = withModel()
      const viewer = await createViewer(location.database())
      service.queueTexts(first, good)
      service.queue('good', 'slow')
      service.setDelay(50)
      const { start } = await listen(await post(app, { viewer, ...peter }), (_, heard) => heard.isCorrecting)
      const path = `/functions/v1/generations/${start.generationId}`
      const other = await app.fetch(path, { viewer })
      expect((await app.fetch(`${path}/stop`, { method: 'POST', viewer })).status).toBe(204)
      expect(await listen(other)).toMatchObject({
        text: first,
        final: end,
      })
      await expect.poll(() => service.openAnswers()).toBe(0)
    })

    test('is not asked for when the budget of the day does not allow it', async () => {
      const app = withModel()
      const viewer = await createViewer(location.database())
      const { pool } = location.database()
      service.queueTexts(flawed)
      service.setMode('slow')
      const stream = await post(app, { viewer, ...peter })
      const first = await listen(stream, (text) => text.length > 20)
      await pool.query("update model_use set micro_dollars = 2000000000 where side = 'account'")
      const path = `/functions/v1/generations/${first.start.generationId}`
      const heard = await listen(await app.fetch(path, { viewer }))
      await pool.query("update model_use set micro_dollars = 0 where side = 'account'")
      expect(heard.final?.check?.failed).toContain('M8')
      expect(heard.final?.check?.repair).toBeUndefined()
      expect(service.calls).toHaveLength(1)
    })
  })
})
