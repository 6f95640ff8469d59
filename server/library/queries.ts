import { and, eq, or, sql } from 'drizzle-orm'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Database } from '../database/open-database.ts'
import { systemPrompts } from '../database/tables.ts'
import type { Composed } from './compose-instructions.ts'

/**
 * Writes one composed text. A row that somebody edited keeps its text: its text no longer has the seed's hash.
 * Two processes may seed at once: the unique indexes let one row through.
 */
export async function seedPrompt(database: Database, composed: Composed): Promise<void> {
  const { gradeLevel, contentType, text, hash } = composed
  const isDefault = gradeLevel === null
  const isThisPrompt = isDefault
    ? eq(systemPrompts.isDefault, true)
    : and(
        eq(systemPrompts.isDefault, false),
        eq(systemPrompts.gradeLevel, gradeLevel),
        eq(systemPrompts.contentType, contentType ?? ''),
      )
  await database.query
    .insert(systemPrompts)
    .values({ gradeLevel, contentType, promptText: text, isDefault, seedHash: hash })
    .onConflictDoNothing()
  await database.query
    .update(systemPrompts)
    .set({
      promptText: text,
      seedHash: hash,
      version: sql`${systemPrompts.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(
      and(
        isThisPrompt,
        sql`${systemPrompts.seedHash} <> ${hash}`,
        sql`${systemPrompts.seedHash} = encode(sha256(convert_to(${systemPrompts.promptText}, 'UTF8')), 'hex')`,
      ),
    )
}

/** The row of the pair, else the default row. */
export async function findPrompt(
  database: Database,
  gradeLevel: GradeLevel,
  contentType: ContentType,
): Promise<{ text: string; version: number } | null> {
  const [row] = await database.query
    .select({ text: systemPrompts.promptText, version: systemPrompts.version })
    .from(systemPrompts)
    .where(
      or(
        eq(systemPrompts.isDefault, true),
        and(eq(systemPrompts.gradeLevel, gradeLevel), eq(systemPrompts.contentType, contentType)),
      ),
    )
    .orderBy(systemPrompts.isDefault)
    .limit(1)
  return row ?? null
}
