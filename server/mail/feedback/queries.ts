import { desc, eq } from 'drizzle-orm'
import { users } from '../../database/account-tables.ts'
import { feedback } from '../../database/letter-tables.ts'
import type { Database } from '../../database/open-database.ts'

type Connection = Pick<Database['query'], 'insert'>

export async function insertFeedback(
  connection: Connection,
  row: { userId: string; text: string; createdAt: Date },
): Promise<void> {
  await connection.insert(feedback).values(row)
}

/** The newest messages with the address to answer to, for an admin. */
export async function listFeedback(database: Database, limit: number) {
  return database.query
    .select({ id: feedback.id, text: feedback.text, createdAt: feedback.createdAt, email: users.email })
    .from(feedback)
    .innerJoin(users, eq(users.id, feedback.userId))
    .orderBy(desc(feedback.createdAt), desc(feedback.id))
    .limit(limit)
}
