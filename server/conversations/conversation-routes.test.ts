import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bareQuestion, type Message } from '#domain/messages'
import { plainText } from '#domain/plain-text'
import type { Viewer } from '#server/viewer'
import { ask, createAnalysisApp, createViewer } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'

type Page = { items: { id: string; preview: string }[]; next: string | null }

eachDatabase(({ database }) => {
  async function addRows(viewer: Viewer, many: number, passageLength = 10): Promise<void> {
    await database().pool.query(
      `insert into conversations (user_id, grade_level, content_type, title, preview, conversation_data, created_at)
       select $1, 'middle', 'poetry', 'Night', repeat('How does it feel? ', 7) || n,
         jsonb_build_array(jsonb_build_object('role', 'user', 'content', repeat('x', $3), 'timestamp', 't')),
         timestamptz '2026-03-01 10:00:00.123456Z' + (n / 5) * interval '1 microsecond'
       from generate_series(1, $2) as n`,
      [viewer.userId, many, passageLength],
    )
  }

  test('pages show every conversation once, newest first, also where times are equal', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    await addRows(viewer, 57)
    await addRows(await createViewer(database()), 5)
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const path = `/api/conversations?gradeLevel=middle&contentType=poetry&after=${encodeURIComponent(after)}`
      const page = (await (await app.fetch(path, { viewer })).json()) as Page
      expect(page.items.length).toBeLessThanOrEqual(20)
      seen.push(...page.items.map(({ id }) => id))
      after = page.next
    }
    const { rows } = await database().pool.query(
      'select id from conversations where user_id = $1 order by created_at desc, id desc',
      [viewer.userId],
    )
    expect(seen).toEqual(rows.map(({ id }) => id))
  })

  test('a page of long conversations stays small', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    await addRows(viewer, 25, 40_000)
    const page = await app.fetch('/api/conversations?gradeLevel=middle&contentType=poetry', { viewer })
    expect((await page.text()).length).toBeLessThan(8_000)
  })

  test('a search finds words of title, question and explanation at every level, and of nobody else', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    await addRows(viewer, 3)
    await addRows(await createViewer(database()), 3)
    await database().pool.query(
      `insert into conversations (user_id, grade_level, content_type, title, preview, conversation_data)
       values ($1, 'college', 'fiction', 'The Fence', 'Why?', $2)`,
      [
        viewer.userId,
        JSON.stringify([{ role: 'assistant', content: 'He is 100% Proud_of it.', timestamp: 't' }]),
      ],
    )
    const find = async (words: string) => {
      const reply = await app.fetch(`/api/conversations?search=${encodeURIComponent(words)}`, { viewer })
      return ((await reply.json()) as Page).items.length
    }
    expect(await find('night')).toBe(3)
    expect(await find('fence')).toBe(1)
    expect(await find('proud_of')).toBe(1)
    expect(await find('100%')).toBe(1)
    expect(await find('proud of')).toBe(0)
    expect(await find('%')).toBe(1)
    expect(await find('no such words')).toBe(0)
    const long = await app.fetch(`/api/conversations?search=${'x'.repeat(101)}`, { viewer })
    expect(long.status).toBe(422)
    expect((await app.fetch('/api/conversations?search=night')).status).toBe(401)
  })

  test('a wrong grade, type or place to go on is refused, and signed out is 401', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    for (const query of [
      'gradeLevel=x&contentType=poetry',
      'gradeLevel=middle',
      'gradeLevel=middle&contentType=poetry&after=x',
    ]) {
      expect((await app.fetch(`/api/conversations?${query}`, { viewer })).status).toBe(422)
    }
    expect((await app.fetch('/api/conversations?gradeLevel=middle&contentType=poetry')).status).toBe(401)
  })

  test("another person's id, an unknown id and no id at all are 404 everywhere", async () => {
    const app = createAnalysisApp(database())
    const owner = await createViewer(database())
    const { final } = await ask(app, { viewer: owner })
    const viewer = await createViewer(database())
    for (const id of [final?.conversationId, randomUUID(), 'x', '1%27']) {
      const path = `/api/conversations/${id}`
      expect((await app.fetch(path, { viewer })).status).toBe(404)
      expect((await app.fetch(`${path}/download`, { viewer })).status).toBe(404)
      expect((await app.fetch(path, { viewer, method: 'DELETE' })).status).toBe(404)
      expect((await app.fetch(`${path}/restore`, { viewer, method: 'POST' })).status).toBe(404)
    }
    expect((await app.fetch(`/api/conversations/${final?.conversationId}`, { viewer: owner })).status).toBe(
      200,
    )
  })

  test('a deleted conversation is nowhere until it is restored', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const { final, start } = await ask(app, { viewer })
    const path = `/api/conversations/${final?.conversationId}`
    const list = '/api/conversations?gradeLevel=middle&contentType=fiction'
    expect((await app.fetch(path, { viewer, method: 'DELETE' })).status).toBe(204)
    for (const gone of [path, `${path}/download`, `/functions/v1/generations/${start.generationId}`]) {
      expect((await app.fetch(gone, { viewer })).status).toBe(404)
    }
    expect(((await (await app.fetch(list, { viewer })).json()) as Page).items).toEqual([])
    const other = await createViewer(database())
    expect((await app.fetch(`${path}/restore`, { viewer: other, method: 'POST' })).status).toBe(404)
    expect((await app.fetch(path, { viewer })).status).toBe(404)
    expect((await app.fetch(`${path}/restore`, { viewer, method: 'POST' })).status).toBe(204)
    const { items } = (await (await app.fetch(list, { viewer })).json()) as Page
    expect(items.map(({ id }) => id)).toEqual([final?.conversationId])
    const shown = ['id', 'title', 'preview', 'createdAt', 'gradeLevel', 'contentType']
    expect(Object.keys(items[0] ?? {}).sort()).toEqual(shown.sort())
  })

  test('a row from before, with its questions as strings, opens, is found, downloads and goes on', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const timestamp = '2026-01-01T10:00:00.000Z'
    const first = 'Title: The Fence\nAuthor: Ann Lee\nQuestion: Why so?\n\nPassage:\n  Rain.\n\nSun.'
    const followUp = 'Question: and\nPassage:\nthen?'
    const before = [
      { role: 'user', content: first, timestamp },
      { role: 'assistant', content: 'He waits.', timestamp },
      { role: 'user', content: followUp, timestamp },
      { role: 'assistant', content: 'He goes.', timestamp },
    ]
    const { rows } = await database().pool.query(
      `insert into conversations (user_id, grade_level, content_type, title, preview, turns, conversation_data)
       values ($1, 'middle', 'fiction', 'The Fence', 'Why so?', 2, $2) returning id`,
      [viewer.userId, JSON.stringify(before)],
    )
    const path = `/api/conversations/${rows[0].id}`
    const open = async () =>
      ((await (await app.fetch(path, { viewer })).json()) as { messages: Message[] }).messages
    const question = {
      title: 'The Fence',
      author: 'Ann Lee',
      question: 'Why so?',
      passage: '  Rain.\n\nSun.',
    }
    expect(await open()).toEqual([
      { ...before[0], content: question },
      before[1],
      { ...before[2], content: bareQuestion(followUp) },
      before[3],
    ])

    const find = async (words: string) => {
      const reply = await app.fetch(`/api/conversations?search=${encodeURIComponent(words)}`, { viewer })
      return ((await reply.json()) as Page).items.length
    }
    expect([await find('rain.'), await find('then?'), await find('ann lee')]).toEqual([1, 1, 1])

    const download = async (query: string) => (await app.fetch(`${path}/download${query}`, { viewer })).text()
    expect(await download('')).toContain(`USER:\n\n${first}\n\n---`)
    expect(await download('?format=md')).toContain(`# USER\n\n${followUp}\n\n---`)
    expect(await download('?message=0')).toBe(`${first}\n`)
    expect(await download('?message=2')).toBe(`${followUp}\n`)

    const heard = await ask(app, {
      viewer,
      conversationId: rows[0].id,
      followUp: { answer: 'He goes.', question: 'And last?' },
    })
    expect(heard.final).toMatchObject({ state: 'done' })
    const messages = await open()
    expect(messages.map(({ role }) => role)).toEqual(Array(3).fill(['user', 'assistant']).flat())
    expect(messages[4]?.content).toEqual(bareQuestion('And last?'))
  })

  test('a search of questions finds their words, and no name of a field', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    await ask(app, { viewer, question: 'Is it “calm”?\nOr not?', author: 'Ann Lee' })
    const find = async (words: string) => {
      const reply = await app.fetch(`/api/conversations?search=${encodeURIComponent(words)}`, { viewer })
      return ((await reply.json()) as Page).items.length
    }
    expect([
      await find('“calm”'),
      await find('?\nor'),
      await find('ann lee'),
      await find('whispered'),
    ]).toEqual([1, 1, 1, 1])
    expect(await find('"passage"')).toBe(0)
  })

  test('a search ignores accents, case, how a letter is composed, and curly marks', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const typed = { question: 'Why does Ren\u00e9e’s CAF\u00c9 close?', author: 'Jose\u0301 \u0141owicz' }
    await ask(app, { viewer, ...typed })
    const find = async (words: string) => {
      const reply = await app.fetch(`/api/conversations?search=${encodeURIComponent(words)}`, { viewer })
      return ((await reply.json()) as Page).items.length
    }
    for (const words of [
      'cafe',
      'Cafe\u0301',
      'CAFÉ',
      "renee's",
      'RENÉE’S',
      'jose',
      'José łowicz',
      'ｃａｆｅ',
    ])
      expect([words, await find(words)]).toEqual([words, 1])
    expect(await find('cafés')).toBe(0)
    expect(await find('ca％é')).toBe(0)
  })

  test('downloads are files with the names of the spec', async () => {
    const app = createAnalysisApp(database(), { now: () => new Date('2026-03-01T10:20:30.456Z') })
    const viewer = await createViewer(database())
    const { final, text } = await ask(app, { viewer })
    const path = `/api/conversations/${final?.conversationId}/download`
    const names: [string, string][] = [
      ['', 'conversation-fiction-2026-03-01T10-20-30.txt'],
      ['?message=1', 'message-assistant-2026-03-01T10-20-30.txt'],
      ['?format=md', 'conversation-middle-fiction-2026-03-01T10-20-30.md'],
    ]
    for (const [query, name] of names) {
      const file = await app.fetch(path + query, { viewer })
      expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`)
      const start = text.split('\n')[0] ?? ''
      expect(await file.text()).toContain(query === '?format=md' ? start : plainText(start))
    }
    expect((await app.fetch(`${path}?message=2`, { viewer })).status).toBe(404)
  })
})
