import { foldForSearch } from '#domain/fold-for-search'
import { shownAtFirst } from '#domain/limits'
import type { Message } from '#domain/messages'
import type { Reply } from '../browser/client.ts'
import { withAdded } from '../conversation/analysis-state.ts'
import { analysisPath } from '../form/analysis-path.ts'
import type { HistoryEntry, HistorySource } from '../history/history-source.ts'
import {
  findConversation,
  listConversations,
  openDeviceStore,
  type StoredConversation,
} from './device-store.ts'

/** The conversations stored on this device. */
export const deviceHistory: HistorySource = {
  list: ({ gradeLevel, contentType, search }) =>
    toReply(async () => {
      const wanted = foldForSearch(search)
      const items = (await listConversations())
        .filter(({ deletedAt }) => !deletedAt)
        .filter((one) =>
          wanted
            ? one.messages.some((message) => foldForSearch(textOf(message)).includes(wanted))
            : one.gradeLevel === gradeLevel && one.contentType === contentType,
        )
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map(entryOf)
      return { items, next: null }
    }),
  read: (id) =>
    toReply(async () => {
      const found = await findConversation(id)
      if (!found) throw new Error('It is not here any more.')
      return { id, messages: found.messages }
    }),
  remove: (id) => change(id, () => ({ deletedAt: new Date().toISOString() })),
  restore: (id) => change(id, () => ({ deletedAt: undefined })),
  saveCheckIn: (id, of, { isAboutText: _, ...checkIn }) =>
    change(id, ({ messages }) => ({ messages: withAdded(messages, of, { checkIn }) })),
  saveReading: (id, of, myReading) =>
    change(id, ({ messages }) => ({ messages: withAdded(messages, of, { myReading }) })),
  addressOf: (entry) => `${analysisPath(entry)}&conversation=${entry.id}`,
  downloadOf: () => null,
}

function entryOf({ id, gradeLevel, contentType, createdAt, messages }: StoredConversation): HistoryEntry {
  const [first] = messages
  const { title, question } = first?.role === 'user' ? first.content : { title: '', question: '' }
  return {
    id,
    title,
    preview: question.slice(0, shownAtFirst.historyPreview),
    createdAt,
    gradeLevel,
    contentType,
  }
}

function textOf({ role, content }: Message): string {
  return role === 'user' ? Object.values(content).join('\n') : content
}

async function change(
  id: string,
  by: (found: StoredConversation) => Partial<StoredConversation>,
): Promise<boolean> {
  const reply = await toReply(async () => {
    const write = (await openDeviceStore()).transaction('conversations', 'readwrite')
    const found = await write.store.get(id)
    if (found) await write.store.put({ ...found, ...by(found) })
    await write.done
  })
  return reply.ok
}

async function toReply<T>(act: () => Promise<T>): Promise<Reply<T>> {
  try {
    return { ok: true, data: await act() }
  } catch {
    return { ok: false, status: 0, problem: null }
  }
}
