import type { Draft } from './draft-store.ts'
import { DraftSync } from './draft-sync.ts'

/**
 * After a change of the passage its files are put where their texts are now. What finds that loads with the first
 * change; all that is typed until then is followed in one step. Where it does not load, no file is known any more.
 */
export class DraftSyncWithFiles extends DraftSync {
  #from: Draft | null = null

  override change(part: Partial<Draft>): void {
    const before = this.read().draft
    super.change(part)
    if (before.files && part.passage !== undefined && part.files === undefined) void this.#follow(before)
  }

  async #follow(before: Draft): Promise<void> {
    this.#from ??= before
    const found = await import('./follow-files.ts').catch(() => null)
    const now = this.read().draft
    const known = this.#from
    this.#from = null
    // Other files stand there by now, or this was followed with an earlier change.
    if (known?.files !== now.files) return
    super.change(found ? found.followFiles(known, now) : { files: '' })
  }
}
