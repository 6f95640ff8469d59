import { modelServices } from '../../database/admin-tables.ts'
import type { Database } from '../../database/open-database.ts'

/** The one saved choice; null while nobody has chosen. */
export async function findSaved({ query }: Database): Promise<{ sealed: string | null } | null> {
  const [row] = await query.select({ sealed: modelServices.sealed }).from(modelServices)
  return row ?? null
}

/** Keeps a choice in the place of the one before. `sealed` is null for "stay without". */
export async function saveChoice(
  { query }: Pick<Database, 'query'>,
  choice: { sealed: string | null; savedBy: string; savedAt: Date },
): Promise<void> {
  await query
    .insert(modelServices)
    .values({ id: 1, ...choice })
    .onConflictDoUpdate({ target: modelServices.id, set: choice })
}
