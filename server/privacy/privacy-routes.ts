import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { TonewiseError } from '#domain/errors'
import { exportConversation } from '#domain/exports'
import { limits } from '#domain/limits'
import type { Accounts } from '../accounts/accounts.ts'
import { clearBrowser } from '../accounts/clear-browser.ts'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { readForm } from '../accounts/read-form.ts'
import { requireHolder } from '../accounts/require-viewer.ts'
import type { Analysis } from '../analysis/analysis.ts'
import { noteRows } from '../backups/deletion-list.ts'
import { findConversation } from '../conversations/queries.ts'
import { findReader } from '../family/queries.ts'
import type { Routes, Variables } from '../hono.ts'
import { isUuid } from '../http/is-uuid.ts'
import { countAgainst } from '../limits/count-against.ts'
import type { Runtime } from '../runtime.ts'
import { noteEvent, type SecurityEventKind } from '../security/note-event.ts'
import { deleteAccount, deleteReader } from './delete-person.ts'
import { exportPeople } from './export-person.ts'
import { deleteConversation, deleteHistory } from './queries.ts'
import { writeZip } from './write-zip.ts'

type Call = Context<{ Variables: Variables }>

const passwordForm = z.strictObject({ password: z.string().max(1_000).default('') })

/** What every person may do with their own data and a grown-up with a child's: take it along, and delete it. */
export function privacyRoutes(context: Runtime & { accounts: Accounts; analysis: Analysis }): Routes {
  const { database, analysis, accounts, now } = context
  const routes: Routes = new Hono()

  routes.get('/api/export', async (c) => {
    const { accountId } = requireHolder(c)
    await countExport(context, accountId)
    await note(c, 'exported', accountId)
    return sendArchive(c, `tonewise-${day(now())}.zip`, exportPeople(context, accountId), now())
  })

  routes.get('/api/readers/:id/export', async (c) => {
    const { accountId, child } = await childOf(c)
    await countExport(context, accountId)
    await note(c, 'exported', accountId)
    const name = `tonewise-child-${child.id.slice(0, 8)}-${day(now())}.zip`
    return sendArchive(c, name, exportPeople(context, accountId, child.id), now())
  })

  routes.get('/api/readers/:id/conversations/:conversationId/download', async (c) => {
    const { child } = await childOf(c)
    const id = c.req.param('conversationId')
    const row = isUuid(id) ? await findConversation(database.query, child.id, id) : null
    if (!row) throw new TonewiseError('not_found')
    const file = exportConversation(row.contentType, row.conversationData, now())
    asFile(c, `${file.type}; charset=utf-8`, file.name)
    return c.body(file.text)
  })

  routes.delete('/api/conversations', async (c) => {
    const { accountId } = requireHolder(c)
    return c.json(await emptyHistory(c, accountId, accountId))
  })

  routes.delete('/api/readers/:id/conversations', async (c) => {
    const { accountId, child } = await childOf(c)
    return c.json(await emptyHistory(c, accountId, child.id))
  })

  routes.delete('/api/readers/:id/conversations/:conversationId', async (c) => {
    const { child } = await childOf(c)
    const id = c.req.param('conversationId')
    const isGone = isUuid(id) && (await deleteConversation(database.query, child.id, id))
    if (!isGone) throw new TonewiseError('not_found')
    await noteRows(context, 'conversation', [id])
    return c.json({ next: `/account/readers/${child.id}` })
  })

  routes.delete('/api/readers/:id', async (c) => {
    const { accountId, child } = await childOf(c)
    await deleteReader(context, { id: child.id, guardianId: accountId }, c.get('address'))
    analysis.stopAll([child.id])
    return c.json({ next: '/account' })
  })

  routes.post('/api/account/delete', async (c) => {
    const viewer = requireHolder(c)
    const { fields } = await readForm(c.req.raw, passwordForm)
    await confirmPassword(context, { ...viewer, address: c.get('address') }, fields.password)
    analysis.stopAll(await deleteAccount(context, viewer.accountId, c.get('address')))
    for (const line of await accounts.signOut(c.req.raw)) c.header('Set-Cookie', line, { append: true })
    clearBrowser(c, context.settings, true)
    return c.json({ next: '/?account-deleted' })
  })

  /** A child of the grown-up who asks. Another one's child, an unknown one and no id at all are all 404. */
  async function childOf(c: Call) {
    const { accountId } = requireHolder(c)
    const child = await findReader(database.query, accountId, c.req.param('id') ?? '')
    if (!child) throw new TonewiseError('not_found')
    return { accountId, child }
  }

  async function emptyHistory(c: Call, accountId: string, userId: string) {
    const ids = await database.query.transaction((inside) => deleteHistory(inside, userId))
    analysis.stopAll([userId])
    await Promise.all([noteRows(context, 'conversation', ids), note(c, 'history_deleted', accountId)])
    return sayDeleted(ids.length)
  }

  function note(c: Call, kind: SecurityEventKind, accountId: string): Promise<void> {
    return noteEvent(database.query, context, { kind, accountId, address: c.get('address') })
  }

  return routes
}

function sayDeleted(count: number) {
  const message = count === 1 ? '1 conversation was deleted.' : `${count} conversations were deleted.`
  return { deleted: count, message }
}

/** An archive is work for the whole server, so an account has only some in an hour. */
async function countExport({ database, now }: Runtime, accountId: string): Promise<void> {
  const { allowed, retryAfter } = await countAgainst(database, `export:${accountId}`, limits.exports, now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}

function sendArchive(c: Call, name: string, entries: ReturnType<typeof exportPeople>, at: Date): Response {
  asFile(c, 'application/zip', name)
  return c.body(writeZip(entries, at))
}

function asFile(c: Call, type: string, name: string): void {
  c.header('Content-Type', type)
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
  c.header('Content-Security-Policy', 'sandbox')
  c.header('Cache-Control', 'no-store')
}

function day(at: Date): string {
  return at.toISOString().slice(0, 10)
}
