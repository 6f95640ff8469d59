import { z } from '@hono/zod-openapi'
import { contentTypeSchema, gradeLevelSchema } from '#domain/choice-schemas'
import type { Distress } from '#domain/distress/find-distress'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { networkOf } from '../../http/limits/client-address.ts'
import { countAgainst } from '../../http/limits/count-against.ts'
import { requireViewer } from '../../http/require-viewer.ts'
import { body, createRoutes, json, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import type { Viewer } from '../../viewer.ts'
import { createDraftTurns } from './draft-turns.ts'
import { type Draft, deleteDraft, findDraft, saveDraft } from './queries.ts'

const { line, ownWords, text, id } = limits.draftField
const upTo = (most: number) => z.string().max(most).optional()

/** The fields that hold a student's own words. */
const ownFields = { question: upTo(ownWords), followUp: upTo(ownWords), checkIn: upTo(ownWords) }

/** Looks for distress in a person's texts, away from the main thread. */
type Listener = {
  hearDistress(
    requester: { kind: 'account'; viewer: Viewer },
    texts: readonly string[],
    network: string,
  ): Promise<(Distress | null)[]>
}
type Form = Pick<z.infer<typeof params>, 'gradeLevel' | 'contentType'>

/** What a browser saves of a form, and nothing else, so that nobody can use drafts to store anything. */
const draftBody = z.strictObject({
  data: z.strictObject({
    ...ownFields,
    title: upTo(line),
    author: upTo(line),
    passage: upTo(text),
    files: upTo(line),
    leftNumbers: upTo(text),
    fileName: upTo(line),
    fileText: upTo(text),
    key: upTo(id),
    generationId: upTo(id),
  }),
  revision: z.number().int().nonnegative().default(0),
})
const draft = z.object({
  id: z.string(),
  data: z.record(z.string(), z.string()),
  revision: z.number(),
  updatedAt: z.string(),
})
const params = z.object({ gradeLevel: gradeLevelSchema, contentType: contentTypeSchema, id: z.uuid() })
const removedRevision = z.coerce.number().int().nonnegative().default(0)

const declared = { path: '/api/drafts/{gradeLevel}/{contentType}/{id}', middleware: requireViewer } as const

const calls = {
  read: route({
    ...declared,
    method: 'get',
    summary: 'Read what a tab last sent of its form',
    request: { params },
    responses: { 200: json(draft, 'The fields.') },
  }),
  save: route({
    ...declared,
    method: 'put',
    summary: 'Save the fields of a form',
    request: { params, body: body(draftBody) },
    responses: {
      200: json(
        z.union([z.object({ revision: z.number() }), z.object({ found: draft })]),
        'Saved as this revision, or what another tab or device wrote since.',
      ),
    },
    refusals: ['too_many'],
  }),
  remove: route({
    ...declared,
    method: 'delete',
    summary: 'Delete what was saved of a form',
    request: { params, query: z.object({ revision: removedRevision }) },
    responses: { 204: { description: 'Deleted, or there was none.' } },
  }),
}

/**
 * The drafts of whoever is signed in: for each grade level and content type, one for each open tab. A draft that another
 * tab or device has changed since is not overwritten: the reply has it, so that the tab can preserve both.
 */
export function draftRoutes({ database, now, analysis }: Runtime & { analysis: Listener }) {
  const inTurn = createDraftTurns()

  async function save(
    viewer: Viewer,
    form: Form,
    id: string,
    input: z.infer<typeof draftBody>,
    network: string,
  ) {
    const secret = await privateFields(analysis, viewer, input.data, network)
    const data = Object.fromEntries(
      Object.entries(input.data).map(([name, value]) => [
        name,
        secret.has(name) ? '' : storable(value ?? ''),
      ]),
    )
    return saveDraft(
      database,
      { userId: viewer.userId, ...form },
      { id, data, revision: input.revision },
      now(),
    )
  }

  return createRoutes()
    .openapi(calls.read, async (c) => {
      const { id, ...form } = c.req.valid('param')
      const found = await findDraft(database, { userId: c.get('viewer').userId, ...form }, id)
      if (!found) throw new TonewiseError('not_found')
      return c.json(sent(found), 200)
    })
    .openapi(calls.save, async (c) => {
      const { id, ...form } = c.req.valid('param')
      const viewer = c.get('viewer')
      const key = { userId: viewer.userId, ...form }
      const input = c.req.valid('json')
      const limit = { count: limits.draftsPerMinute, window: 60_000 }
      const { allowed, retryAfter } = await countAgainst(database, `drafts:${viewer.userId}`, limit, now())
      if (!allowed) throw new TonewiseError('too_many', { retryAfter })
      const network = networkOf(c.get('address'))
      const cost = Object.values(input.data).reduce((sum, value) => sum + (value?.length ?? 0), 0)
      const revision = await inTurn({ network, owner: viewer.userId }, cost, () =>
        save(viewer, form, id, input, network),
      )
      if (revision !== null) return c.json({ revision }, 200)
      const found = await findDraft(database, key, id)
      // The id belongs to somebody else's draft.
      if (!found) throw new TonewiseError('not_found')
      return c.json({ found: sent(found) }, 200)
    })
    .openapi(calls.remove, async (c) => {
      const { id, ...form } = c.req.valid('param')
      const { userId } = c.get('viewer')
      await deleteDraft(database, { userId, ...form }, id, c.req.valid('query').revision)
      return c.body(null, 204)
    })
}

function sent({ updatedAt, ...rest }: Draft) {
  return { ...rest, updatedAt: updatedAt.toISOString() }
}

/**
 * The fields with words of clear distress, which are not stored in a draft, and a child's not even when they are only
 * possibly so. The tab still has them.
 */
async function privateFields(
  analysis: Listener,
  viewer: Viewer,
  data: z.infer<typeof draftBody>['data'],
  network: string,
): Promise<Set<string>> {
  const names = Object.keys(ownFields) as (keyof typeof ownFields)[]
  const texts = names.map((name) => data[name] ?? '')
  const heard = await analysis.hearDistress({ kind: 'account', viewer }, texts, network)
  const isPrivate = (distress: Distress | null) =>
    distress?.tier === 'clear' || (distress !== null && viewer.ageBand === 'child')
  return new Set(names.filter((_, n) => isPrivate(heard[n] ?? null)))
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function storable(value: string): string {
  return value.replaceAll('\0', '').toWellFormed()
}
