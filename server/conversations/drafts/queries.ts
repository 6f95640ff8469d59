import { and, desc, eq, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ContentType, GradeLevel } from '#domain/choices'
import { limits } from '#domain/limits'
import type { Database } from '../../database/open-database.ts'
import { drafts } from '../../database/tables.ts'

/** Drafts belong to one person, grade level and content type. The person is in the WHERE of every query. */
export type DraftKey = { userId: string; gradeLevel: GradeLevel; contentType: ContentType }
export type Draft = { id: string; data: Record<string, string>; revision: number; updatedAt: Date }

const columns = { id: drafts.id, data: drafts.data, revision: drafts.revision, updatedAt: drafts.updatedAt }

function matches({ userId, gradeLevel, contentType }: DraftKey, id?: string): SQL | undefined {
  return and(
    eq(drafts.userId, userId),
    eq(drafts.gradeLevel, gradeLevel),
    eq(drafts.contentType, contentType),
    id === undefined ? undefined : eq(drafts.id, id),
  )
}

/** The newest first. */
export async function findDrafts(database: Database, key: DraftKey): Promise<Draft[]> {
  return database.query.select(columns).from(drafts).where(matches(key)).orderBy(desc(drafts.updatedAt))
}

export async function findDraft(database: Database, key: DraftKey, id: string): Promise<Draft | null> {
  const [row] = await database.query.select(columns).from(drafts).where(matches(key, id))
  return row ?? null
}

/**
 * Saves a draft that is based on `revision` (0 for a new one) and returns its new revision, one higher with every save.
 * Returns null and saves nothing when another tab or device has changed it since.
 */
export async function saveDraft(
  database: Database,
  key: DraftKey,
  { id, data, revision }: { id: string; data: Record<string, string>; revision: number },
  now: Date,
): Promise<number | null> {
  const [row] = await database.query
    .insert(drafts)
    .values({ ...key, id, data, updatedAt: now })
    .onConflictDoUpdate({
      target: drafts.id,
      set: { data, revision: sql`${drafts.revision} + 1`, updatedAt: now },
      setWhere: and(matches(key), eq(drafts.revision, revision)),
    })
    .returning({ revision: drafts.revision })
  if (row?.revision === 1) await deleteBeyondLimit(database, key)
  return row?.revision ?? null
}

async function deleteBeyondLimit(database: Database, key: DraftKey): Promise<void> {
  const newest = database.query
    .select({ id: drafts.id })
    .from(drafts)
    .where(matches(key))
    .orderBy(desc(drafts.updatedAt))
    .limit(limits.draftsPerForm)
  await database.query.delete(drafts).where(and(matches(key), notInArray(drafts.id, newest)))
}

/** Deletes a draft unless it has changed since `revision`. */
export async function deleteDraft(
  database: Database,
  key: DraftKey,
  id: string,
  revision: number,
): Promise<void> {
  await database.query.delete(drafts).where(and(matches(key, id), eq(drafts.revision, revision)))
}

export async function deleteOldDrafts(database: Database, before: Date): Promise<void> {
  await database.query.delete(drafts).where(lt(drafts.updatedAt, before))
}
