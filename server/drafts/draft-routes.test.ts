import { expect, test } from 'vitest'
import type { Viewer } from '#server/accounts/accounts'
import { createAnalysisApp, createViewer } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'

const path = '/api/drafts/middle/poetry'

eachDatabase((place) => {
  function put(viewer: Viewer | undefined, body: unknown, to = path) {
    const app = createAnalysisApp(place.database())
    const headers = { 'content-type': 'application/json' }
    return app.fetch(to, { method: 'PUT', viewer, headers, body: JSON.stringify(body) })
  }

  test('a draft is kept for its person, grade and type, and each write has a newer revision', async () => {
    const app = createAnalysisApp(place.database())
    const viewer = await createViewer(place.database())
    expect((await app.fetch(path, { viewer })).status).toBe(204)
    expect(await (await put(viewer, { data: { question: 'Wh' } })).json()).toEqual({ revision: 1 })
    const apart = { fileName: 'a.txt', fileText: 'Its text.', checkIn: 'Line 2.' }
    const data = { question: 'Why?', passage: 'A line\0 of \uD800 verse.', key: 'k', ...apart }
    expect(await (await put(viewer, { data, revision: 1 })).json()).toEqual({ revision: 2 })
    const stored = await (await app.fetch(path, { viewer })).json()
    expect(stored).toMatchObject({
      revision: 2,
      data: { question: 'Why?', passage: 'A line of \uFFFD verse.', ...apart },
    })
    const stranger = await createViewer(place.database())
    expect((await app.fetch(path, { viewer: stranger })).status).toBe(204)
    expect((await app.fetch('/api/drafts/high/poetry', { viewer })).status).toBe(204)
    await app.fetch(path, { viewer: stranger, method: 'DELETE' })
    expect((await app.fetch(path, { viewer })).status).toBe(200)
    expect((await app.fetch(path, { viewer, method: 'DELETE' })).status).toBe(204)
    expect((await app.fetch(path, { viewer })).status).toBe(204)
  })

  test('what is no draft is refused', async () => {
    const viewer = await createViewer(place.database())
    for (const body of [{}, { data: { other: 'x' } }, { data: { title: 5 } }, { data: {}, more: 1 }, 7]) {
      expect((await put(viewer, body)).status).toBe(422)
    }
    expect((await put(undefined, { data: {} })).status).toBe(401)
    expect((await put(viewer, { data: {} }, '/api/drafts/middle/plays')).status).toBe(404)
  })
})
