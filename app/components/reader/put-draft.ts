import type { ContentType, GradeLevel } from '#domain/choices'
import { askJson } from './ask-json.ts'
import type { PutDraft } from './draft-keeper.ts'
import { isBlank } from './draft-store.ts'
import { viewerHeader } from './viewer-header.ts'

/** Browsers refuse a longer body on a request that outlives its page. */
const keepaliveLimit = 60_000

/** Stores the draft of one level and type; an emptied draft is taken away on the server too. */
export function putDraft(gradeLevel: GradeLevel, contentType: ContentType, viewerKey: string): PutDraft {
  const viewer = viewerHeader(viewerKey)
  const url = `/api/drafts/${gradeLevel}/${contentType}`
  return async (draft, revision, leaving) => {
    if (isBlank(draft)) {
      const reply = await askJson<null>(url, {
        method: 'DELETE',
        headers: viewer,
        keepalive: leaving,
      })
      return reply.ok ? 0 : null
    }
    const body = JSON.stringify({ data: draft, ...(revision > 0 ? { revision } : {}) })
    const reply = await askJson<{ revision: number }>(url, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json', ...viewer },
      body,
      keepalive: leaving && body.length < keepaliveLimit,
    })
    return reply.ok ? reply.data.revision : null
  }
}
