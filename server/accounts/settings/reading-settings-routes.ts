import { z } from '@hono/zod-openapi'
import {
  cleanReadingSettings,
  type ReadingSettings,
  readingChoices,
  readingNames,
} from '#domain/reading-settings'
import { requireViewer } from '../../http/require-viewer.ts'
import { body, createRoutes, json, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import { findReadingSettings, saveReadingSettings } from './queries.ts'

const fields = Object.fromEntries(
  readingNames.map((name): [string, z.ZodType] => [name, z.enum(readingChoices[name]).optional()]),
)

/** Only the choices that exist, so that nobody can use the column to store anything else. */
const readingSettings: z.ZodType<ReadingSettings> = z.strictObject(fields)

const declared = { path: '/api/reading-settings', middleware: requireViewer } as const

const calls = {
  read: route({
    ...declared,
    method: 'get',
    summary: 'Read the reading settings',
    responses: {
      200: json(readingSettings, 'What differs from the defaults.'),
      204: { description: 'Nothing was chosen yet.' },
    },
  }),
  save: route({
    ...declared,
    method: 'put',
    summary: 'Save the reading settings',
    request: { body: body(readingSettings) },
    responses: { 204: { description: 'Saved.' } },
  }),
}

/** The reading settings of whoever is signed in, the same on all their devices. */
export function readingSettingsRoutes({ database }: Runtime) {
  return createRoutes()
    .openapi(calls.read, async (c) => {
      const settings = await findReadingSettings(database, c.get('viewer').userId)
      return settings ? c.json(settings, 200) : c.body(null, 204)
    })
    .openapi(calls.save, async (c) => {
      await saveReadingSettings(database, c.get('viewer').userId, cleanReadingSettings(c.req.valid('json')))
      return c.body(null, 204)
    })
}
