import { Hono } from 'hono'
import { z } from 'zod'
import { type GradeLevel, isGradeLevel } from '#domain/choices'
import { TonewiseError } from '#domain/errors'
import { childProfilesOf, nicknameFault } from '#domain/family'
import { limits } from '#domain/limits'
import { confirmPassword } from '../accounts/confirm-password.ts'
import { readForm } from '../accounts/read-form.ts'
import { requireAdult, requireViewer } from '../accounts/require-viewer.ts'
import { loadEntitlement } from '../billing/load-entitlement.ts'
import type { Routes } from '../hono.ts'
import type { Runtime } from '../runtime.ts'
import { noteEvent } from '../security/note-event.ts'
import type { Viewer } from '../viewer.ts'
import { recordConsent } from './consent.ts'
import {
  enterReader,
  insertReader,
  leaveReader,
  listReaders,
  lockGuardian,
  updateReader,
  withdrawConsent,
} from './queries.ts'

const typed = z.string().max(1_000).default('')
const readerForm = z.strictObject({ nickname: typed, gradeLevel: typed })
const newReaderForm = readerForm.extend({ agreesAs: z.enum(['', 'parent', 'school']).default('') })
const leaveForm = z.strictObject({ password: typed })

/** `stopAll` ends the answers that are being written for these people. */
type FamilyContext = Runtime & { analysis: { stopAll(userIds: string[]): void } }

/** Child profiles: a grown-up adds, changes and enters them; the way back asks for the grown-up's password. */
export function familyRoutes(context: FamilyContext): Routes {
  const { database, analysis, now } = context
  const routes: Routes = new Hono()

  routes.post('/api/readers', async (c) => {
    const viewer = requireAdult(c)
    const { fields } = await readForm(c.req.raw, newReaderForm)
    return c.json({ id: await addReader(context, viewer, fields, c.get('address')) }, 201)
  })

  routes.put('/api/readers/:id', async (c) => {
    const viewer = requireAdult(c)
    const { fields } = await readForm(c.req.raw, readerForm)
    const others = await listReaders(database.query, viewer.accountId)
    const child = checkReader(
      fields,
      others.filter(({ id }) => id !== c.req.param('id')).map(({ nickname }) => nickname),
    )
    const place = { guardianId: viewer.accountId, readerId: c.req.param('id'), now: now() }
    if (!(await updateReader(database.query, { ...place, ...child }))) throw new TonewiseError('not_found')
    return c.json({ message: 'Saved.' })
  })

  routes.post('/api/readers/:id/enter', async (c) => {
    const { accountId, sessionId } = requireAdult(c)
    const readerId = c.req.param('id')
    const isEntered = await database.query.transaction(async (inside) => {
      const place = { guardianId: accountId, readerId, sessionId, now: now() }
      if (!(await enterReader(inside, place))) return false
      await noteEvent(inside, context, { kind: 'profile_entered', accountId, address: c.get('address') })
      return true
    })
    if (!isEntered) throw new TonewiseError('not_found')
    return c.json({ next: '/home' })
  })

  routes.post('/api/readers/leave', async (c) => {
    const viewer = requireViewer(c)
    const { accountId, email, sessionId } = viewer
    const { fields } = await readForm(c.req.raw, leaveForm)
    const asked = { accountId, email, address: c.get('address'), sessionId }
    await confirmPassword(context, asked, fields.password)
    await leaveReader(database.query, { accountId, sessionId })
    await noteEvent(database.query, context, { kind: 'profile_left', accountId, address: c.get('address') })
    return c.json({ next: '/home' })
  })

  routes.delete('/api/readers/:id/consent', async (c) => {
    const { accountId } = requireAdult(c)
    const readerId = c.req.param('id')
    const isWithdrawn = await database.query.transaction(async (inside) => {
      const place = { guardianId: accountId, readerId, scope: 'model', now: now() } as const
      if (!(await withdrawConsent(inside, place))) return false
      await noteEvent(inside, context, { kind: 'consent_withdrawn', accountId, address: c.get('address') })
      return true
    })
    if (!isWithdrawn) throw new TonewiseError('not_found')
    // What an AI service is writing for the child now ends now.
    analysis.stopAll([readerId])
    return c.json({ message: 'AI answers are off.' })
  })

  return routes
}

/** The account's own person, who must be an adult: only an adult has child profiles. */
const notAgreed = 'Choose one if you agree. We can’t add a child profile without it.'

type Typed = z.output<typeof newReaderForm>

/** The grown-up's row is locked first: profiles that are added at the same time can't pass the number together. */
async function addReader(context: Runtime, viewer: Viewer, form: Typed, address: string): Promise<string> {
  const { database, settings, now } = context
  const { accountId } = viewer
  const room = childProfilesOf(await loadEntitlement(context, viewer), settings.payments !== 'none')
  return database.query.transaction(async (inside) => {
    await lockGuardian(inside, accountId)
    const others = await listReaders(inside, accountId)
    const child = checkReader(
      form,
      others.map(({ nickname }) => nickname),
      form.agreesAs === '',
    )
    if (others.length >= room) {
      throw new TonewiseError('readers_full', { values: { count: room, most: limits.childProfiles.team } })
    }
    const readerId = await insertReader(inside, { guardianId: accountId, ...child, now: now() })
    const given = { guardianId: accountId, readerId, scope: 'keep' } as const
    const method = form.agreesAs === 'school' ? 'school_has_paper' : 'ticked_in_account'
    await recordConsent(inside, context, given, { method, address })
    await noteEvent(inside, context, { kind: 'profile_added', accountId, address })
    return readerId
  })
}

/** Throws fields_wrong with a sentence for each wrong field. */
function checkReader(
  { nickname, gradeLevel }: { nickname: string; gradeLevel: string },
  others: string[],
  isNotAgreed = false,
): { nickname: string; gradeLevel: GradeLevel } {
  const name = nickname.replace(/\s+/g, ' ').replaceAll('\0', '').toWellFormed().trim()
  const faults = Object.entries({
    nickname: nicknameFault(name, others),
    gradeLevel: isGradeLevel(gradeLevel) ? null : 'Choose the level of the child.',
    agreesAs: isNotAgreed ? notAgreed : null,
  }).filter((fault): fault is [string, string] => fault[1] !== null)
  if (faults.length > 0 || !isGradeLevel(gradeLevel)) {
    throw new TonewiseError('fields_wrong', { fields: Object.fromEntries(faults) })
  }
  return { nickname: name, gradeLevel }
}
