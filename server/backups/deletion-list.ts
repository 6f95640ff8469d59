import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { kept } from '#domain/retention'
import { deleteUser } from '../accounts/queries.ts'
import type { Runtime } from '../runtime.ts'
import { subjectOf } from '../security/note-event.ts'
import {
  type Deletion,
  deleteOldDeletions,
  deleteRows,
  findDeleted,
  insertDeletions,
  listDeletions,
} from './queries.ts'

const line = z.object({
  subject: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(['account', 'reader', 'conversation', 'newsletter', 'undone']),
  deletedAt: z.coerce.date(),
})
type Line = z.infer<typeof line>

/** Outside of the database, so that it survives when the database is restored from an older backup. */
function fileOf({ settings }: Pick<Runtime, 'settings'>): string {
  return join(settings.DATA_DIR, 'deletions.jsonl')
}

/** Adds to the file what the database's own list has already. A file that can't be written is told to the operator. */
export async function noteDeletions(runtime: Runtime, rows: Line[]): Promise<void> {
  if (rows.length === 0) return
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('')
  await appendFile(fileOf(runtime), text, { mode: 0o600 }).catch((error: unknown) => {
    runtime.log.error('deletion_list_not_written', error)
  })
}

/** Notes single rows of a person, or that the deletion of one was undone. */
export function noteRows(
  runtime: Runtime,
  kind: 'conversation' | 'newsletter' | 'undone',
  ids: string[],
): Promise<void> {
  const deletedAt = runtime.now()
  return noteDeletions(
    runtime,
    ids.map((id) => ({ subject: subjectOf(id), kind, deletedAt })),
  )
}

/** After a restore alone: deletes single rows again whose last line in the file says so. Returns how many. */
export async function deleteRowsAgain(runtime: Runtime): Promise<number> {
  const last = new Map((await readList(runtime)).map((row) => [row.subject, row.kind]))
  const gone = [...last].filter(([, kind]) => kind === 'conversation' || kind === 'newsletter')
  return deleteRows(
    runtime.database.query,
    gone.map(([subject]) => subject),
  )
}

/**
 * Deletes again who was deleted before: after a restore from a backup some of it is back. Both lists are read, then
 * made equal, and what no backup can bring back any more is dropped. Returns how many people were deleted again.
 */
export async function deleteAgain(runtime: Runtime): Promise<number> {
  const { query } = runtime.database
  const oldest = new Date(runtime.now().getTime() - kept.deletionRecord)
  const all: Line[] = [...(await readList(runtime)), ...(await listDeletions(query))]
  const young = [...new Map(all.map((row) => [row.subject, row])).values()].filter(
    ({ deletedAt }) => deletedAt >= oldest,
  )
  const people = young.filter((row): row is Deletion => row.kind === 'account' || row.kind === 'reader')
  const ids = await findDeleted(
    query,
    people.map(({ subject }) => subject),
  )
  for (const id of ids) await deleteUser(query, id)
  await insertDeletions(query, people)
  await deleteOldDeletions(query, oldest)
  if (all.length > 0) {
    const text = young.map((row) => `${JSON.stringify(row)}\n`).join('')
    await writeFile(fileOf(runtime), text, { mode: 0o600 })
  }
  return ids.length
}

async function readList(runtime: Runtime): Promise<Line[]> {
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
