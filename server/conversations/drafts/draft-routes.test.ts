import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { limits } from '#domain/limits'
import type { Viewer } from '#server/viewer'
import { createAnalysisApp, createViewer } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'

const form = '/api/drafts/middle/poetry'
const newPath = () => `${form}/${randomUUID()}`

eachDatabase(({ database }) => {
  function put(viewer: Viewer | undefined, body: unknown, to: string) {
    const app = createAnalysisApp(database())
    const headers = { 'content-type': 'application/json' }
    return app.fetch(to, { method: 'PUT', viewer, headers, body: JSON.stringify(body) })
  }

  test('a draft is kept for its person, grade and type, and each write has a newer revision', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const path = newPath()
    expect((await app.fetch(path, { viewer })).status).toBe(404)
    expect(await (await put(viewer, { data: { question: 'Wh' } }, path)).json()).toEqual({ revision: 1 })
    const apart = { fileName: 'a.txt', fileText: 'Its text.', checkIn: 'Line 2.' }
    const data = { question: 'Why?', passage: 'A line\0 of \uD800 verse.', key: 'k', ...apart }
    expect(await (await put(viewer, { data, revision: 1 }, path)).json()).toEqual({ revision: 2 })
    expect(await (await app.fetch(path, { viewer })).json()).toMatchObject({
      revision: 2,
      data: { question: 'Why?', passage: 'A line of \uFFFD verse.', ...apart },
    })
    expect((await app.fetch(path.replace('middle', 'high'), { viewer })).status).toBe(404)
    await app.fetch(`${path}?revision=1`, { viewer, method: 'DELETE' })
    expect((await app.fetch(path, { viewer })).status, 'It was written since.').toBe(200)
    expect((await app.fetch(`${path}?revision=2`, { viewer, method: 'DELETE' })).status).toBe(204)
    expect((await app.fetch(path, { viewer })).status).toBe(404)
  })

  test('what another tab wrote is not written over, and comes back with the reply', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const path = newPath()
    await put(viewer, { data: { passage: 'One.' } }, path)
    await put(viewer, { data: { passage: 'Two.' }, revision: 1 }, path)
    for (const revision of [undefined, 1, 3]) {
      const reply = await (await put(viewer, { data: { passage: 'Three.' }, revision }, path)).json()
      expect(reply).toMatchObject({ found: { revision: 2, data: { passage: 'Two.' } } })
    }
    const other = newPath()
    expect(await (await put(viewer, { data: { passage: 'Three.' } }, other)).json()).toEqual({ revision: 1 })
    expect(await (await app.fetch(path, { viewer })).json()).toMatchObject({ data: { passage: 'Two.' } })
  })

  test('nobody reads, changes or deletes the draft of somebody else', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const stranger = await createViewer(database())
    const path = newPath()
    await put(viewer, { data: { passage: 'One.' } }, path)
    expect((await app.fetch(path, { viewer: stranger })).status).toBe(404)
    expect((await put(stranger, { data: { passage: 'x' }, revision: 1 }, path)).status).toBe(404)
    await app.fetch(`${path}?revision=1`, { viewer: stranger, method: 'DELETE' })
    expect(await (await app.fetch(path, { viewer })).json()).toMatchObject({ data: { passage: 'One.' } })
  })

  test('beyond the limit the oldest goes', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const paths = Array.from({ length: limits.draftsPerForm + 1 }, newPath)
    for (const path of paths) await put(viewer, { data: { passage: path } }, path)
    const statuses = await Promise.all(paths.map(async (path) => (await app.fetch(path, { viewer })).status))
    expect(statuses.filter((status) => status === 404)).toHaveLength(1)
    expect(statuses.at(-1)).toBe(200)
  })

  test('a field that is too long is named with its limit, and what was saved before stays', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const path = newPath()
    await put(viewer, { data: { question: 'Why?' } }, path)
    const { ownWords } = limits.draftField
    const long = { question: 'a'.repeat(ownWords + 1), passage: 'A line.' }
    const refused = await put(viewer, { data: long, revision: 1 }, path)
    expect(refused.status).toBe(422)
    const sentence = 'This is too long. The limit is 80,000 characters.'
    expect(await refused.json()).toMatchObject({ fields: { 'data.question': sentence } })
    expect(await (await app.fetch(path, { viewer })).json()).toMatchObject({ data: { question: 'Why?' } })
    const longest = { ...long, question: 'a'.repeat(ownWords) }
    expect(await (await put(viewer, { data: longest, revision: 1 }, path)).json()).toEqual({ revision: 2 })
  })

  test('beyond the number of a minute a draft waits, and those of others do not', async () => {
    const viewer = await createViewer(database())
    await database().pool.query('insert into counters values ($1, $2, $3)', [
      `drafts:${viewer.userId}`,
      limits.draftsPerMinute,
      new Date(Date.now() + 60_000),
    ])
    const refused = await put(viewer, { data: { question: 'Why?' } }, newPath())
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await refused.json()).toMatchObject({ next: expect.stringContaining('Your text is still here') })
    const other = await createViewer(database())
    expect((await put(other, { data: { question: 'Why?' } }, newPath())).status).toBe(200)
  })

  test('own words of clear distress are not stored, wherever they stand around a pasted passage', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    const passage = 'The rain falls on the road. '.repeat(300)
    for (const question of [
      'i want to kill myself',
      `i want to kill myself. ${passage}`,
      `${passage} i want to kill myself`,
    ]) {
      const path = newPath()
      await put(viewer, { data: { question, title: 'Rain' } }, path)
      expect(await (await app.fetch(path, { viewer })).json()).toMatchObject({
        data: { question: '', title: 'Rain' },
      })
    }
  })

  test('what is no draft is refused', async () => {
    const viewer = await createViewer(database())
    for (const body of [{}, { data: { other: 'x' } }, { data: { title: 5 } }, { data: {}, more: 1 }, 7]) {
      expect((await put(viewer, body, newPath())).status).toBe(422)
    }
    expect((await put(undefined, { data: {} }, newPath())).status).toBe(401)
    expect((await put(viewer, { data: {} }, newPath().replace('poetry', 'plays'))).status).toBe(404)
    expect((await put(viewer, { data: {} }, `${form}/no-id`)).status).toBe(404)
  })
})
