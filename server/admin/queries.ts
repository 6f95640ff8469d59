import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm'
import { adminUsers, users } from '../database/account-tables.ts'
import { jobs } from '../database/job-tables.ts'
import { promptVersions } from '../database/letter-tables.ts'
import type { Database } from '../database/open-database.ts'
import { modelUse, systemPrompts } from '../database/tables.ts'

export async function hasAdminRow(database: Database, userId: string): Promise<boolean> {
  const rows = await database.query
    .select({ userId: adminUsers.userId })
    .from(adminUsers)
    .where(eq(adminUsers.userId, userId))
  return rows.length > 0
}

/** Makes the account of an address an admin, or takes that back. False when there is no such account. */
export async function setAdmin(database: Database, email: string, isAdmin: boolean): Promise<boolean> {
  const [person] = await database.query
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email.toLowerCase()))
  if (!person) return false
  if (isAdmin) await database.query.insert(adminUsers).values({ userId: person.id }).onConflictDoNothing()
  else await database.query.delete(adminUsers).where(eq(adminUsers.userId, person.id))
  return true
}

/** Model calls and micro-dollars, a row for each day and side, newest day first. */
export async function listUse(database: Database, since: string) {
  return database.query
    .select()
    .from(modelUse)
    .where(gte(modelUse.day, since))
    .orderBy(desc(modelUse.day), asc(modelUse.side))
}

/** How many jobs of each kind wait, and how many were given up. */
export async function countJobs(database: Database) {
  return database.query
    .select({
      kind: jobs.kind,
      waiting: sql<number>`count(*) filter (where ${jobs.failedAt} is null)::int`,
      failed: sql<number>`count(*) filter (where ${jobs.failedAt} is not null)::int`,
    })
    .from(jobs)
    .where(isNull(jobs.doneAt))
    .groupBy(jobs.kind)
    .orderBy(asc(jobs.kind))
}

/** Lets a job that was given up begin anew. False when there is none with that id. */
export async function reviveJob(database: Database, id: string, now: Date): Promise<boolean> {
  const rows = await database.query
    .update(jobs)
    .set({ failedAt: null, attempts: 0, runAt: now })
    .where(and(eq(jobs.id, id), isNotNull(jobs.failedAt), isNull(jobs.doneAt)))
    .returning({ id: jobs.id })
  return rows.length > 0
}

const shownPrompt = {
  id: systemPrompts.id,
  gradeLevel: systemPrompts.gradeLevel,
  contentType: systemPrompts.contentType,
  isDefault: systemPrompts.isDefault,
  version: systemPrompts.version,
  updatedAt: systemPrompts.updatedAt,
  /** True while the text is the one that came with the product. */
  isOriginal: sql<boolean>`coalesce(${systemPrompts.seedHash} = encode(sha256(convert_to(${systemPrompts.promptText}, 'UTF8')), 'hex'), false)`,
}

export async function listPrompts(database: Database) {
  return database.query
    .select(shownPrompt)
    .from(systemPrompts)
    .orderBy(desc(systemPrompts.isDefault), asc(systemPrompts.gradeLevel), asc(systemPrompts.contentType))
}

export async function findPromptById(database: Database, id: string) {
  const [row] = await database.query
    .select({ ...shownPrompt, text: systemPrompts.promptText })
    .from(systemPrompts)
    .where(eq(systemPrompts.id, id))
  return row ?? null
}

export async function listPromptVersions(database: Database, promptId: string) {
  return database.query
    .select({
      version: promptVersions.version,
      text: promptVersions.promptText,
      savedAt: promptVersions.savedAt,
      savedBy: users.email,
    })
    .from(promptVersions)
    .leftJoin(users, eq(users.id, promptVersions.savedBy))
    .where(eq(promptVersions.promptId, promptId))
    .orderBy(desc(promptVersions.version))
}

/** Saves a text as the next version, if nobody saved one since `version`. Keeps the text that it replaces. */
export async function savePrompt(
  database: Database,
  change: { id: string; version: number; text: string; savedBy: string; now: Date },
): Promise<boolean> {
  const { id, version, text, savedBy, now } = change
  return database.query.transaction(async (inside) => {
    const [before] = await inside
      .select({ text: systemPrompts.promptText, updatedAt: systemPrompts.updatedAt })
      .from(systemPrompts)
      .where(and(eq(systemPrompts.id, id), eq(systemPrompts.version, version)))
      .for('update')
    if (!before) return false
    await inside
      .insert(promptVersions)
      .values({ promptId: id, version, promptText: before.text, savedAt: before.updatedAt })
      .onConflictDoNothing()
    await inside
      .update(systemPrompts)
      .set({ promptText: text, version: version + 1, updatedAt: now })
      .where(eq(systemPrompts.id, id))
    await inside
      .insert(promptVersions)
      .values({ promptId: id, version: version + 1, promptText: text, savedBy, savedAt: now })
    return true
  })
}
