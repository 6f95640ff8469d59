import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import {
  cleanReadingSettings,
  type ReadingSettings,
  readingChoices,
  readingNames,
} from '#domain/reading-settings'
import { users } from '../database/account-tables.ts'
import type { Database } from '../database/open-database.ts'
import { requireViewer } from '../http/require-viewer.ts'
import { body, createRoutes, json, route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'

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

/** A person's reading settings; null until they have chosen one. */
export async function findReadingSettings(
  database: Database,
  userId: string,
): Promise<ReadingSettings | null> {
  const [row] = await database.query
    .select({ settings: users.readingSettings })
    .from(users)
    .where(eq(users.id, userId))
  return row?.settings ? cleanReadingSettings(row.settings) : null
}

async function saveReadingSettings(
  database: Database,
  userId: string,
  settings: ReadingSettings,
): Promise<void> {
  await database.query.update(users).set({ readingSettings: settings }).where(eq(users.id, userId))
}
