import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { kept } from '#domain/retention'
import type { Runtime } from '../runtime.ts'
import {
  type Deletion,
  deleteOldDeletions,
  deleteUser,
  findDeleted,
  insertDeletions,
  listDeletions,
} from './queries.ts'

const line = z.object({
  subject: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(['account', 'reader']),
  deletedAt: z.coerce.date(),
})

/** Outside of the database, so that it survives when the database is restored from an older backup. */
function fileOf({ settings }: Pick<Runtime, 'settings'>): string {
  return join(settings.DATA_DIR, 'deletions.jsonl')
}

/** Adds to the file what the database's own list has already. A file that can't be written is told to the operator. */
export async function noteDeletions(runtime: Runtime, rows: Deletion[]): Promise<void> {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  await appendFile(fileOf(runtime), text, { mode: 0o600 }).catch((error: unknown) => {
    runtime.log.error('deletion_list_not_written', error)
  })
}

/**
 * Deletes again what was deleted before: after a restore from a backup some of it is back. Both lists are read, then
 * made equal, and what no backup can bring back any more is dropped. Returns how many people were deleted again.
 */
export async function deleteAgain(runtime: Runtime): Promise<number> {
  const { query } = runtime.database
  const oldest = new Date(runtime.now().getTime() - kept.deletionRecord)
  const all = [...(await readList(runtime)), ...(await listDeletions(query))]
  const young = [...new Map(all.map((row) => [row.subject, row])).values()].filter(
    ({ deletedAt }) => deletedAt >= oldest,
  )
  const ids = await findDeleted(
    query,
    young.map(({ subject }) => subject),
  )
  for (const id of ids) await deleteUser(query, id)
  await insertDeletions(query, young)
  await deleteOldDeletions(query, oldest)
  if (all.length > 0) {
    const text = young.map((row) => `${JSON.stringify(row)}\n`).join('')
    await writeFile(fileOf(runtime), text, { mode: 0o600 })
  }
  return ids.length
}

async function readList(runtime: Runtime): Promise<Deletion[]> {
  const text = await readFile(fileOf(runtime), 'utf8').catch((error: NodeJS.ErrnoException) => {
    // Nothing was deleted yet. A list that is there and can't be read must not pass for an empty one.
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((row) => {
    try {
      return [line.parse(JSON.parse(row))]
    } catch {
      // The last line of a process that was killed, or an empty one.
      return []
    }
  })
}
