import { type Draft, isBlank } from './draft-store.ts'
import type { DraftSync } from './draft-sync.ts'

/** What stands in the form, on its way to the reader of another level or kind. */
export type Carried = { draft: Draft; path: string; arrived: () => void }

let carried: Carried | null = null

/** Keeps the form's text for the reader at `path`; `arrived` runs once it stands there, and not before. */
export function carryDraft(next: Carried): void {
  carried = next
}

/** The text that was carried to the reader at `path`; null when there is none. Taken once. */
export function receiveCarried(path: string): Carried | null {
  const found = carried?.path === path ? carried : null
  carried = null
  return found
}

/**
 * A text that comes along from another level or kind stands in the form; one that was here is kept beside it. The old
 * place gives it up only when the new one has stored it: a page that is closed in between loses nothing.
 */
export async function bringCarried(draftSync: DraftSync, { draft, arrived }: Carried): Promise<void> {
  const { key: _, ...typed } = draft
  draftSync.saveScreen({})
  if (isBlank(draftSync.read().draft)) draftSync.change(typed)
  else draftSync.replace(typed)
  if (await draftSync.flush(false)) arrived()
}
