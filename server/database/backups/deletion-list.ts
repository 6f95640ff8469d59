import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { subjectOf } from '../subject-of.ts'

const entry = z.object({
  subject: z.string().regex(/^[0-9a-f]{64}$/),
  kind: z.enum(['account', 'reader', 'conversation', 'newsletter', 'undone']),
  deletedAt: z.coerce.date(),
})
/** One line of the list: the hash of what was deleted, and when. */
export type DeletionEntry = z.infer<typeof entry>

type Context = {
  settings: { DATA_DIR: string }
  now(): Date
  log: { error(event: string, error: unknown): void }
}

/** Outside of the database, so that it survives when the database is restored from an older backup. */
function fileOf({ settings }: Pick<Context, 'settings'>): string {
  return join(settings.DATA_DIR, 'deletions.jsonl')
}

function toLines(entries: DeletionEntry[]): string {
  return entries.map((one) => `${JSON.stringify(one)}\n`).join('')
}

/** Adds entries that the database's own table already has. The log tells the operator when the file can't be written. */
export async function appendDeletions(context: Context, entries: DeletionEntry[]): Promise<void> {
  if (entries.length === 0) return
  await appendFile(fileOf(context), toLines(entries), { mode: 0o600 }).catch((error: unknown) => {
    context.log.error('deletion_list_not_written', error)
  })
}

/** Adds single rows of a person, or that the deletion of one was undone. */
export function recordDeletions(
  context: Context,
  kind: 'conversation' | 'newsletter' | 'undone',
  ids: string[],
): Promise<void> {
  const deletedAt = context.now()
  return appendDeletions(
    context,
    ids.map((id) => ({ subject: subjectOf(id), kind, deletedAt })),
  )
}

/** Replaces the whole list. */
export async function writeDeletions(
  context: Pick<Context, 'settings'>,
  entries: DeletionEntry[],
): Promise<void> {
  await writeFile(fileOf(context), toLines(entries), { mode: 0o600 })
}

/** Every readable entry of the list; none while nothing was deleted yet. Throws when the file is there and unreadable. */
export async function readDeletions(context: Pick<Context, 'settings'>): Promise<DeletionEntry[]> {
  const text = await readFile(fileOf(context), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  return text.split('\n').flatMap((row) => {
    try {
      return [entry.parse(JSON.parse(row))]
    } catch {
      // The last line of a process that was killed, or an empty one.
      return []
    }
  })
}
