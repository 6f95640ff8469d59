import type { GradeLevel } from '#domain/choices'
import { limits } from '#domain/limits'
import { findConversation } from '../../conversations/queries.ts'
import { recordAuditEvent } from '../../http/audit-log/record-event.ts'
import { isUuid } from '../../http/is-uuid.ts'
import { viewerKey } from '../../http/viewer-key.ts'
import type { Runtime } from '../../runtime.ts'
import type { Viewer } from '../../viewer.ts'
import { readChildNotice } from './child-notice.ts'
import { codeOf } from './consent.ts'
import { findChild, findConsent, listChildConversations } from './queries.ts'

/** A child of this guardian; null for another guardian's child and while a child profile is signed in. */
async function findOwnChild(runtime: Runtime, viewer: Viewer, childId: string) {
  if (viewer.userId !== viewer.accountId) return null
  return findChild(runtime.database.query, viewer.accountId, childId)
}

/** One child profile with a page of its history, newest first, and whether an AI service may answer the child. */
export async function loadChild(runtime: Runtime, viewer: Viewer, childId: string, page: number) {
  const child = await findOwnChild(runtime, viewer, childId)
  if (!child) return null
  const { query } = runtime.database
  const { hash, provider } = readChildNotice(runtime.settings)
  const [rows, consent] = await Promise.all([
    listChildConversations(query, child.id, page),
    findConsent(query, { childId: child.id, scope: 'model', noticeHash: hash }),
  ])
  // Every look at a child's words is on record, also the guardian's.
  await recordAuditEvent(query, runtime, { kind: 'child_history_read', accountId: viewer.accountId })
  return {
    child,
    code: codeOf(child.id),
    conversations: rows.slice(0, limits.historyPage).map((row) => ({ ...row, on: longDate(row.createdAt) })),
    newer: page > 0 ? page - 1 : null,
    older: rows.length > limits.historyPage ? page + 1 : null,
    provider,
    consentedOn: consent ? longDate(consent.givenAt) : null,
    viewerKey: viewerKey(runtime.secret, viewer.userId),
  }
}

/** One conversation of a child, read-only. */
export async function loadChildConversation(
  runtime: Runtime,
  viewer: Viewer,
  childId: string,
  conversationId: string,
) {
  const child = await findOwnChild(runtime, viewer, childId)
  if (!child || !isUuid(conversationId)) return null
  const row = await findConversation(runtime.database.query, child.id, conversationId)
  if (!row) return null
  const { id, gradeLevel, contentType, title, conversationData: messages, createdAt } = row
  return {
    child,
    conversation: { id, gradeLevel, contentType, title, messages, on: longDate(createdAt) },
    viewerKey: viewerKey(runtime.secret, viewer.userId),
  }
}

/** The grade level of the child who is signed in, which the dashboard offers first; null for everybody else. */
export async function loadOwnLevel(runtime: Runtime, viewer: Viewer | null): Promise<GradeLevel | null> {
  if (!viewer || viewer.userId === viewer.accountId) return null
  const child = await findChild(runtime.database.query, viewer.accountId, viewer.userId)
  return child?.gradeLevel ?? null
}

function longDate(at: Date): string {
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
