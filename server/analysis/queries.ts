import { and, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AnswerEnd } from '#domain/answer'
import type { AnswerCheck } from '#domain/answer-check'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import type { AnsweredBy } from '#domain/answered-by'
import { limits } from '#domain/limits'
import { users } from '../database/account-tables.ts'
import type { Connection, Database } from '../database/open-database.ts'
import { conversations, demoSessions, generations } from '../database/tables.ts'
import type { Owner } from './requester.ts'

export type GenerationRow = typeof generations.$inferSelect
export type NewGeneration = typeof generations.$inferInsert & { id: string }
export const isOpen = inArray(generations.state, ['queued', 'running'])

function ownedBy(owner: Owner): SQL {
  return 'userId' in owner
    ? eq(generations.userId, owner.userId)
    : eq(generations.demoSessionId, owner.demoSessionId)
}

export async function findByKey(
  connection: Connection,
  owner: Owner,
  key: string,
): Promise<GenerationRow | null> {
  const [row] = await connection
    .select()
    .from(generations)
    .where(and(ownedBy(owner), eq(generations.idempotencyKey, key)))
  return row ?? null
}

/** An owner's generation. None when it is another's, or when its conversation was deleted. */
export async function findGeneration(
  connection: Connection,
  owner: Owner,
  id: string,
): Promise<GenerationRow | null> {
  const [row] = await connection
    .select({ generation: generations, deletedAt: conversations.deletedAt })
    .from(generations)
    .leftJoin(conversations, eq(conversations.id, generations.conversationId))
    .where(and(ownedBy(owner), eq(generations.id, id)))
  return row && !row.deletedAt ? row.generation : null
}

/** Inserts unless this owner used the key before; false then. */
export async function insertGeneration(connection: Connection, values: NewGeneration): Promise<boolean> {
  const rows = await connection
    .insert(generations)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: generations.id })
  return rows.length > 0
}

/**
 * Takes one of a demo session's prompts, in one statement: one answer at a time, five in all.
 * Returns how many are used already, or why none can be taken now.
 */
export async function reservePrompt(
  connection: Connection,
  sessionId: string,
): Promise<number | 'spent' | 'running'> {
  const [row] = await connection
    .update(demoSessions)
    .set({ reserved: sql`${demoSessions.reserved} + 1`, updatedAt: sql`now()` })
    .where(
      and(
        eq(demoSessions.id, sessionId),
        lt(demoSessions.reserved, limits.streamsPerRequester.demo),
        lt(sql`${demoSessions.used} + ${demoSessions.reserved}`, limits.demoPrompts),
      ),
    )
    .returning({ used: demoSessions.used })
  if (row) return row.used
  const rows = await connection
    .select({ used: demoSessions.used })
    .from(demoSessions)
    .where(and(eq(demoSessions.id, sessionId), lt(demoSessions.used, limits.demoPrompts)))
  return rows.length > 0 ? 'running' : 'spent'
}

/** Turns a reservation into a used prompt, or gives it back. Returns how many are used then. */
export async function settlePrompt(
  connection: Connection,
  sessionId: string,
  isUsed: boolean,
): Promise<number> {
  const [row] = await connection
    .update(demoSessions)
    .set({
      reserved: sql`greatest(0, ${demoSessions.reserved} - 1)`,
      used: sql`${demoSessions.used} + ${isUsed ? 1 : 0}`,
      updatedAt: sql`now()`,
    })
    .where(eq(demoSessions.id, sessionId))
    .returning({ used: demoSessions.used })
  return row?.used ?? limits.demoPrompts
}

/** Holds the person's row until the transaction ends: whoever locks it as well has to wait. False when it is gone. */
export async function lockUser(connection: Connection, userId: string): Promise<boolean> {
  const rows = await connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return rows.length > 0
}

/** A person's open answers, whether one of them is in this conversation, and whether the key was used before. */
export async function countOpenAnswers(
  connection: Connection,
  userId: string,
  { key, conversationId }: { key: string; conversationId?: string },
): Promise<{ count: number; isConversationBusy: boolean; isKeyUsed: boolean }> {
  const rows = await connection
    .select({ key: generations.idempotencyKey, conversationId: generations.conversationId, isOpen })
    .from(generations)
    .where(and(eq(generations.userId, userId), or(isOpen, eq(generations.idempotencyKey, key))))
  const open = rows.filter((row) => row.isOpen)
  return {
    count: open.length,
    isConversationBusy:
      conversationId !== undefined && open.some((row) => row.conversationId === conversationId),
    isKeyUsed: rows.some((row) => row.key === key),
  }
}

/** queued → running, with who answers. False when it is not queued any more. */
export async function markRunning(
  connection: Connection,
  id: string,
  answeredBy: AnsweredBy,
): Promise<boolean> {
  const rows = await connection
    .update(generations)
    .set({ state: 'running', answeredBy, heartbeatAt: sql`now()` })
    .where(and(eq(generations.id, id), isOpen))
    .returning({ id: generations.id })
  return rows.length > 0
}

/**
 * Saves the text so far of many answers in one statement (null: nothing new) and renews their leases. Returns those
 * that are still open, each with whether somebody asked to stop it.
 */
export async function saveProgress(
  database: Database,
  answers: { id: string; text: string | null }[],
): Promise<Map<string, boolean>> {
  const { rows } = await database.query.execute<{ id: string; isStopAsked: boolean }>(sql`
    update ${generations} as g
    set text = coalesce(v.text, g.text), heartbeat_at = now()
    from json_to_recordset(${JSON.stringify(answers)}::json) as v(id uuid, text text)
    where g.id = v.id and g.state in ('queued', 'running')
    returning g.id, g.stop_asked as "isStopAsked"
  `)
  return new Map(rows.map(({ id, isStopAsked }) => [id, isStopAsked]))
}

/** Asks the process that writes an answer to end it. */
export async function askToStop(connection: Connection, owner: Owner, id: string): Promise<void> {
  await connection
    .update(generations)
    .set({ stopAsked: true })
    .where(and(ownedBy(owner), eq(generations.id, id), isOpen))
}

/** An owner's open answers with their leases. */
export async function findLeases(
  connection: Connection,
  owner: Owner,
): Promise<{ id: string; heartbeatAt: Date }[]> {
  return connection
    .select({ id: generations.id, heartbeatAt: generations.heartbeatAt })
    .from(generations)
    .where(and(ownedBy(owner), isOpen))
}

/** One conditional move to an end: only the first one who ends an answer gets its row. */
export async function endGeneration(
  connection: Connection,
  end: {
    id: string
    state: AnswerEnd
    text: string
    answeredBy: AnsweredBy
    check?: AnswerCheck
    interpretation?: AnswerInterpretation
    errorCode?: string
    now: Date
  },
): Promise<GenerationRow | null> {
  const { id, state, text, answeredBy, check, interpretation, errorCode, now } = end
  const [row] = await connection
    .update(generations)
    .set({
      state,
      answeredBy,
      errorCode: errorCode ?? null,
      finishedAt: now,
      text,
      ...(check ? { answerCheck: check } : {}),
      ...(interpretation ? { interpretation } : {}),
    })
    .where(and(eq(generations.id, id), isOpen))
    .returning()
  return row ?? null
}

/** Ties a generation to its conversation; null unties it, so that it outlives an empty one. */
export async function joinConversation(
  connection: Connection,
  id: string,
  conversationId: string | null,
): Promise<void> {
  await connection.update(generations).set({ conversationId }).where(eq(generations.id, id))
}
