import type { ContentType, GradeLevel } from '#domain/choices'
import { requestJson } from '../browser/request-json.ts'
import { viewerHeader } from '../browser/viewer-header.ts'
import type { ServerDraft } from './draft-store.ts'
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
  const viewer = viewerHeader(viewerKey)
  const url = (id: string) => `/api/drafts/${gradeLevel}/${contentType}/${id}`

  async function remove(id: string, revision: number, keepalive = false): Promise<boolean> {
    const init = { method: 'DELETE', headers: viewer, keepalive }
    return (await requestJson<null>(`${url(id)}?revision=${revision}`, init)).ok
  }

  return {
    remove,
    async read(id) {
      const reply = await requestJson<ServerDraft>(url(id), { headers: viewer })
      return reply.ok ? reply.data : null
    },
    async put({ id, draft, revision }, leaving) {
      if (isBlank(draft)) {
        const isGone = revision === 0 || (await remove(id, revision, leaving))
        return isGone ? { kind: 'stored', revision: 0 } : null
      }
      const body = JSON.stringify({ data: draft, revision })
      const reply = await requestJson<{ revision: number } | { found: ServerDraft }>(url(id), {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', ...viewer },
        body,
        keepalive: leaving && body.length < keepaliveLimit,
      })
      if (!reply.ok) return null
      if ('found' in reply.data) return { kind: 'conflict', found: reply.data.found }
      return { kind: 'stored', revision: reply.data.revision }
    },
  }
}
