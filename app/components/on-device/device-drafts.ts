import type { ContentType, GradeLevel } from '#domain/choices'
import { isBlank } from '../drafts/draft-store.ts'
import type { DraftServer } from '../drafts/send-drafts.ts'
import { openDeviceStore, type StoredDraft } from './device-store.ts'

/** The drafts of one level and type stored on this device, newest first. Rejects where the browser forbids storage. */
export async function findDeviceDrafts(
  gradeLevel: GradeLevel,
  contentType: ContentType,
): Promise<StoredDraft[]> {
  const drafts = await (await openDeviceStore()).getAll('drafts')
  return drafts
    .filter((one) => one.gradeLevel === gradeLevel && one.contentType === contentType)
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
}

/** Stores drafts on this device as the server does for an account: two tabs with one draft both keep their text. */
export function createDeviceDrafts(gradeLevel: GradeLevel, contentType: ContentType): DraftServer {
  return {
    read: async (id) => (await (await openDeviceStore()).get('drafts', id)) ?? null,
    async remove(id) {
      await (await openDeviceStore()).delete('drafts', id)
      return true
    },
    async put({ id, draft, revision }) {
      const write = (await openDeviceStore()).transaction('drafts', 'readwrite')
      const found = await write.store.get(id)
      if (found && found.revision !== revision) return { kind: 'conflict', found }
      if (isBlank(draft)) await write.store.delete(id)
      else {
        const updatedAt = new Date().toISOString()
        await write.store.put({
          id,
          data: draft,
          revision: revision + 1,
          updatedAt,
          gradeLevel,
          contentType,
        })
      }
      await write.done
      return { kind: 'stored', revision: isBlank(draft) ? 0 : revision + 1 }
    },
  }
}
