import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Fork } from '#close-reading'
import { limits } from '#domain/limits'
import type { Message } from '#domain/messages'
import type { Viewer } from '#server/viewer'
import { type AnalysisApp, ask, createAnalysisApp, createViewer } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'

const fork: Fork = {
  kind: 'feeling',
  lines: [
    {
      start: 42,
      end: 49,
      number: 1,
      quote: 'Go away',
      place: 'paragraph 2',
      shows: [],
    },
  ],
  readings: [
    { id: 'afraid', claim: 'She is afraid', test: 'Then she wants to be far from him.' },
    { id: 'open', claim: 'I can’t tell yet', test: '' },
  ],
}

eachDatabase(({ database }) => {
  let app: AnalysisApp
  let viewer: Viewer
  let id: string
  let of: string
  beforeEach(async () => {
    app = createAnalysisApp(database())
    viewer = await createViewer(database())
    const { final } = await ask(app, { viewer })
    id = final?.conversationId ?? ''
    of = final?.timestamp ?? ''
    await database().pool.query(
      `update conversations
       set conversation_data = jsonb_set(conversation_data, '{1,interpretation,fork}', $2) where id = $1`,
      [id, JSON.stringify(fork)],
    )
  })

  function save(given: object, by = viewer, conversation = id): Promise<Response> {
    return app.fetch(`/api/conversations/${conversation}/reading`, {
      viewer: by,
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ of, reading: 'afraid', lines: [], ...given }),
    })
  }
  async function saved() {
    const reply = await app.fetch(`/api/conversations/${id}`, { viewer })
    const { messages } = (await reply.json()) as { messages: Message[] }
    return messages.flatMap((one) => (one.role === 'assistant' ? [one.myReading] : []))[0]
  }

  test('a reading is kept with its explanation, in the words of the fork and of the passage', async () => {
    const lines = [
      { quote: 'Go away', speaks: 'for' },
      { quote: 'the old man was afraid', speaks: 'against' },
    ]
    expect((await save({ lines, afterDoubt: 'unsure' })).status).toBe(204)
    expect(await saved()).toEqual({
      reading: 'afraid',
      claim: 'She is afraid',
      lines: [
        { quote: 'Go away', place: 'paragraph 2', speaks: 'for' },
        { quote: 'the old man was afraid', place: '', speaks: 'against', isOwn: true },
      ],
      afterDoubt: 'unsure',
      timestamp: expect.any(String),
    })
    const file = await app.fetch(`/api/conversations/${id}/download`, { viewer })
    expect(await file.text()).toContain('My reading: She is afraid.')
    expect((await save({ reading: 'open' })).status).toBe(204)
    expect(await saved()).toMatchObject({ claim: 'I can’t tell yet', lines: [] })
  })

  test.each([
    ['a reading that the explanation does not offer', { reading: 'another' }],
    ['words that are not in the passage', { lines: [{ quote: 'she laughed', speaks: 'for' }] }],
    [
      'more words of one’s own than allowed',
      { lines: ['The night', 'was cold', 'the old', 'man was'].map((quote) => ({ quote, speaks: 'for' })) },
    ],
  ])('%s is refused in plain words, and nothing is kept', async (_, given) => {
    const reply = await save(given)
    expect(reply.status).toBe(400)
    expect(await reply.json()).toMatchObject({
      error: 'reading_not_in_text',
      message: 'This reading doesn’t fit the text.',
    })
    expect(await saved()).toBeUndefined()
  })

  test.each([
    [
      'words longer than allowed',
      { lines: [{ quote: 'x'.repeat(limits.myReading.quote + 1), speaks: 'for' }] },
    ],
    [
      'more lines than allowed',
      { lines: Array(limits.myReading.lines + 1).fill({ quote: 'x', speaks: 'for' }) },
    ],
    ['a name longer than allowed', { reading: 'x'.repeat(limits.myReading.id + 1) }],
    ['a claim of one’s own', { claim: 'Anything' }],
    ['a line that speaks otherwise', { lines: [{ quote: 'Go away', speaks: 'maybe' }] }],
  ])('%s has the wrong form', async (_, given) => {
    expect((await save(given)).status).toBe(422)
  })

  test('another person’s conversation, an unknown one and another time are not found', async () => {
    expect((await save({}, await createViewer(database()))).status).toBe(404)
    expect((await save({}, viewer, randomUUID())).status).toBe(404)
    expect((await save({ of: 'another time' })).status).toBe(404)
    expect(await saved()).toBeUndefined()
  })
})
