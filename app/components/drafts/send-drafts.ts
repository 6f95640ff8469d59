import type { SavedDraft, ServerDraft } from './draft-store.ts'

export type PutReply =
  | { kind: 'stored'; revision: number }
  /** Somebody else wrote under this name since; `found` is what stands there. */
  | { kind: 'conflict'; found: ServerDraft }

/** The server's drafts of one person, level and type. Null: it could not be reached. */
export type DraftServer = {
  read(id: string): Promise<ServerDraft | null>
  put(draft: SavedDraft, leaving: boolean): Promise<PutReply | null>
  remove(id: string, revision: number): Promise<boolean>
}

type Drafts = {
  next(): SavedDraft | null
  stored(sent: SavedDraft, revision: number): void
  conflict(sent: SavedDraft, found: ServerDraft): void
}

export type Sender = {
  /** Sends within 2 s what is not on the server yet. */
  plan(): void
  /** Takes a draft away, unless it was written since `revision`. */
  remove(id: string, revision: number): void
  /** Sends now; false when something could not be stored. */
  flush(leaving: boolean): Promise<boolean>
}

const putPause = 2_000

/** Brings changed drafts to the server, one after the other, and tries again until it has them. */
export function createSender(server: DraftServer | null, drafts: Drafts): Sender {
  const removals = new Map<string, number>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> | null = null
  let sendingId = ''

  /** Without a server the tab has all that can be stored. */
  const isDone = () => server === null || (drafts.next() === null && removals.size === 0)

  function plan() {
    if (!isDone()) timer ??= setTimeout(() => void send(false), putPause)
  }

  async function send(leaving: boolean): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (!server || isDone()) return
    if (sending) return plan()
    sending = sendAll(server, leaving)
    await sending
    sending = null
    plan()
  }

  async function sendAll(to: DraftServer, leaving: boolean): Promise<void> {
    for (const [id, revision] of [...removals])
      if (await to.remove(id, revision).catch(() => false)) removals.delete(id)
    const draft = drafts.next()
    if (!draft) return
    sendingId = draft.id
    const reply = await to.put(draft, leaving).catch(() => null)
    sendingId = ''
    if (reply?.kind === 'stored') {
      // It was asked or deleted while it was on its way.
      if (removals.has(draft.id)) removals.set(draft.id, reply.revision)
      drafts.stored(draft, reply.revision)
    }
    if (reply?.kind === 'conflict') drafts.conflict(draft, reply.found)
  }

  return {
    plan,
    remove(id, revision) {
      if (!server || (revision === 0 && sendingId !== id)) return
      removals.set(id, revision)
      void send(false)
    },
    async flush(leaving) {
      if (leaving) {
        void send(true)
        return isDone()
      }
      await sending
      while (!isDone()) {
        const before = drafts.next()
        await send(false)
        if (drafts.next() === before) break
      }
      return isDone()
    },
  }
}
