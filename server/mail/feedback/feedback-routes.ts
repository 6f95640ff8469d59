import { z } from '@hono/zod-openapi'
import { desc, eq } from 'drizzle-orm'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { users } from '../../database/account-tables.ts'
import { feedback } from '../../database/letter-tables.ts'
import type { Connection, Database } from '../../database/open-database.ts'
import { countAgainst } from '../../http/limits/count-against.ts'
import { requireAccountOwner } from '../../http/require-viewer.ts'
import { body, createRoutes, json, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import { queueMail } from '../queue-mail.ts'

const message = z.strictObject({ text: z.string() })
const hour = 3_600_000

/** A message to the operator: the reply comes when it is stored, and its mail waits to be sent. */
export function feedbackRoutes(runtime: Runtime) {
  return createRoutes().openapi(
    route({
      method: 'post',
      path: '/api/feedback',
      middleware: requireAccountOwner,
      summary: 'Send feedback',
      request: { body: body(message) },
      responses: { 200: json(z.object({ ok: z.literal(true) }), 'Stored.') },
      refusals: ['feedback_full'],
    }),
    async (c) => {
      const { accountId, email } = c.get('viewer')
      const text = checkText(c.req.valid('json').text)
      await countOne(runtime, accountId)
      const { database, settings, now } = runtime
      await database.query.transaction(async (inside) => {
        await insertFeedback(inside, { userId: accountId, text, createdAt: now() })
        if (!settings.SUPPORT_EMAIL) return
        const values = { from: email, text }
        await queueMail(inside, runtime, { template: 'feedback', to: settings.SUPPORT_EMAIL, values })
      })
      return c.json({ ok: true as const }, 200)
    },
  )
}

function checkText(given: string): string {
  const text = given.replaceAll('\0', '').toWellFormed().trim()
  if (text === '') refuse('Type your message in the box named Your feedback.')
  const { characters } = limits.feedback
  if (text.length > characters)
    refuse(`The message is ${text.length} characters long. The limit is ${characters}.`)
  return text
}

function refuse(sentence: string): never {
  throw new TonewiseError('fields_wrong', { fields: { text: sentence } })
}

async function countOne({ database, now }: Runtime, accountId: string): Promise<void> {
  const limit = { count: limits.feedback.perHour, window: hour }
  const { allowed, retryAfter } = await countAgainst(database, `feedback:${accountId}`, limit, now())
  if (!allowed) throw new TonewiseError('feedback_full', { retryAfter })
}

async function insertFeedback(
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
