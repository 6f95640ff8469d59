import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { Message } from '#domain/messages'
import { readMessages } from '#domain/stored-messages'
import { storageOf } from '../browser/storage.ts'
import type { ServerDraft } from '../drafts/draft-store.ts'
import { libraryCache } from '../worker/recognize-on-device.ts'

/** A conversation as stored on this device. With `deletedAt` it can still be restored while the page is open. */
export type StoredConversation = {
  id: string
  gradeLevel: GradeLevel
  contentType: ContentType
  createdAt: string
  messages: Message[]
  deletedAt?: string
}

export type StoredDraft = ServerDraft & { gradeLevel: GradeLevel; contentType: ContentType }

interface Schema extends DBSchema {
  conversations: { key: string; value: StoredConversation }
  drafts: { key: string; value: StoredDraft }
}

let opened: Promise<IDBPDatabase<Schema>> | undefined

/**
 * Everything stored in this browser for someone without an account. Opening it removes what was deleted before.
 * Rejects where the browser forbids storage.
 */
export function openDeviceStore(): Promise<IDBPDatabase<Schema>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const store = await openDB<Schema>('tonewise', 1, {
    upgrade(database) {
      database.createObjectStore('conversations', { keyPath: 'id' })
      database.createObjectStore('drafts', { keyPath: 'id' })
    },
    // Another tab deletes everything or signs out: close, and open again at the next use.
    blocking(_, __, event) {
      opened = undefined
      ;(event.target as IDBDatabase).close()
    },
    terminated() {
      opened = undefined
    },
  })
  for (const { id, deletedAt } of await store.getAll('conversations'))
    if (deletedAt) await store.delete('conversations', id)
  return store
}

/** Rejects where the browser forbids storage. */
export async function listConversations(): Promise<StoredConversation[]> {
  return (await (await openDeviceStore()).getAll('conversations')).map(withReadMessages)
}

/** Rejects where the browser forbids storage. */
export async function findConversation(id: string): Promise<StoredConversation | undefined> {
  const stored = await (await openDeviceStore()).get('conversations', id)
  return stored && withReadMessages(stored)
}

function withReadMessages(stored: StoredConversation): StoredConversation {
  return { ...stored, messages: readMessages(stored.messages) }
}

/** Deletes every text, question and explanation stored on this device. Rejects when the browser did not. */
export async function deleteDeviceStore(): Promise<void> {
  const store = await openDeviceStore()
  await Promise.all([store.clear('conversations'), store.clear('drafts')])
  const tab = storageOf('sessionStorage')
  const names = Object.keys(tab ?? {}).filter((name) => name.startsWith('tonewise:draft:device:'))
  for (const name of names) tab?.removeItem(name)
  await globalThis.caches?.delete(libraryCache)
}
