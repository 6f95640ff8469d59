import { z } from '@hono/zod-openapi'
import { contentTypeSchema, gradeLevelSchema } from '#domain/choice-schemas'
import { TonewiseError } from '#domain/errors'
import { type ExportedFile, exportChat, exportConversation, exportMessage } from '#domain/exports'
import { limits } from '#domain/limits'
import type { Message } from '#domain/messages'
import { recordDeletions } from '../database/backups/deletion-list.ts'
import { requireViewer } from '../http/require-viewer.ts'
import { byId, content, createRoutes, json, route } from '../http/route.ts'
import { sendFile } from '../http/send-file.ts'
import type { Runtime } from '../runtime.ts'
import {
  type ConversationRow,
  findConversation,
  findRunning,
  hideConversation,
  type Item,
  listConversations,
  restoreConversation,
  searchConversations,
} from './queries.ts'

/** The time and the id of the last row of a page. */
const cursor = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z_[^_]+$/)
  .transform((text) => ({ createdAt: text.slice(0, 27), id: text.slice(28) }))
  .pipe(z.object({ createdAt: z.string().refine((time) => !Number.isNaN(Date.parse(time))), id: z.uuid() }))
const blank = z.literal('').transform(() => undefined)
/** With words, everything that has them; without, one level and type. */
const listQuery = z.object({
  search: z.string().trim().max(limits.historySearch).optional(),
  gradeLevel: gradeLevelSchema.optional(),
  contentType: contentTypeSchema.optional(),
  after: z.union([cursor, blank]).optional(),
})

const choices = { gradeLevel: gradeLevelSchema, contentType: contentTypeSchema }
const item = z
  .object({
    id: z.string(),
    title: z.string(),
    preview: z.string(),
    createdAt: z.string(),
  })
  .extend(choices)
const historyPage = z.object({
  items: z.array(item),
  next: z.string().nullable().describe('`after` of the next page; null on the last one.'),
})
const message = z.custom<Message>().openapi({
  type: 'object',
  required: ['role', 'content', 'timestamp'],
  properties: {
    role: { type: 'string', enum: ['user', 'assistant'] },
    content: {
      description: 'Of an answer, its text in Markdown. Of a question, its parts.',
      oneOf: [
        { type: 'string' },
        {
          type: 'object',
          required: ['title', 'author', 'question', 'passage'],
          properties: {
            title: { type: 'string' },
            author: { type: 'string' },
            question: { type: 'string' },
            passage: { type: 'string' },
          },
        },
      ],
    },
    timestamp: { type: 'string', format: 'date-time' },
  },
})
const conversation = z.object({
  id: z.string(),
  ...choices,
  title: z.string(),
  createdAt: z.string(),
  messages: z.array(message),
  running: z.string().optional().describe('The answer that is being written now.'),
})

const declared = { tags: ['History' as const], middleware: requireViewer }
const ofConversation = { ...declared, request: { params: byId } }

const calls = {
  list: route({
    ...declared,
    method: 'get',
    path: '/api/conversations',
    summary:
      'List conversations, newest first: of one level and type, or all that have the words of `search`',
    request: { query: listQuery },
    responses: { 200: json(historyPage, 'One page.') },
  }),
  read: route({
    ...ofConversation,
    method: 'get',
    path: '/api/conversations/{id}',
    summary: 'Read a conversation',
    responses: { 200: json(conversation, 'The conversation with its messages, oldest first.') },
  }),
  remove: route({
    ...ofConversation,
    method: 'delete',
    path: '/api/conversations/{id}',
    summary: 'Delete a conversation; for a while it can be brought back',
    responses: { 204: { description: 'Deleted.' } },
  }),
  restore: route({
    ...ofConversation,
    method: 'post',
    path: '/api/conversations/{id}/restore',
    summary: 'Bring a deleted conversation back',
    responses: { 204: { description: 'It is back.' } },
  }),
  download: route({
    ...declared,
    method: 'get',
    path: '/api/conversations/{id}/download',
    summary: 'Download a conversation, or with `message` one message of it, as a file',
    request: {
      params: byId,
      query: z.object({ message: z.string().optional(), format: z.string().optional() }),
    },
    responses: { 200: content('The file. `format=md` gives Markdown.', 'text/plain', 'text/markdown') },
  }),
}

/** The history of whoever is signed in. Another person's id, an unknown one and a malformed one are all 404. */
export function conversationRoutes(context: Runtime) {
  const { database, now } = context

  async function own(userId: string, id: string): Promise<ConversationRow> {
    const row = await findConversation(database.query, userId, id)
    if (!row) throw new TonewiseError('not_found')
    return row
  }

  return createRoutes()
    .openapi(calls.list, async (c) => {
      const { userId } = c.get('viewer')
      const { search: words, gradeLevel, contentType, after = null } = c.req.valid('query')
      if (words) return c.json(pageOf(await searchConversations(database, { userId, words, after })), 200)
      if (!gradeLevel || !contentType) throw new TonewiseError('fields_wrong')
      const rows = await listConversations(database, { userId, gradeLevel, contentType, after })
      return c.json(pageOf(rows), 200)
    })
    .openapi(calls.read, async (c) => {
      const row = await own(c.get('viewer').userId, c.req.valid('param').id)
      const running = (await findRunning(database, row.userId, row.id)) ?? undefined
      const { id, gradeLevel, contentType, title, createdAt, conversationData: messages } = row
      return c.json(
        { id, gradeLevel, contentType, title, createdAt: createdAt.toISOString(), messages, running },
        200,
      )
    })
    .openapi(calls.remove, async (c) => {
      const { id } = c.req.valid('param')
      const isHidden = await hideConversation(database, c.get('viewer').userId, id, now())
      if (!isHidden) throw new TonewiseError('not_found')
      await recordDeletions(context, 'conversation', [id])
      return c.body(null, 204)
    })
    .openapi(calls.restore, async (c) => {
      const { id } = c.req.valid('param')
      const isBack = await restoreConversation(database, c.get('viewer').userId, id)
      if (!isBack) throw new TonewiseError('not_found')
      await recordDeletions(context, 'undone', [id])
      return c.body(null, 204)
    })
    .openapi(calls.download, async (c) => {
      const row = await own(c.get('viewer').userId, c.req.valid('param').id)
      const { message, format } = c.req.valid('query')
      return sendFile(c, fileOf(row, message, format, now()))
    })
}

/** The query returns one row more than a page when there is a next page. */
function pageOf(rows: Item[]): { items: Item[]; next: string | null } {
  const items = rows.slice(0, limits.historyPage)
  const last = items.at(-1)
  const next = rows.length > items.length && last ? `${last.createdAt}_${last.id}` : null
  return { items, next }
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
    return exportMessage(message, Number(index), at)
  }
  if (format === 'md') return exportChat({ mode: 'account', gradeLevel, contentType }, messages, at)
  return exportConversation(contentType, messages, at)
}
