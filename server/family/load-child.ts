import type { GradeLevel } from '#domain/choices'
import { limits } from '#domain/limits'
import { viewerKey } from '../accounts/viewer-key.ts'
import { findConversation } from '../conversations/queries.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import { noteEvent } from '../security/note-event.ts'
import type { Viewer } from '../viewer.ts'
import { readChildNotice } from './child-notice.ts'
import { codeOf } from './consent.ts'
import { findConsent, findReader, listChildConversations } from './queries.ts'

/** A child of this grown-up; null for everyone else's and while a child reads. */
async function findChild(runtime: Runtime, viewer: Viewer, readerId: string) {
  if (viewer.userId !== viewer.accountId) return null
  return findReader(runtime.database.query, viewer.accountId, readerId)
}

/** One child profile with a page of its history, newest first, and whether an AI service may answer it. */
export async function loadChild(runtime: Runtime, viewer: Viewer, readerId: string, page: number) {
  const child = await findChild(runtime, viewer, readerId)
  if (!child) return null
  const { query } = runtime.database
  const { hash, provider } = readChildNotice(runtime.settings)
  const [rows, consent] = await Promise.all([
    listChildConversations(query, child.id, page),
    findConsent(query, { readerId: child.id, scope: 'model', noticeHash: hash }),
  ])
  // Who reads a child's words is on record, also when it is the one who may.
  await noteEvent(query, runtime, { kind: 'child_history_read', accountId: viewer.accountId })
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

/** One conversation of a child, to be read and not to be changed. */
export async function loadChildConversation(
  runtime: Runtime,
  viewer: Viewer,
  { readerId, conversationId }: { readerId: string; conversationId: string },
) {
  const child = await findChild(runtime, viewer, readerId)
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

/** The level of the child that reads now, which the Dashboard offers first; null when no child reads. */
export async function loadOwnLevel(runtime: Runtime, viewer: Viewer | null): Promise<GradeLevel | null> {
  if (!viewer || viewer.userId === viewer.accountId) return null
  const child = await findReader(runtime.database.query, viewer.accountId, viewer.userId)
  return child?.gradeLevel ?? null
}

function longDate(at: Date): string {
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
