import { eq } from 'drizzle-orm'
import { limits } from '#domain/limits'
import type { Database } from '../../database/open-database.ts'
import { demoSessions } from '../../database/tables.ts'

/** Stores a session unless it exists. True when it is new. */
export async function insertDemoSession(database: Database, id: string): Promise<boolean> {
  const rows = await database.query
    .insert(demoSessions)
    .values({ id })
    .onConflictDoNothing()
    .returning({ id: demoSessions.id })
  return rows.length > 0
}

export async function hasDemoSession(database: Database, id: string): Promise<boolean> {
  const rows = await database.query
    .select({ id: demoSessions.id })
    .from(demoSessions)
    .where(eq(demoSessions.id, id))
  return rows.length > 0
}

/** Prompts that a demo session has not used; all of them for an unknown session. */
export async function countPromptsLeft(database: Database, id: string): Promise<number> {
  const [row] = await database.query
    .select({ used: demoSessions.used })
    .from(demoSessions)
    .where(eq(demoSessions.id, id))
  return limits.demoPrompts - (row?.used ?? 0)
}
