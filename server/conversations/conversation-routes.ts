import { type Context, Hono } from 'hono'
import { contentTypeSchema, gradeLevelSchema } from '#domain/choice-schemas'
import { TonewiseError } from '#domain/errors'
import { type ExportedFile, exportChat, exportConversation, exportMessage } from '#domain/exports'
import { limits } from '#domain/limits'
import { requireViewer } from '../accounts/require-viewer.ts'
import { noteRows } from '../backups/deletion-list.ts'
import type { Variables } from '../hono.ts'
import { isUuid } from '../http/is-uuid.ts'
import type { Runtime } from '../runtime.ts'
import {
  type ConversationRow,
  type Cursor,
  findConversation,
  findRunning,
  hideConversation,
  type Item,
  listConversations,
  restoreConversation,
  searchConversations,
} from './queries.ts'

type Call = Context<{ Variables: Variables }>

/** The history of the person who is signed in. Another person's id, an unknown one and no id at all are all 404. */
export function conversationRoutes(context: Runtime): Hono<{ Variables: Variables }> {
  const { database, now } = context
  const routes = new Hono<{ Variables: Variables }>()

  async function own(c: Call): Promise<ConversationRow> {
    const { userId } = requireViewer(c)
    const row = await findConversation(database.query, userId, idOf(c))
    if (!row) throw new TonewiseError('not_found')
    return row
  }

  routes.get('/api/conversations', async (c) => {
    const { userId } = requireViewer(c)
    const words = c.req.query('search')?.trim()
    if (words) {
      const from = readCursor(c.req.query('after'))
      if (words.length > limits.historySearch || from === 'wrong') throw new TonewiseError('fields_wrong')
      return noStore(c).json(pageOf(await searchConversations(database, { userId, words, after: from })))
    }
    const gradeLevel = gradeLevelSchema.safeParse(c.req.query('gradeLevel'))
    const contentType = contentTypeSchema.safeParse(c.req.query('contentType'))
    const after = readCursor(c.req.query('after'))
    if (!gradeLevel.success || !contentType.success || after === 'wrong')
      throw new TonewiseError('fields_wrong')
    const place = { userId, gradeLevel: gradeLevel.data, contentType: contentType.data, after }
    return noStore(c).json(pageOf(await listConversations(database, place)))
  })

  routes.get('/api/conversations/:id', async (c) => {
    const row = await own(c)
    const running = await findRunning(database, row.userId, row.id)
    const { id, gradeLevel, contentType, title, createdAt, conversationData: messages } = row
    return noStore(c).json({
      id,
      gradeLevel,
      contentType,
      title,
      createdAt,
      messages,
      ...(running ? { running } : {}),
    })
  })

  routes.delete('/api/conversations/:id', async (c) => {
    const isHidden = await hideConversation(database, requireViewer(c).userId, idOf(c), now())
    if (!isHidden) throw new TonewiseError('not_found')
    await noteRows(context, 'conversation', [idOf(c)])
    return c.body(null, 204)
  })

  routes.post('/api/conversations/:id/restore', async (c) => {
    const isBack = await restoreConversation(database, requireViewer(c).userId, idOf(c))
    if (!isBack) throw new TonewiseError('not_found')
    await noteRows(context, 'undone', [idOf(c)])
    return c.body(null, 204)
  })

  routes.get('/api/conversations/:id/download', async (c) => {
    const row = await own(c)
    return sendFile(c, fileOf(row, c.req.query('message'), c.req.query('format'), now()))
  })
  return routes
}

function idOf(c: Call): string {
  const id = c.req.param('id')
  if (!isUuid(id)) throw new TonewiseError('not_found')
  return id
}

function noStore(c: Call): Call {
  c.header('Cache-Control', 'no-store')
  return c
}

/** The query gives one row more than a page: it says whether there is a next one. */
function pageOf(rows: Item[]): { items: Item[]; next: string | null } {
  const items = rows.slice(0, limits.historyPage)
  const last = items.at(-1)
  const next = rows.length > items.length && last ? `${last.createdAt}_${last.id}` : null
  return { items, next }
}

function readCursor(text: string | undefined): Cursor | null | 'wrong' {
  if (!text) return null
  const [createdAt = '', id] = text.split('_')
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/.test(createdAt)
  return isTime && isUuid(id) && !Number.isNaN(Date.parse(createdAt)) ? { createdAt, id } : 'wrong'
}

function fileOf(
  { gradeLevel, contentType, conversationData: messages }: ConversationRow,
  index: string | undefined,
  format: string | undefined,
  at: Date,
): ExportedFile {
  if (index !== undefined) {
    const message = /^\d{1,4}$/.test(index) ? messages[Number(index)] : undefined
    if (!message) throw new TonewiseError('not_found')
    return exportMessage(message, at)
  }
  if (format === 'md') return exportChat({ mode: 'account', gradeLevel, contentType }, messages, at)
  return exportConversation(contentType, messages, at)
}

function sendFile(c: Call, file: ExportedFile): Response {
  c.header('Content-Type', `${file.type}; charset=utf-8`)
  c.header('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`)
  c.header('Content-Security-Policy', 'sandbox')
  return noStore(c).body(file.text)
}
