import type { Draft } from './draft-store.ts'

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
