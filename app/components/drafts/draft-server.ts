import type { ContentType, GradeLevel } from '#domain/choices'
import { client, readReply } from '../browser/client.ts'
import { viewerHeader } from '../browser/viewer-header.ts'
import { isBlank } from './draft-store.ts'
import type { DraftServer } from './send-drafts.ts'

/** Browsers refuse a longer body on a request that outlives its page. */
const keepaliveLimit = 60_000

/** The drafts of one level and type; an emptied draft is taken away on the server too. */
export function createDraftServer(
  gradeLevel: GradeLevel,
  contentType: ContentType,
  viewerKey: string,
): DraftServer {
  const drafts = client.api.drafts[':gradeLevel'][':contentType'][':id']
  const headers = viewerHeader(viewerKey)
  const param = (id: string) => ({ gradeLevel, contentType, id })

  async function remove(id: string, revision: number, keepalive = false): Promise<boolean> {
    const input = { param: param(id), query: { revision: String(revision) } }
    return (await readReply(drafts.$delete(input, { headers, init: { keepalive } }))).ok
  }

  return {
    remove,
    async read(id) {
      const reply = await readReply(drafts.$get({ param: param(id) }, { headers }))
      return reply.ok ? reply.data : null
    },
    async put({ id, draft, revision }, leaving) {
      if (isBlank(draft)) {
        const isGone = revision === 0 || (await remove(id, revision, leaving))
        return isGone ? { kind: 'stored', revision: 0 } : null
      }
      const json = { data: draft, revision }
      const keepalive = leaving && JSON.stringify(json).length < keepaliveLimit
      const reply = await readReply(drafts.$put({ param: param(id), json }, { headers, init: { keepalive } }))
      if (!reply.ok) return null
      if ('found' in reply.data) return { kind: 'conflict', found: reply.data.found }
      return { kind: 'stored', revision: reply.data.revision }
    },
  }
}
