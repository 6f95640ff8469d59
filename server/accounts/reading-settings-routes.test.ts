import { expect, test } from 'vitest'
import type { Viewer } from '#server/viewer'
import { createAnalysisApp, createViewer } from '#tests/analysis-app'
import { eachDatabase } from '#tests/database'

const path = '/api/reading-settings'

eachDatabase(({ database }) => {
  function put(viewer: Viewer | undefined, body: string) {
    const headers = { 'content-type': 'application/json' }
    return createAnalysisApp(database()).fetch(path, { method: 'PUT', viewer, headers, body })
  }

  test('settings are kept for their person alone', async () => {
    const app = createAnalysisApp(database())
    const viewer = await createViewer(database())
    expect((await app.fetch(path, { viewer })).status).toBe(204)
    const chosen = { theme: 'mint', size: '150', lineFocus: '3' }
    expect((await put(viewer, JSON.stringify({ ...chosen, lines: '1.6' }))).status).toBe(204)
    expect(await (await app.fetch(path, { viewer })).json()).toEqual(chosen)
    const stranger = await createViewer(database())
    expect((await app.fetch(path, { viewer: stranger })).status).toBe(204)
    expect((await put(stranger, '{}')).status).toBe(204)
    expect(await (await app.fetch(path, { viewer })).json()).toEqual(chosen)
  })

  test('what is no setting is refused, and so is a person who is not signed in', async () => {
    const viewer = await createViewer(database())
    for (const body of [{ theme: 'plaid' }, { note: 'text' }, { size: 150 }, [], null, 'cream'])
      expect((await put(viewer, JSON.stringify(body))).status).toBe(422)
    expect((await put(viewer, '{')).status).toBe(400)
    expect((await put(undefined, '{}')).status).toBe(401)
    expect((await createAnalysisApp(database()).fetch(path)).status).toBe(401)
  })
})
