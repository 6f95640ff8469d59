import { retention } from '#domain/retention'
import { deleteUser } from '../accounts/queries.ts'
import { readDeletions, writeDeletions } from '../database/backups/deletion-list.ts'
import {
  type Deletion,
  deleteOldDeletions,
  deleteRows,
  findDeleted,
  insertDeletions,
  listDeletions,
} from '../database/backups/queries.ts'
import type { Runtime } from '../runtime.ts'

/** Only after a restore: deletes the rows again whose last entry in the list is a deletion. Returns how many. */
export async function deleteRowsAgain(runtime: Runtime): Promise<number> {
  const last = new Map((await readDeletions(runtime)).map((row) => [row.subject, row.kind]))
  const deleted = [...last].filter(([, kind]) => kind === 'conversation' || kind === 'newsletter')
  return deleteRows(
    runtime.database.query,
    deleted.map(([subject]) => subject),
  )
}

/**
 * Deletes people again whom a restore from a backup has brought back. Merges the lists of deletions in the file and in
 * the database, and drops entries older than any backup. Returns how many people were deleted again.
 */
export async function deleteAgain(runtime: Runtime): Promise<number> {
  const { query } = runtime.database
  const oldest = new Date(runtime.now().getTime() - retention.deletionRecord)
  const all = [...(await readDeletions(runtime)), ...(await listDeletions(query))]
  const recent = [...new Map(all.map((row) => [row.subject, row])).values()].filter(
    ({ deletedAt }) => deletedAt >= oldest,
  )
  const people = recent.filter((row): row is Deletion => row.kind === 'account' || row.kind === 'reader')
  const ids = await findDeleted(
    query,
    people.map(({ subject }) => subject),
  )
  for (const id of ids) await deleteUser(query, id)
  await insertDeletions(query, people)
  await deleteOldDeletions(query, oldest)
  if (all.length > 0) await writeDeletions(runtime, recent)
  return ids.length
}
