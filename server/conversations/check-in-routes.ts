import { z } from '@hono/zod-openapi'
import type { Distress } from '#domain/distress/find-distress'
import { namesIn } from '#domain/distress/names-in'
import type { AboutText } from '#domain/distress/own-clauses'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { networkOf } from '../http/limits/client-address.ts'
import { requireViewer } from '../http/require-viewer.ts'
import { body, byId, createRoutes, route } from '../http/route.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { addToAnswer, type ConversationRow, findConversation } from './queries.ts'

const checkInBody = z.strictObject({
  of: z.string().max(60).describe('`timestamp` of the explanation whose check-in it is.'),
  words: z.string().trim().min(1).max(limits.question.account).transform(storable),
  isChoice: z.boolean(),
  reply: z
    .string()
    .max(limits.checkInReply)
    .transform(storable)
    .optional()
    .describe('What was written ahead for this answer.'),
  isAboutText: z.boolean().default(false).describe('The student says that the words are about the text.'),
})

type Listener = {
  hearDistress(
    requester: { kind: 'account'; viewer: Viewer },
    texts: readonly string[],
    network: string,
    about: AboutText,
  ): Promise<(Distress | null)[]>
}

type Given = z.infer<typeof checkInBody>

/**
 * Keeps an answer to a check-in with its explanation; it uses nothing. False when there is no such explanation. What may
 * speak of distress is left out as `joinsHistory` says, and that is no failure.
 */
async function saveCheckIn(
  { database, now, analysis }: Runtime & { analysis: Listener },
  viewer: Viewer,
  row: ConversationRow,
  { network, ...given }: Given & { network: string },
): Promise<boolean> {
  const hear = async (about: AboutText) =>
    (await analysis.hearDistress({ kind: 'account', viewer }, [given.words], network, about))[0] ?? null
  if (!(await joinsHistory(row, given, viewer.ageBand === 'child', hear))) return true
  const { userId } = viewer
  const { of, isAboutText: _, ...answer } = given
  const added = { checkIn: { ...answer, timestamp: now().toISOString() } }
  return addToAnswer(database, { userId, id: row.id, of, added })
}

/**
 * Whether an answer joins the history: a child's history is read by a grown-up, so what may speak of distress stays out
 * of it, whatever the child says of it; anybody else's clear words wait until they say that they are about the text.
 */
async function joinsHistory(
  { conversationData }: ConversationRow,
  { of, words, isChoice, isAboutText }: Given,
  isChild: boolean,
  hear: (about: AboutText) => Promise<Distress | null>,
): Promise<boolean> {
  const [first] = conversationData
  const explanation = conversationData.find(({ timestamp }) => timestamp === of)
  if (isChoice && typeof explanation?.content === 'string' && explanation.content.includes(words)) return true
  const names =
    first?.role === 'user'
      ? namesIn(`${first.content.title}
${first.content.passage}`)
      : []
  const distress = await hear({ names })
  return distress === null || (!isChild && (isAboutText || distress.tier === 'possible'))
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}

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
