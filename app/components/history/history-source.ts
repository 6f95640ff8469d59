import type { ContentType, GradeLevel } from '#domain/choices'
import type { Message } from '#domain/messages'
import { type JsonReply, requestJson } from '../browser/request-json.ts'

/** One row of the list, as the API gives it. `deleted` rows stay in place with their Undo. */
export type HistoryEntry = {
  id: string
  title: string
  preview: string
  createdAt: string
  turns: number
  gradeLevel: GradeLevel
  contentType: ContentType
  state?: string
  deleted?: boolean
}

export type HistoryPage = { items: HistoryEntry[]; next: string | null }
export type Conversation = { id: string; messages: Message[]; running?: string }

/** Where conversations are kept: on the server for an account, on the device for the reader without one. */
export type HistorySource = {
  /** One page of a level and type, or with `search` of everything that has the words; newest first. */
  list(
    what: { gradeLevel: GradeLevel; contentType: ContentType; search: string },
    after: string | null,
  ): Promise<JsonReply<HistoryPage>>
  read(id: string): Promise<JsonReply<Conversation>>
  remove(id: string): Promise<boolean>
  restore(id: string): Promise<boolean>
  /** The reader of another level or type, with this conversation open. */
  addressOf(entry: HistoryEntry): string
  /** The conversation as a file; null where the page makes it itself. */
  downloadOf(id: string): string | null
}

export const serverHistory: HistorySource = {
  list({ search, gradeLevel, contentType }, after) {
    const what: Record<string, string> = search ? { search } : { gradeLevel, contentType }
    const query = new URLSearchParams({ ...what, ...(after ? { after } : {}) })
    return requestJson(`/api/conversations?${query}`)
  },
  read: (id) => requestJson(`/api/conversations/${id}`),
  remove: async (id) => (await requestJson(`/api/conversations/${id}`, { method: 'DELETE' })).ok,
  restore: async (id) => (await requestJson(`/api/conversations/${id}/restore`, { method: 'POST' })).ok,
  addressOf: ({ id, gradeLevel, contentType }) => `/reader/${gradeLevel}/${contentType}?conversation=${id}`,
  downloadOf: (id) => `/api/conversations/${id}/download`,
}
