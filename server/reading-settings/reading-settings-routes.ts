import { Hono } from 'hono'
import { z } from 'zod'
import { TonewiseError } from '#domain/errors'
import { cleanReadingSettings, readingChoices, readingNames } from '#domain/reading-settings'
import { requireViewer } from '../accounts/require-viewer.ts'
import type { Variables } from '../hono.ts'
import type { Runtime } from '../runtime.ts'
import { findReadingSettings, saveReadingSettings } from './queries.ts'

const path = '/api/reading-settings'

const fields = Object.fromEntries(
  readingNames.map((name): [string, z.ZodType] => [name, z.enum(readingChoices[name]).optional()]),
)

/** Only the choices that there are: the profile's column can't become a store for anything else. */
const settingsBody = z.strictObject(fields)

/** How the person who is signed in reads, on every device of theirs. */
export function readingSettingsRoutes({ database }: Runtime): Hono<{ Variables: Variables }> {
  const routes = new Hono<{ Variables: Variables }>()

  routes.get(path, async (c) => {
    const viewer = requireViewer(c)
    const settings = await findReadingSettings(database, viewer.userId)
    c.header('Cache-Control', 'no-store')
    return settings ? c.json(settings) : c.body(null, 204)
  })

  routes.put(path, async (c) => {
    const viewer = requireViewer(c)
    const given = await c.req.json().catch((cause: unknown) => {
      throw new TonewiseError('unreadable', { cause })
    })
    const body = settingsBody.safeParse(given)
    if (!body.success) throw new TonewiseError('fields_wrong')
    await saveReadingSettings(database, viewer.userId, cleanReadingSettings(body.data))
    return c.body(null, 204)
  })
  return routes
}
