import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Database } from '../database/open-database.ts'
import { drafts } from '../database/tables.ts'

/** A draft belongs to one person, grade and type; the person stands in every query. */
export type DraftPlace = { userId: string; gradeLevel: GradeLevel; contentType: ContentType }
export type Draft = { data: Record<string, string>; revision: number; updatedAt: Date }

function at({ userId, gradeLevel, contentType }: DraftPlace): SQL | undefined {
  return and(
    eq(drafts.userId, userId),
    eq(drafts.gradeLevel, gradeLevel),
    eq(drafts.contentType, contentType),
  )
}

export async function findDraft(database: Database, place: DraftPlace): Promise<Draft | null> {
  const [row] = await database.query
    .select({ data: drafts.data, revision: drafts.revision, updatedAt: drafts.updatedAt })
    .from(drafts)
    .where(at(place))
  return row ?? null
}

/** Writes a draft and returns its revision, which grows by one with every write. */
export async function saveDraft(
  database: Database,
  place: DraftPlace,
  data: Record<string, string>,
  now: Date,
): Promise<number> {
  const [row] = await database.query
    .insert(drafts)
    .values({ ...place, data, updatedAt: now })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.gradeLevel, drafts.contentType],
      set: { data, revision: sql`${drafts.revision} + 1`, updatedAt: now },
    })
    .returning({ revision: drafts.revision })
  return row?.revision ?? 1
}

export async function deleteDraft(database: Database, place: DraftPlace): Promise<void> {
  await database.query.delete(drafts).where(at(place))
}

export async function deleteOldDrafts(database: Database, before: Date): Promise<void> {
  await database.query.delete(drafts).where(lt(drafts.updatedAt, before))
}
