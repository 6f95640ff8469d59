import { listFeedback } from '../mail/feedback/queries.ts'
import type { Runtime } from '../runtime.ts'
import { minuteOf } from './load-overview.ts'

const shown = 100

/** The newest messages that people sent to the operator. */
export async function loadFeedback({ database }: Runtime) {
  const rows = await listFeedback(database, shown)
  return rows.map(({ id, email, createdAt, text }) => ({
    id,
    email: email ?? '',
    sentAt: minuteOf(createdAt),
    text,
  }))
}
