import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { contentTypeSchema, gradeLevelSchema } from '#domain/choice-schemas'
import { findDistress } from '#domain/distress/find-distress'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { requireViewer } from '../accounts/require-viewer.ts'
import type { Variables } from '../hono.ts'
import type { Runtime } from '../runtime.ts'
import { type DraftPlace, deleteDraft, findDraft, saveDraft } from './queries.ts'

type Call = Context<{ Variables: Variables }>

const text = z.string().max(limits.body.accountAnalysis)
const fields = [
  'title',
  'author',
  'question',
  'passage',
  'followUp',
  'checkIn',
  'fileName',
  'fileText',
  'key',
  'generationId',
] as const

/** The fields in which a reader speaks in words of their own. */
const own: string[] = ['question', 'followUp', 'checkIn']

/** What a browser keeps of a form. Nothing else is taken, so a draft can't become a store for anything. */
const draftBody = z.strictObject({
  data: z.partialRecord(z.enum(fields), text),
  revision: z.number().int().nonnegative().default(0),
})
const id = z.uuid()
const removedRevision = z.coerce.number().int().nonnegative()

/**
 * The typed texts of the person who is signed in, for each grade and type, one for each open tab. A text that another
 * tab or device wrote since is not written over: the reply has it, and both are kept.
 */
export function draftRoutes({ database, now }: Runtime): Hono<{ Variables: Variables }> {
  const routes = new Hono<{ Variables: Variables }>()
  const path = '/api/drafts/:gradeLevel/:contentType/:id'

  routes.get(path, async (c) => {
    const draft = await findDraft(database, placeOf(c), idOf(c))
    c.header('Cache-Control', 'no-store')
    if (!draft) throw new TonewiseError('no_such_page')
    return c.json(draft)
  })

  routes.put(path, async (c) => {
    const place = placeOf(c)
    const body = draftBody.safeParse(await readJson(c))
    if (!body.success) throw new TonewiseError('fields_wrong')
    const data = Object.fromEntries(
      Object.entries(body.data.data).map(([name, value]) => [
        name,
        own.includes(name) && isPrivate(c, value ?? '') ? '' : storable(value ?? ''),
      ]),
    )
    const draft = { id: idOf(c), data, revision: body.data.revision }
    const revision = await saveDraft(database, place, draft, now())
    if (revision !== null) return c.json({ revision })
    const found = await findDraft(database, place, draft.id)
    // The name of somebody else's draft.
    if (!found) throw new TonewiseError('no_such_page')
    return c.json({ found })
  })

  routes.delete(path, async (c) => {
    const revision = removedRevision.safeParse(c.req.query('revision') ?? 0)
    if (!revision.success) throw new TonewiseError('fields_wrong')
    await deleteDraft(database, placeOf(c), idOf(c), revision.data)
    return c.body(null, 204)
  })
  return routes
}

function placeOf(c: Call): DraftPlace {
  const viewer = requireViewer(c)
  const gradeLevel = gradeLevelSchema.safeParse(c.req.param('gradeLevel'))
  const contentType = contentTypeSchema.safeParse(c.req.param('contentType'))
  if (!gradeLevel.success || !contentType.success) throw new TonewiseError('no_such_page')
  return { userId: viewer.userId, gradeLevel: gradeLevel.data, contentType: contentType.data }
}

function idOf(c: Call): string {
  const found = id.safeParse(c.req.param('id'))
  if (!found.success) throw new TonewiseError('no_such_page')
  return found.data
}

async function readJson(c: Call): Promise<unknown> {
  try {
    return await c.req.json()
  } catch (cause) {
    throw new TonewiseError('unreadable', { cause })
  }
}

/** Words of distress stay out of the stored draft; a child's also where they only may be so. The tab keeps them. */
function isPrivate(c: Call, text: string): boolean {
  const distress = findDistress(text)
  return distress?.tier === 'clear' || (distress !== null && c.get('viewer')?.ageBand === 'child')
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
function storable(value: string): string {
  return value.replaceAll('\0', '').toWellFormed()
}
