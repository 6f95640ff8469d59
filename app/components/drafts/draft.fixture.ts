import { othersToOffer } from './choose-draft.ts'
import type { DraftStore, ServerDraft, TabDraft } from './draft-store.ts'
import { DraftSync } from './draft-sync.ts'
import type { DraftEnvironment } from './draft-types.ts'
import type { DraftServer, PutReply } from './send-drafts.ts'

export const now = () => new Date('2026-12-14T09:00:00.000Z')
const ids = () => {
  let last = 0
  return () => `id-${++last}`
}

export function memoryStore(first: TabDraft | null = null) {
  const stored: { entry: TabDraft | null } = { entry: first }
  const store: DraftStore = {
    read: () => stored.entry,
    write(entry) {
      stored.entry = entry
    },
    remove() {
      stored.entry = null
    },
  }
  return { stored, store }
}

/** Keeps drafts as the product's server does: nothing is written over that was written since. */
export function memoryServer(
  rows = new Map<string, { passage: string; question: string; revision: number }>(),
) {
  const puts: string[] = []
  const read = (id: string): ServerDraft | null => {
    const row = rows.get(id)
    const data = { passage: row?.passage ?? '', question: row?.question ?? '' }
    return row ? { id, data, revision: row.revision, updatedAt: now().toISOString() } : null
  }
  const server: DraftServer = {
    read: async (id) => read(id),
    async put({ id, draft, revision }): Promise<PutReply> {
      puts.push(draft.passage || draft.question)
      const found = read(id)
      if (found && found.revision !== revision) return { kind: 'conflict', found }
      rows.set(id, { passage: draft.passage, question: draft.question, revision: (found?.revision ?? 0) + 1 })
      return { kind: 'stored', revision: (found?.revision ?? 0) + 1 }
    },
    async remove(id, revision) {
      if (rows.get(id)?.revision === revision) rows.delete(id)
      return true
    },
  }
  const texts = () => [...rows.values()].map(({ passage, question }) => passage || question).sort()
  return { rows, puts, server, texts, all: () => [...rows.keys()].flatMap((id) => read(id) ?? []).reverse() }
}

export function createTestSync(
  server: DraftServer | null,
  drafts: ServerDraft[] = [],
  more: Partial<DraftEnvironment> = {},
  Sync = DraftSync,
) {
  return new Sync(drafts, { server, claim: async () => true, makeId: ids(), now, ...more })
}

export function offered(draftSync: ReturnType<typeof createTestSync>): string[] {
  return othersToOffer(draftSync.read()).map(({ draft }) => draft.passage)
}
