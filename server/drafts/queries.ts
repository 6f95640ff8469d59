import { and, desc, eq, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ContentType, GradeLevel } from '#domain/choices'
import { limits } from '#domain/limits'
import type { Database } from '../database/open-database.ts'
import { drafts } from '../database/tables.ts'

/** Drafts belong to one person, grade and type; the person stands in every query. */
export type DraftPlace = { userId: string; gradeLevel: GradeLevel; contentType: ContentType }
export type Draft = { id: string; data: Record<string, string>; revision: number; updatedAt: Date }

const columns = { id: drafts.id, data: drafts.data, revision: drafts.revision, updatedAt: drafts.updatedAt }

function at({ userId, gradeLevel, contentType }: DraftPlace, id?: string): SQL | undefined {
  return and(
    eq(drafts.userId, userId),
    eq(drafts.gradeLevel, gradeLevel),
    eq(drafts.contentType, contentType),
    id === undefined ? undefined : eq(drafts.id, id),
  )
}

/** The newest first. */
export async function findDrafts(database: Database, place: DraftPlace): Promise<Draft[]> {
  return database.query.select(columns).from(drafts).where(at(place)).orderBy(desc(drafts.updatedAt))
}

export async function findDraft(database: Database, place: DraftPlace, id: string): Promise<Draft | null> {
  const [row] = await database.query.select(columns).from(drafts).where(at(place, id))
  return row ?? null
}

/**
 * Writes a draft that goes on from `revision` (0: from none) and returns its new revision, which grows by one with
 * every write. Null, and nothing written, when another tab or device wrote it since.
 */
export async function saveDraft(
  database: Database,
  place: DraftPlace,
  { id, data, revision }: { id: string; data: Record<string, string>; revision: number },
  now: Date,
): Promise<number | null> {
  const [row] = await database.query
    .insert(drafts)
    .values({ ...place, id, data, updatedAt: now })
    .onConflictDoUpdate({
      target: drafts.id,
      set: { data, revision: sql`${drafts.revision} + 1`, updatedAt: now },
      setWhere: and(at(place), eq(drafts.revision, revision)),
    })
    .returning({ revision: drafts.revision })
  if (row?.revision === 1) await deleteBeyondLimit(database, place)
  return row?.revision ?? null
}

async function deleteBeyondLimit(database: Database, place: DraftPlace): Promise<void> {
  const newest = database.query
    .select({ id: drafts.id })
    .from(drafts)
    .where(at(place))
    .orderBy(desc(drafts.updatedAt))
    .limit(limits.draftsPerForm)
  await database.query.delete(drafts).where(and(at(place), notInArray(drafts.id, newest)))
}

/** Deletes a draft, unless it was written since `revision`. */
export async function deleteDraft(
  database: Database,
  place: DraftPlace,
  id: string,
  revision: number,
): Promise<void> {
  await database.query.delete(drafts).where(and(at(place, id), eq(drafts.revision, revision)))
}

export async function deleteOldDrafts(database: Database, before: Date): Promise<void> {
  await database.query.delete(drafts).where(lt(drafts.updatedAt, before))
}
