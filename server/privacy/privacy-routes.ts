import { z } from '@hono/zod-openapi'
import { TonewiseError } from '#domain/errors'
import { exportConversation } from '#domain/exports'
import { limits } from '#domain/limits'
import type { Accounts } from '../accounts/accounts.ts'
import { findChild } from '../accounts/children/queries.ts'
import { clearBrowser, nextPage, setCookies } from '../accounts/form-fallback.ts'
import { confirmPassword } from '../accounts/passwords/confirm-password.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { findConversation } from '../conversations/queries.ts'
import { recordDeletions } from '../database/backups/deletion-list.ts'
import type { Call } from '../hono.ts'
import { type AuditEventKind, recordAuditEvent } from '../http/audit-log/record-event.ts'
import { countAgainst } from '../http/limits/count-against.ts'
import { requireAccountOwner } from '../http/require-viewer.ts'
import { body, byId, content, createRoutes, json, route } from '../http/route.ts'
import { sendFile } from '../http/send-file.ts'
import type { Runtime } from '../runtime.ts'
import { deleteAccount, deleteChild } from './delete-person.ts'
import { exportPeople, writeZip } from './export-person.ts'
import { deleteConversation, deleteHistory } from './queries.ts'

const passwordForm = z.strictObject({ password: z.string().max(1_000).default('') })

const byChildAndConversation = byId.extend({ conversationId: z.uuid() })
const declared = { middleware: requireAccountOwner }
const exporting = {
  ...declared,
  method: 'get' as const,
  responses: { 200: content('A zip archive.', 'application/zip') },
  refusals: ['too_many' as const],
}
const emptying = {
  ...declared,
  method: 'delete',
  responses: {
    200: json(z.object({ deleted: z.number(), message: z.string() }), 'How many were deleted.'),
  },
} as const
const leading = { ...declared, responses: { 200: nextPage } }

const calls = {
  exportAll: route({
    ...exporting,
    path: '/api/export',
    tags: ['Your data'],
    summary: 'Download everything that is stored about you and your child profiles',
  }),
  exportChild: route({
    ...exporting,
    path: '/api/children/{id}/export',
    summary: 'Download everything that is stored about a child',
    request: { params: byId },
  }),
  downloadOfChild: route({
    ...declared,
    method: 'get',
    path: '/api/children/{id}/conversations/{conversationId}/download',
    summary: 'Download a conversation of a child',
    request: { params: byChildAndConversation },
    responses: { 200: content('The file.', 'text/plain') },
  }),
  emptyHistory: route({
    ...emptying,
    path: '/api/conversations',
    tags: ['History'],
    summary: 'Delete your whole history for good',
  }),
  emptyHistoryOfChild: route({
    ...emptying,
    path: '/api/children/{id}/conversations',
    summary: 'Delete the whole history of a child for good',
    request: { params: byId },
  }),
  removeConversation: route({
    ...leading,
    method: 'delete',
    path: '/api/children/{id}/conversations/{conversationId}',
    summary: 'Delete a conversation of a child for good',
    request: { params: byChildAndConversation },
  }),
  removeChild: route({
    ...leading,
    method: 'delete',
    path: '/api/children/{id}',
    summary: 'Delete a child profile with everything in it',
    request: { params: byId },
  }),
  removeAccount: route({
    ...leading,
    method: 'post',
    path: '/api/account/delete',
    summary: 'Delete the account with everything in it',
    request: { body: body(passwordForm) },
    refusals: ['auth_failed', 'sign_in_wait', 'too_many'],
  }),
}

/** Exporting and deleting data: a person's own, and a child's by its guardian. */
export function privacyRoutes(context: Runtime & { accounts: Accounts; analysis: Analysis }) {
  const { database, analysis, accounts, now } = context

  /** Throws not_found for another guardian's child and for an unknown one alike. */
  async function requireChild(accountId: string, id: string): Promise<string> {
    if (!(await findChild(database.query, accountId, id))) throw new TonewiseError('not_found')
    return id
  }

  async function emptyHistory(c: Call, accountId: string, userId: string) {
    const ids = await database.query.transaction((inside) => deleteHistory(inside, userId))
    analysis.stopAll([userId])
    await Promise.all([recordDeletions(context, 'conversation', ids), audit(c, 'history_deleted', accountId)])
    return deletedReply(ids.length)
  }

  async function sendArchive(c: Call, accountId: string, childId?: string) {
    await countExport(context, accountId)
    await audit(c, 'exported', accountId)
    const name = `tonewise-${childId ? `child-${childId.slice(0, 8)}-` : ''}${day(now())}.zip`
    const text = writeZip(exportPeople(context, accountId, childId), now())
    return sendFile(c, { name, type: 'application/zip', text })
  }

  function audit(c: Call, kind: AuditEventKind, accountId: string): Promise<void> {
    return recordAuditEvent(database.query, context, { kind, accountId, address: c.get('address') })
  }

  return createRoutes()
    .openapi(calls.exportAll, (c) => sendArchive(c, c.get('viewer').accountId))
    .openapi(calls.exportChild, async (c) => {
      const { accountId } = c.get('viewer')
      return sendArchive(c, accountId, await requireChild(accountId, c.req.valid('param').id))
    })
    .openapi(calls.downloadOfChild, async (c) => {
      const { id, conversationId } = c.req.valid('param')
      await requireChild(c.get('viewer').accountId, id)
      const row = await findConversation(database.query, id, conversationId)
      if (!row) throw new TonewiseError('not_found')
      return sendFile(c, exportConversation(row.contentType, row.conversationData, now()))
    })
    .openapi(calls.emptyHistory, async (c) => {
      const { accountId } = c.get('viewer')
      return c.json(await emptyHistory(c, accountId, accountId), 200)
    })
    .openapi(calls.emptyHistoryOfChild, async (c) => {
      const { accountId } = c.get('viewer')
      const childId = await requireChild(accountId, c.req.valid('param').id)
      return c.json(await emptyHistory(c, accountId, childId), 200)
    })
    .openapi(calls.removeConversation, async (c) => {
      const { id, conversationId } = c.req.valid('param')
      await requireChild(c.get('viewer').accountId, id)
      const isGone = await deleteConversation(database.query, id, conversationId)
      if (!isGone) throw new TonewiseError('not_found')
      await recordDeletions(context, 'conversation', [conversationId])
      return c.json({ next: `/account/children/${id}` }, 200)
    })
    .openapi(calls.removeChild, async (c) => {
      const { accountId } = c.get('viewer')
      const id = await requireChild(accountId, c.req.valid('param').id)
      await deleteChild(context, { id, guardianId: accountId }, c.get('address'))
      analysis.stopAll([id])
      return c.json({ next: '/account' }, 200)
    })
    .openapi(calls.removeAccount, async (c) => {
      const viewer = c.get('viewer')
      const address = c.get('address')
      await confirmPassword(context, { ...viewer, address }, c.req.valid('json').password)
      analysis.stopAll(await deleteAccount(context, viewer.accountId, address))
      setCookies(c, await accounts.signOut(c.req.raw))
      clearBrowser(c, context.settings, true)
      return c.json({ next: '/?account-deleted' }, 200)
    })
}

function deletedReply(count: number) {
  const message = count === 1 ? '1 conversation was deleted.' : `${count} conversations were deleted.`
  return { deleted: count, message }
}

/** Archives cost the server a lot of work, so an account gets only a few an hour. */
async function countExport({ database, now }: Runtime, accountId: string): Promise<void> {
  const { allowed, retryAfter } = await countAgainst(database, `export:${accountId}`, limits.exports, now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10)
}
