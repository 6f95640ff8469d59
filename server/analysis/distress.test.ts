import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Message } from '#domain/messages'
import type { Viewer } from '#server/viewer'
import { ask, createAnalysisApp, createViewer, listen, post } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'
import { type ModelService, startModelService } from '#tests/fakes/model-service'

eachDatabase((location) => {
  const possible = 'no one would miss me'
  const clear = 'can you explain stanza 2. also i dont want to live anymore'

  function child(viewer: Viewer): Viewer {
    return { ...viewer, ageBand: 'child' }
  }

  async function count(table: string, viewer: Viewer): Promise<number> {
    const { rows } = await location
      .database()
      .pool.query(`select count(*)::int as n from ${table} where user_id = $1`, [viewer.userId])
    return rows[0]?.n as number
  }

  test('words that may be of distress: the question is answered, our note stands beside the text', async () => {
    const app = createAnalysisApp(location.database())
    const demo = await ask(app, { question: possible })
    expect(demo.start.note).toMatch(/988[\s\S]*findahelpline\.com[\s\S]*read on\.$/)
    expect(demo.text).not.toContain('988')
    expect(demo.final).toMatchObject({ state: 'done', answeredBy: { reader: 'built-in' }, promptsLeft: 4 })

    const viewer = await createViewer(location.database())
    const heard = await ask(app, { viewer, question: possible })
    const whole = await post(app, { viewer, question: possible, accept: 'application/json' })
    expect(await whole.json()).toMatchObject({ content: [{ text: heard.start.note }, { text: heard.text }] })
    const saved = await app.fetch(`/api/conversations/${heard.final?.conversationId}`, { viewer })
    expect(await saved.json()).toMatchObject({ messages: [{}, { note: heard.start.note }] })
    const again = await listen(
      await app.fetch(`/functions/v1/generations/${heard.start.generationId}`, { viewer }),
    )
    expect(again.start.note).toBe(heard.start.note)
    expect((await ask(app, { viewer })).start.note).toBeUndefined()
  })

  test('a passage in the question box is read as the passage, and the box is heard as typed', async () => {
    const app = createAnalysisApp(location.database())
    const viewer = await createViewer(location.database())
    const scene = 'Oskar pulled his feet under the bench. He did not take off his jacket at recess. '
      .repeat(2)
      .trim()
    const asked = await ask(app, { viewer, question: `is oskar cold?\n\n${scene}`, passage: '' })
    const saved = await app.fetch(`/api/conversations/${asked.final?.conversationId}`, { viewer })
    const { messages } = (await saved.json()) as { messages: Message[] }
    expect(messages[0]?.content).toMatchObject({ question: 'is oskar cold?', passage: scene })
    const pasted = `${clear}\n${scene}\nwhat should i do?`
    const heard = await ask(app, { viewer, question: pasted, passage: '' })
    expect(heard.final).toMatchObject({ answeredBy: { reader: 'help' } })
  })

  test('a follow-up is heard like a first question', async () => {
    const app = createAnalysisApp(location.database())
    const viewer = await createViewer(location.database())
    const conversationId = (await ask(app, { viewer })).final?.conversationId
    const note = await ask(app, { viewer, conversationId, followUp: { answer: 'x', question: possible } })
    expect(note.start.note).toContain('988')
    const help = await ask(app, { viewer, conversationId, followUp: { answer: 'x', question: clear } })
    expect(help.final).toMatchObject({ answeredBy: { reader: 'help' }, conversationId })
    const saved = await app.fetch(`/api/conversations/${conversationId}`, { viewer })
    expect(await saved.text()).not.toContain('live anymore')
  })

  test("a child's words of distress join no history and no draft, so that no grown-up reads them here", async () => {
    const app = createAnalysisApp(location.database())
    const viewer = child(await createViewer(location.database()))
    const first = await ask(app, { viewer, question: possible })
    expect(first.start.note).toContain('988')
    expect(first.final).toMatchObject({ state: 'done' })
    expect(first.final?.conversationId).toBeUndefined()
    expect(await count('conversations', viewer)).toBe(0)

    const conversationId = (await ask(app, { viewer })).final?.conversationId
    const followUp = { answer: 'x', question: possible }
    const next = await ask(app, { viewer, conversationId, followUp })
    expect(next.start.note).toContain('988')
    const saved = await app.fetch(`/api/conversations/${conversationId}`, { viewer })
    const text = await saved.text()
    expect(text).not.toContain('miss me')
    // As a word: the ids in it hold any digits.
    expect(text).not.toMatch(/\b988\b/)

    const path = `/api/drafts/middle/poetry/${randomUUID()}`
    const data = { question: possible, followUp: clear, checkIn: 'Line 2.', passage: 'i want to die' }
    const headers = { 'content-type': 'application/json' }
    await app.fetch(path, { viewer, method: 'PUT', headers, body: JSON.stringify({ data }) })
    expect(await (await app.fetch(path, { viewer })).json()).toMatchObject({
      data: { question: '', followUp: '', checkIn: 'Line 2.', passage: 'i want to die' },
    })
  })

  test('who was writing about the text gets the explanation, and help stays beside it; a child’s joins no history', async () => {
    const app = createAnalysisApp(location.database())
    const viewer = await createViewer(location.database())
    const extra = { isAboutText: true }
    const asked = await ask(app, { viewer, question: clear, extra })
    expect(asked.final).toMatchObject({ state: 'done', answeredBy: { reader: 'built-in' } })
    expect(asked.start.note).toMatch(/about the text[\s\S]*988/)
    expect(asked.final?.conversationId).toBeDefined()
    const own = child(await createViewer(location.database()))
    const ofChild = await ask(app, { viewer: own, question: clear, extra })
    expect(ofChild.final).toMatchObject({ state: 'done', answeredBy: { reader: 'built-in' } })
    expect(await count('conversations', own)).toBe(0)
    expect((await ask(app, { viewer, extra })).start.note).toBeUndefined()
  })

  test('an answer to a check-in is kept with its explanation; words of distress wait, and a child’s stay out', async () => {
    const app = createAnalysisApp(location.database())
    const grown = await createViewer(location.database())
    for (const viewer of [grown, child(await createViewer(location.database()))]) {
      const { final } = await ask(app, { viewer })
      const path = `/api/conversations/${final?.conversationId}`
      const give = (words: string, more = {}) =>
        app.fetch(`${path}/check-in`, {
          viewer,
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ of: final?.timestamp, words, isChoice: false, ...more }),
        })
      const saved = async () => {
        const { messages } = (await (await app.fetch(path, { viewer })).json()) as { messages: Message[] }
        return messages.flatMap((one) => (one.role === 'assistant' ? [one.checkIn?.words] : []))
      }
      expect((await give('i think he is scared because he wants to die', { reply: 'Look.' })).status).toBe(
        204,
      )
      expect(await saved()).toEqual(['i think he is scared because he wants to die'])
      expect((await give('i dont want to live anymore')).status).toBe(204)
      expect(await saved()).toEqual(['i think he is scared because he wants to die'])
      expect((await give('i dont want to live anymore', { isAboutText: true })).status).toBe(204)
      const last =
        viewer === grown ? 'i dont want to live anymore' : 'i think he is scared because he wants to die'
      expect(await saved()).toEqual([last])
      expect((await give('x', { of: 'another time' })).status).toBe(404)
      expect((await give('x'.repeat(2_001))).status).toBe(422)
      const file = await app.fetch(`${path}/download`, { viewer })
      expect(await file.text()).toContain(`Your answer to the check-in: ${last}`)
    }
    const other = await createViewer(location.database())
    const { final } = await ask(app, { viewer: grown })
    const foreign = await app.fetch(`/api/conversations/${final?.conversationId}/check-in`, {
      viewer: other,
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ of: final?.timestamp, words: 'x', isChoice: false }),
    })
    expect(foreign.status).toBe(404)
  })

  test('with a model the note is ours, and the lines are those of the operator', async () => {
    const service: ModelService = await startModelService()
    try {
      const settings = { HELP_LINES: 'Samaritans: call 116 123', SCHOOL_CONTACT: 'Ms. Rivera, room 12' }
      const app = createAnalysisApp(location.database(), { modelUrl: service.url, settings })
      const viewer = await createViewer(location.database())
      const heard = await ask(app, { viewer, question: possible })
      expect(heard.final?.answeredBy.reader).toBe('claude')
      expect(heard.start.note).toMatch(/Ms\. Rivera, room 12[\s\S]*Samaritans: call 116 123/)
      expect(heard.text).not.toContain('116 123')
      expect(JSON.stringify(service.calls.map(({ body }) => body))).not.toContain('116 123')
    } finally {
      await service.close()
    }
  })
})
