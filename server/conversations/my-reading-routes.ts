import { z } from '@hono/zod-openapi'
import { TonewiseError } from '#domain/errors'
import { findWords, locationAt } from '#domain/find-words'
import { limits } from '#domain/limits'
import type { AssistantMessage } from '#domain/messages'
import type { MyReading, SortedLine } from '#domain/my-reading'
import { splitPasted } from '#domain/split-pasted'
import { requireViewer } from '../http/require-viewer.ts'
import { body, byId, createRoutes, route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import { addToAnswer, type ConversationRow, findConversation } from './queries.ts'

const sortedLine = z.strictObject({
  quote: z.string().trim().min(1).max(limits.myReading.quote).describe('Exact words of the passage.'),
  speaks: z.enum(['for', 'against', 'neither']),
})

const myReadingBody = z.strictObject({
  of: z.string().max(60).describe('`timestamp` of the explanation that offers the readings.'),
  reading: z.string().max(limits.myReading.id).describe('`id` of one of its readings.'),
  lines: z.array(sortedLine).max(limits.myReading.lines),
  afterDoubt: z
    .enum(['same', 'unsure'])
    .optional()
    .describe('What the student says after the lines that speak against it.'),
})

/**
 * The reading as it is kept: nothing in it is free text. The claim and the places come from the stored fork and passage.
 * Null when the explanation does not offer this reading, or words are not in the passage, or too many are the student's.
 */
function makeMyReading(
  { conversationData, contentType }: Pick<ConversationRow, 'conversationData' | 'contentType'>,
  { interpretation }: AssistantMessage,
  { reading: id, lines: given, afterDoubt }: z.infer<typeof myReadingBody>,
): Omit<MyReading, 'timestamp'> | null {
  const fork = interpretation?.fork
  const reading = fork?.readings.find((one) => one.id === id)
  const [asked] = conversationData
  if (!fork || !reading || asked?.role !== 'user') return null
  const { passage } = splitPasted(asked.content)
  const lines: SortedLine[] = []
  for (const { quote, speaks } of given) {
    const line = fork.lines.find((one) => one.quote === quote)
    if (line) {
      lines.push({ quote, place: line.place, speaks })
      continue
    }
    const found = findWords(passage, quote)
    if (!found) return null
    lines.push({ quote, place: locationAt(passage, contentType, found.start), speaks, isOwn: true })
  }
  if (lines.filter(({ isOwn }) => isOwn).length > limits.myReading.ownLines) return null
  return { reading: id, claim: reading.claim, lines, ...(afterDoubt ? { afterDoubt } : {}) }
}

const call = route({
  tags: ['History'],
  middleware: requireViewer,
  method: 'put',
  path: '/api/conversations/{id}/reading',
  summary: 'Keep how a student reads the text where its words do not settle the question; it uses nothing',
  request: { params: byId, body: body(myReadingBody) },
  responses: { 204: { description: 'Kept.' } },
  refusals: ['reading_not_in_text'],
})

/** Readings of one's own conversations. Another person's id, an unknown one and a malformed one are all 404. */
export function myReadingRoutes({ database, now }: Runtime) {
  return createRoutes().openapi(call, async (c) => {
    const { userId } = c.get('viewer')
    const given = c.req.valid('json')
    const row = await findConversation(database.query, userId, c.req.valid('param').id)
    const explanation = row?.conversationData.find(
      ({ role, timestamp }) => role === 'assistant' && timestamp === given.of,
    )
    if (!row || explanation?.role !== 'assistant') throw new TonewiseError('not_found')
    const reading = makeMyReading(row, explanation, given)
    if (!reading) throw new TonewiseError('reading_not_in_text')
    const added = { myReading: { ...reading, timestamp: now().toISOString() } }
    if (!(await addToAnswer(database, { userId, id: row.id, of: given.of, added })))
      throw new TonewiseError('not_found')
    return c.body(null, 204)
  })
}
