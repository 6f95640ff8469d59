import { eq } from 'drizzle-orm'
import { cleanReadingSettings, type ReadingSettings } from '#domain/reading-settings'
import { users } from '../../database/account-tables.ts'
import type { Database } from '../../database/open-database.ts'

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

export async function saveReadingSettings(
  database: Database,
  userId: string,
  settings: ReadingSettings,
): Promise<void> {
  await database.query.update(users).set({ readingSettings: settings }).where(eq(users.id, userId))
}
