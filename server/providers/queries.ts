import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../database/open-database.ts'
import { modelAnswers, modelUse } from '../database/tables.ts'

type Side = 'demo' | 'account'

/** Adds `cost` to the day's spending in one statement, unless the sum would exceed `cap`; then false. */
export async function reserveBudget(
  database: Database,
  input: { day: string; side: Side; cost: number; cap: number },
): Promise<boolean> {
  const { day, side, cost, cap } = input
  if (cost > cap) return false
  const rows = await database.query
    .insert(modelUse)
    .values({ day, side, calls: 1, microDollars: cost })
    .onConflictDoUpdate({
      target: [modelUse.day, modelUse.side],
      set: { calls: sql`${modelUse.calls} + 1`, microDollars: sql`${modelUse.microDollars} + ${cost}` },
      setWhere: sql`${modelUse.microDollars} + ${cost} <= ${cap}`,
    })
    .returning({ day: modelUse.day })
  return rows.length > 0
}

/** Replaces a reservation by the actual cost of the call. */
export async function settleBudget(
  database: Database,
  input: { day: string; side: Side; difference: number },
): Promise<void> {
  await database.query
    .update(modelUse)
    .set({ microDollars: sql`greatest(0, ${modelUse.microDollars} + ${input.difference})` })
    .where(and(eq(modelUse.day, input.day), eq(modelUse.side, input.side)))
}

/** Takes one of a person's model answers of the day, in one statement; false when none is left. */
export async function reserveModelAnswer(
  database: Database,
  input: { userId: string; day: string; perDay: number },
): Promise<boolean> {
  if (input.perDay < 1) return false
  const rows = await database.query
    .insert(modelAnswers)
    .values({ userId: input.userId, day: input.day, count: 1 })
    .onConflictDoUpdate({
      target: [modelAnswers.userId, modelAnswers.day],
      set: { count: sql`${modelAnswers.count} + 1` },
      setWhere: lt(modelAnswers.count, input.perDay),
    })
    .returning({ count: modelAnswers.count })
  return rows.length > 0
}

/** Returns an unused model answer. */
export async function releaseModelAnswer(
  database: Database,
  input: { userId: string; day: string },
): Promise<void> {
  await database.query
    .update(modelAnswers)
    .set({ count: sql`${modelAnswers.count} - 1` })
    .where(
      and(eq(modelAnswers.userId, input.userId), eq(modelAnswers.day, input.day), gt(modelAnswers.count, 0)),
    )
}
