import { TonewiseError } from '#domain/errors'
import { networkOf } from '../../http/limits/client-address.ts'
import { requireViewer } from '../../http/require-viewer.ts'
import { body, byId, createRoutes, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import { findConversation } from '../queries.ts'
import { checkInBody, type Listener, saveCheckIn } from './save-check-in.ts'

const call = route({
  tags: ['History'],
  middleware: requireViewer,
  method: 'put',
  path: '/api/conversations/{id}/check-in',
  summary: 'Keep an answer to the check-in of an explanation; it uses nothing',
  request: { params: byId, body: body(checkInBody) },
  responses: { 204: { description: 'Kept, or left out because a person may need help.' } },
})

/** Answers to check-ins of one's own conversations. Another person's id, an unknown one and a malformed one are all 404. */
export function checkInRoutes(context: Runtime & { analysis: Listener }) {
  return createRoutes().openapi(call, async (c) => {
    const viewer = c.get('viewer')
    const row = await findConversation(context.database.query, viewer.userId, c.req.valid('param').id)
    const isFound =
      row !== null &&
      (await saveCheckIn(context, viewer, row, {
        ...c.req.valid('json'),
        network: networkOf(c.get('address')),
      }))
    if (!isFound) throw new TonewiseError('not_found')
    return c.body(null, 204)
  })
}
