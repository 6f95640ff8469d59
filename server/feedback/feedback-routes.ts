import { Hono } from 'hono'
import { z } from 'zod'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { requireHolder } from '../accounts/require-viewer.ts'
import type { Routes } from '../hono.ts'
import { countAgainst } from '../limits/count-against.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { insertFeedback } from './queries.ts'

const body = z.strictObject({ text: z.string() })
const hour = 3_600_000

/** POST /api/feedback {text}: answers when the message is stored, and its mail to the operator waits to be sent. */
export function feedbackRoutes(runtime: Runtime): Routes {
  const routes: Routes = new Hono()
  routes.post('/api/feedback', async (c) => {
    const viewer = requireHolder(c)
    const text = readText(await c.req.json().catch(() => null))
    await countOne(runtime, viewer.accountId)
    const { database, settings, now } = runtime
    await database.query.transaction(async (inside) => {
      await insertFeedback(inside, { userId: viewer.accountId, text, createdAt: now() })
      if (!settings.SUPPORT_EMAIL) return
      const values = { from: viewer.email, text }
      await queueMail(inside, runtime, { template: 'feedback', to: settings.SUPPORT_EMAIL, values })
    })
    return c.json({ ok: true })
  })
  return routes
}

function readText(given: unknown): string {
  const parsed = body.safeParse(given)
  if (!parsed.success) throw new TonewiseError('unreadable')
  const text = parsed.data.text.replaceAll('\0', '').toWellFormed().trim()
  if (text === '') refuse('Type your message in the box named Your feedback.')
  const { characters } = limits.feedback
  if (text.length > characters)
    refuse(`The message has ${text.length} characters. The most is ${characters}.`)
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
