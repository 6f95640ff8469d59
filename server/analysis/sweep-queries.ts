import { and, isNotNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { demoSessions, generations } from '../database/tables.ts'
import { type GenerationRow, isOpen } from './queries.ts'

/** Open answers whose lease ran out, by the database's clock; `all`: every open one. */
export async function findAbandoned(
  database: Database,
  { all, lease }: { all: boolean; lease: number },
): Promise<GenerationRow[]> {
  const isPast = sql`${generations.heartbeatAt} < now() - make_interval(secs => ${lease / 1_000})`
  return database.query
    .select()
    .from(generations)
    .where(and(isOpen, all ? undefined : isPast))
    .limit(200)
}

/** Empties the rows of demo answers that ended before this moment. */
export async function clearDemoAnswers(database: Database, before: Date): Promise<void> {
  await database.query
    .update(generations)
    .set({ text: '', input: null, answerCheck: null, interpretation: null, demoSignature: null })
    .where(
      and(
        isNotNull(generations.demoSessionId),
        lt(generations.finishedAt, before),
        or(ne(generations.text, ''), isNotNull(generations.demoSignature)),
      ),
    )
}

/** Ended generations are kept a day, for a repeated key or a reload; the text itself stands in the conversation. */
export async function deleteOldGenerations(database: Database, before: Date): Promise<void> {
  await database.query.delete(generations).where(lt(generations.finishedAt, before))
}

/** A demo session ends with its browser; its row goes after a time without use that no browser outlives. */
export async function deleteOldDemoSessions(database: Database, before: Date): Promise<void> {
  await database.query.delete(demoSessions).where(lt(demoSessions.updatedAt, before))
}
