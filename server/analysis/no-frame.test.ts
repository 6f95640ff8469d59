import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#domain/messages'
import { ask, createAnalysisApp, createViewer, listen } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'
import { referenceAnswer, referenceCase } from '../../close-reading/rubric/reference-answer.fixture.ts'

const { passage, question, title, author, gradeLevel, contentType } = referenceCase
const peter = { passage, question, title, author, gradeLevel, contentType }
const good = referenceAnswer.trim()
const apology = "I'm sorry, but I can't help with that request."
const spanish = [
  '**En resumen:** Peter tiene mucho miedo.',
  ...['Qué dice el texto', 'Pistas', 'Sentimientos', 'Qué puede significar', 'Cómo hallarlo'].map(
    (heading, at) => `## ${at + 1}. ${heading}\nPeter llora porque está atrapado.`,
  ),
].join('\n\n')
const replaced = { reader: 'built-in', because: 'no_frame' }

let service: ModelService
beforeAll(async () => {
  service = await startModelService({ text: good })
})
afterAll(() => service.close())
beforeEach(() => {
  service.setText(good)
  service.calls.length = 0
})

eachDatabase((location) => {
  const withModel = () => createAnalysisApp(location.database(), { modelUrl: service.url, corrects: true })

  /** Asks about Peter; the model writes the same words each time. */
  async function askPeter(text: string) {
    const app = withModel()
    const viewer = await createViewer(location.database())
    service.setText(text)
    const heard = await ask(app, { viewer, ...peter })
    const reply = await app.fetch(`/api/conversations/${heard.final?.conversationId}`, { viewer })
    const stored = ((await reply.json()) as { messages: Message[] }).messages.at(-1)
    return { app, viewer, heard, stored }
  }

  test.each([
    ['an apology', apology],
    ['another language', spanish],
    ['headings with nothing under them', good.replace(/^[^#\n].*$/gm, '')],
  ])(
    'without five steps after its correction an answer gives its place and is not counted: %s',
    async (_, text) => {
      const { app, viewer, heard, stored } = await askPeter(text)
      expect(heard).toMatchObject({ isCorrecting: true, final: { state: 'done', answeredBy: replaced } })
      expect(heard.final?.text).toContain('## 2. Clues in the words')
      expect(heard.final?.check).toMatchObject({ failed: [] })
      expect(stored).toMatchObject({ content: heard.final?.text, answeredBy: replaced })
      expect(service.calls).toHaveLength(2)
      const path = `/functions/v1/generations/${heard.start.generationId}`
      const headers = { 'last-event-id': '5' }
      const again = await listen(await app.fetch(path, { viewer, headers }))
      expect(again).toMatchObject({ text: '', final: { text: heard.final?.text, answeredBy: replaced } })
      const { rows } = await location
        .database()
        .pool.query('select count from model_answers where user_id = $1', [viewer.userId])
      expect(rows).toEqual([{ count: 0 }])
      const file = await app.fetch(`/api/conversations/${heard.final?.conversationId}/download`, { viewer })
      expect(await file.text()).toContain('didn’t write the five steps')
    },
  )

  test('such a demo answer uses no prompt of the demo, and can be followed up', async () => {
    const app = withModel()
    service.queueTexts(apology, apology)
    const demo = await ask(app, { ...peter, gradeLevel: 'middle' })
    expect(demo.final).toMatchObject({ state: 'done', answeredBy: replaced, promptsLeft: 5 })
    const followUp = { answer: demo.final?.text ?? '', question: 'Is he happy?' }
    const conversationId = demo.final?.conversationId
    const next = await ask(app, {
      ...peter,
      gradeLevel: 'middle',
      cookie: demo.cookie,
      conversationId,
      followUp,
    })
    expect(next.final).toMatchObject({ state: 'done', promptsLeft: 4 })
  })

  test('an answer that is only too long stays, and so does one that sends the reader to help', async () => {
    const long = good.replace('**In short:**', `**In short:** ${'He is very sad and afraid. '.repeat(12)}`)
    const help = 'You are not alone. Please call or text 988, at any time.'
    for (const text of [long, help]) {
      const { heard, stored } = await askPeter(text)
      expect(heard.final).toMatchObject({ state: 'done', answeredBy: { reader: 'claude' } })
      expect(stored?.content).toBe(text)
    }
  })
})
