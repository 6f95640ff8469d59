import { parseUserMessage } from '#domain/messages'
import type { JsonReply } from '../reader/ask-json.ts'
import type { HistorySource } from '../reader/history-source.ts'
import type { HistoryEntry } from '../reader/use-history.ts'
import { type KeptConversation, openDeviceStore } from './device-store.ts'
import { placeAddress } from './place-address.ts'

const PREVIEW = 100

/** The conversations that this device keeps. */
export const historyHere: HistorySource = {
  list: ({ gradeLevel, contentType, search }) =>
    tryTo(async () => {
      const all = await (await openDeviceStore()).getAll('conversations')
      const wanted = search.toLowerCase()
      const items = all
        .filter(({ deletedAt }) => !deletedAt)
        .filter((one) =>
          wanted
            ? one.messages.some(({ content }) => content.toLowerCase().includes(wanted))
            : one.gradeLevel === gradeLevel && one.contentType === contentType,
        )
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
        .map(entryOf)
      return { items, next: null }
    }),
  read: (id) =>
    tryTo(async () => {
      const found = await (await openDeviceStore()).get('conversations', id)
      if (!found) throw new Error('It is not here any more.')
      return { id, messages: found.messages }
    }),
  remove: (id) => change(id, { deletedAt: new Date().toISOString() }),
  restore: (id) => change(id, { deletedAt: undefined }),
  addressOf: (entry) => `${placeAddress(entry)}&conversation=${entry.id}`,
  downloadOf: () => null,
}

function entryOf({ id, gradeLevel, contentType, createdAt, messages }: KeptConversation): HistoryEntry {
  const { title, question } = parseUserMessage(messages[0]?.content ?? '')
  return {
    id,
    title,
    preview: question.slice(0, PREVIEW),
    createdAt,
    turns: messages.length / 2,
    gradeLevel,
    contentType,
  }
}

async function change(id: string, by: Pick<KeptConversation, 'deletedAt'>): Promise<boolean> {
  const reply = await tryTo(async () => {
    const write = (await openDeviceStore()).transaction('conversations', 'readwrite')
    const found = await write.store.get(id)
    if (found) await write.store.put({ ...found, ...by })
    await write.done
  })
  return reply.ok
}

async function tryTo<T>(act: () => Promise<T>): Promise<JsonReply<T>> {
  try {
    return { ok: true, data: await act() }
  } catch {
    return { ok: false, status: 0 }
  }
}
