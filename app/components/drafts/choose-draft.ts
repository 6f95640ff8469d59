import type { SavedDraft, ServerDraft } from './draft-store.ts'
import { type Draft, emptyDraft, fillDraft, isBlank, type TabDraft, textFields } from './draft-store.ts'

export type Chosen = { current: SavedDraft; others: SavedDraft[] }

/**
 * Which draft a tab shows, and which others it offers. A tab goes on with its own text; one that has none takes the
 * newest of the server. Of two texts under one name, changed apart from each other, both are kept.
 *
 * @param drafts the server's, newest first
 * @param hasServer whether a server keeps drafts at all; where none does, the tab has the others too
 */
export function chooseDraft(
  tab: TabDraft | null,
  drafts: readonly ServerDraft[],
  hasServer: boolean,
  makeId: () => string,
): Chosen {
  const rows = drafts.map(asSaved)
  const unsent = (tab?.others ?? []).filter(({ changed }) => changed || !hasServer)
  const rest = (id: string) => [
    ...unsent,
    ...rows.filter((row) => row.id !== id && !unsent.some((other) => other.id === row.id)),
  ]
  if (!tab) {
    const [newest] = rows
    return newest ? { current: newest, others: rest(newest.id) } : { current: blank(makeId()), others: [] }
  }
  const { draft, changed, savedAt } = tab
  const id = tab.id ?? makeId()
  const own = { id, draft, changed, savedAt, revision: tab.revision }
  const row = rows.find((one) => one.id === id)
  if (!row) return { current: { ...own, revision: 0 }, others: rest(id) }
  if (row.revision === own.revision || holds(draft, row.draft))
    return { current: { ...own, revision: row.revision }, others: rest(id) }
  const apart = { ...own, id: makeId(), revision: 0, changed: true }
  if (changed) return { current: apart, others: rest('') }
  return { current: row, others: holds(row.draft, draft) ? rest(id) : [apart, ...rest(id)] }
}

/** Every word of `part` stands in `draft` too, box by box, so nothing is lost with `part`. */
export function holds(draft: Draft, part: Draft): boolean {
  return textFields.every((name) => draft[name].includes(part[name].trim()))
}

/** The others that have words which the shown draft has not. */
export function othersToOffer({
  draft,
  others,
}: {
  draft: Draft
  others: readonly SavedDraft[]
}): SavedDraft[] {
  return others.filter((other) => !isBlank(other.draft) && !holds(draft, other.draft))
}

/** The server's draft as this tab holds it. */
export function asSaved({ id, data, revision, updatedAt }: ServerDraft): SavedDraft {
  return { id, revision, changed: false, savedAt: updatedAt, draft: fillDraft(data) }
}

function blank(id: string): SavedDraft {
  return { id, revision: 0, changed: false, savedAt: '', draft: emptyDraft() }
}
