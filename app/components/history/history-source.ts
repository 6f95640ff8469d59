import type { InferResponseType } from 'hono/client'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { CheckInAnswer } from '#domain/messages'
import type { MyReading } from '#domain/my-reading'
import { client, type Reply, readReply } from '../browser/client.ts'

const conversations = client.api.conversations
const oneConversation = conversations[':id']

type ListedPage = InferResponseType<typeof conversations.$get>

/** One row of the list. `deleted` rows stay in place with their Undo. */
export type HistoryEntry = ListedPage['items'][number] & { deleted?: boolean }

export type HistoryPage = { items: HistoryEntry[]; next: string | null }
export type Conversation = Pick<InferResponseType<typeof oneConversation.$get>, 'id' | 'messages' | 'running'>

/** Where conversations are kept: on the server for an account, on the device for the reader without one. */
export type HistorySource = {
  /** One page of a level and type, or with `search` of everything that has the words; newest first. */
  list(
    what: { gradeLevel: GradeLevel; contentType: ContentType; search: string },
    after: string | null,
  ): Promise<Reply<HistoryPage>>
  read(id: string): Promise<Reply<Conversation>>
  remove(id: string): Promise<boolean>
  restore(id: string): Promise<boolean>
  /** Keeps an answer to a check-in with the explanation of this time. False when it was not kept. */
  saveCheckIn(id: string, of: string, given: CheckInAnswer & { isAboutText: boolean }): Promise<boolean>
  /** Keeps a student's own reading with the explanation of this time. False when it was not kept. */
  saveReading(id: string, of: string, reading: MyReading): Promise<boolean>
  /** The reader of another level or type, with this conversation open. */
  addressOf(entry: HistoryEntry): string
  /** The conversation as a file; null where the page makes it itself. */
  downloadOf(id: string): string | null
}

export const serverHistory: HistorySource = {
  list({ search, gradeLevel, contentType }, after) {
    const what = search ? { search } : { gradeLevel, contentType }
    return readReply(conversations.$get({ query: { ...what, ...(after ? { after } : {}) } }))
  },
  read: (id) => readReply(oneConversation.$get({ param: { id } })),
  remove: async (id) => (await readReply(oneConversation.$delete({ param: { id } }))).ok,
  restore: async (id) => (await readReply(oneConversation.restore.$post({ param: { id } }))).ok,
  // Loads with the first thing to save. Where it does not load, nothing is saved, and the next try loads again.
  saveCheckIn: (...given) =>
    import('./save-on-server.ts').then(({ saveCheckIn }) => saveCheckIn(...given)).catch(() => false),
  saveReading: (...given) =>
    import('./save-on-server.ts').then(({ saveReading }) => saveReading(...given)).catch(() => false),
  addressOf: ({ id, gradeLevel, contentType }) => `/reader/${gradeLevel}/${contentType}?conversation=${id}`,
  downloadOf: (id) => oneConversation.download.$path({ param: { id }, query: {} }),
}
