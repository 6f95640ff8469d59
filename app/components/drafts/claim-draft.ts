/** Asks for a draft as this tab's own: false where another tab of this browser has it open. */
export type ClaimDraft = (id: string) => Promise<boolean>

/** A page that was just reloaded may still hold its own claim for a moment. */
const patience = 1_000

/**
 * One open tab for each draft: a second one with the same text (opened, or a copy of the first) goes on under a name
 * of its own. The browser gives the claim back when the tab is gone. Where it knows no locks, the server's revisions
 * alone keep two texts apart.
 */
export function createClaim(locks: LockManager | undefined): { claim: ClaimDraft; release: () => void } {
  let release = () => {}
  return {
    claim(id) {
      if (!locks) return Promise.resolve(true)
      release()
      return new Promise((resolve) => {
        const waiting = new AbortController()
        const timer = setTimeout(() => waiting.abort(), patience)
        locks
          .request(`tonewise:draft:${id}`, { signal: waiting.signal }, () => {
            clearTimeout(timer)
            resolve(true)
            return new Promise<void>((end) => (release = end))
          })
          .catch(() => resolve(!waiting.signal.aborted))
      })
    },
    release: () => release(),
  }
}
