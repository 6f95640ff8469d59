import { TonewiseError } from '#domain/errors'
import { requireViewer } from '../../http/require-viewer.ts'
import { body, byId, createRoutes, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import { addToAnswer, findConversation } from '../queries.ts'
import { makeMyReading, myReadingBody } from './make-my-reading.ts'

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
