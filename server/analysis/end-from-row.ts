import type { AnsweredBy } from '#domain/answered-by'
import type { Runtime } from '../runtime.ts'
import type { Owner } from './asker.ts'
import { commitEnd } from './commit-end.ts'
import { findGeneration } from './queries.ts'

/** Stops an answer that another process writes: the row ends here, and that process finds it ended. */
export async function endFromRow(runtime: Runtime, owner: Owner, id: string): Promise<void> {
  const row = await findGeneration(runtime.database.query, owner, id)
  if (!row) return
  await commitEnd(runtime.database, {
    id,
    state: 'interrupted',
    text: row.text,
    answeredBy: (row.answeredBy as AnsweredBy | null) ?? { reader: 'built-in' },
    now: runtime.now(),
  })
}
