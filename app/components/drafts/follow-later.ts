import type { Draft } from './draft-store.ts'
import type { DraftSync } from './draft-types.ts'

/**
 * After a change of the passage its files are put where their texts are now. What finds that loads with the first
 * change; all that is typed until then is followed in one step. Where it does not load, no file is known any more.
 */
export function withFollowedFiles(draftSync: DraftSync): DraftSync {
  let from: Draft | null = null

  async function follow(before: Draft) {
    from ??= before
    const found = await import('./follow-files.ts').catch(() => null)
    const now = draftSync.read().draft
    const known = from
    from = null
    // Other files stand there by now, or this was followed with an earlier change.
    if (known?.files !== now.files) return
    draftSync.change(found ? found.followFiles(known, now) : { files: '' })
  }
  return {
    ...draftSync,
    change(part) {
      const before = draftSync.read().draft
      draftSync.change(part)
      if (before.files && part.passage !== undefined && part.files === undefined) void follow(before)
    },
  }
}
