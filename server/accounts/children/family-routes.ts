import { z } from '@hono/zod-openapi'
import { type GradeLevel, isGradeLevel } from '#domain/choices'
import { TonewiseError } from '#domain/errors'
import { childProfilesOf, nicknameFault } from '#domain/family'
import { mostChildProfiles } from '#domain/plans'
import { loadEntitlement } from '../../billing/load-entitlement.ts'
import { recordAuditEvent } from '../../http/audit-log/record-event.ts'
import { requireAdult, requireViewer } from '../../http/require-viewer.ts'
import { body, byId, createRoutes, json, route } from '../../http/route.ts'
import type { Runtime } from '../../runtime.ts'
import type { Viewer } from '../../viewer.ts'
import { nextPage } from '../form-fallback.ts'
import { confirmPassword } from '../passwords/confirm-password.ts'
import { recordConsent } from './consent.ts'
import {
  enterChild,
  insertChild,
  leaveChild,
  listChildren,
  lockGuardian,
  updateChild,
  withdrawConsent,
} from './queries.ts'

const typed = z.string().max(1_000).default('')
const childForm = z.strictObject({ nickname: typed, gradeLevel: typed })
const newChildForm = childForm.extend({ agreesAs: z.enum(['', 'parent', 'school']).default('') })
const leaveForm = z.strictObject({ password: typed })

/** `stopAll` stops the answers that are being written for these people. */
type FamilyContext = Runtime & { analysis: { stopAll(userIds: string[]): void } }

const saved = json(z.object({ message: z.string() }), 'Done. `message` says what happened.')

const declared = { middleware: requireAdult }
const ofChild = { ...declared, request: { params: byId } }

const calls = {
  add: route({
    ...declared,
    method: 'post',
    path: '/api/children',
    summary: 'Add a child profile',
    request: { body: body(newChildForm) },
    responses: { 201: json(z.object({ id: z.string() }), 'Added.') },
    refusals: ['children_full'],
  }),
  change: route({
    ...declared,
    method: 'put',
    path: '/api/children/{id}',
    summary: 'Change a child profile',
    request: { params: byId, body: body(childForm) },
    responses: { 200: saved },
  }),
  enter: route({
    ...ofChild,
    method: 'post',
    path: '/api/children/{id}/enter',
    summary: 'Hand the session over to a child profile',
    responses: { 200: nextPage },
  }),
  leave: route({
    method: 'post',
    path: '/api/children/leave',
    middleware: requireViewer,
    summary: 'Take the session back from a child profile',
    request: { body: body(leaveForm) },
    responses: { 200: nextPage },
    refusals: ['auth_failed', 'sign_in_wait', 'too_many'],
  }),
  withdraw: route({
    ...ofChild,
    method: 'delete',
    path: '/api/children/{id}/consent',
    summary: 'Withdraw the consent to AI answers for a child',
    responses: { 200: saved },
  }),
}

/** Child profiles: a guardian adds, changes and enters them; leaving one needs the guardian's password. */
export function familyRoutes(context: FamilyContext) {
  const { database, analysis, now } = context

  return createRoutes()
    .openapi(calls.add, async (c) => {
      const id = await addChild(context, c.get('viewer'), c.req.valid('json'), c.get('address'))
      return c.json({ id }, 201)
    })
    .openapi(calls.change, async (c) => {
      const { accountId: guardianId } = c.get('viewer')
      const { id: childId } = c.req.valid('param')
      const others = (await listChildren(database.query, guardianId)).filter(({ id }) => id !== childId)
      const child = checkChild(
        c.req.valid('json'),
        others.map(({ nickname }) => nickname),
      )
      const isChanged = await updateChild(database.query, { guardianId, childId, now: now(), ...child })
      if (!isChanged) throw new TonewiseError('not_found')
      return c.json({ message: 'Saved.' }, 200)
    })
    .openapi(calls.enter, async (c) => {
      const { accountId, sessionId } = c.get('viewer')
      const { id: childId } = c.req.valid('param')
      const isEntered = await database.query.transaction(async (inside) => {
        const session = { guardianId: accountId, childId, sessionId, now: now() }
        if (!(await enterChild(inside, session))) return false
        await recordAuditEvent(inside, context, {
          kind: 'profile_entered',
          accountId,
          address: c.get('address'),
        })
        return true
      })
      if (!isEntered) throw new TonewiseError('not_found')
      return c.json({ next: '/home' }, 200)
    })
    .openapi(calls.leave, async (c) => {
      const { accountId, email, sessionId } = c.get('viewer')
      const address = c.get('address')
      await confirmPassword(context, { accountId, email, address, sessionId }, c.req.valid('json').password)
      await leaveChild(database.query, { accountId, sessionId })
      await recordAuditEvent(database.query, context, { kind: 'profile_left', accountId, address })
      return c.json({ next: '/home' }, 200)
    })
    .openapi(calls.withdraw, async (c) => {
      const { accountId } = c.get('viewer')
      const { id: childId } = c.req.valid('param')
      const isWithdrawn = await database.query.transaction(async (inside) => {
        const consent = { guardianId: accountId, childId, scope: 'model', now: now() } as const
        if (!(await withdrawConsent(inside, consent))) return false
        await recordAuditEvent(inside, context, {
          kind: 'consent_withdrawn',
          accountId,
          address: c.get('address'),
        })
        return true
      })
      if (!isWithdrawn) throw new TonewiseError('not_found')
      // Also ends the answer that an AI service may be writing for the child.
      analysis.stopAll([childId])
      return c.json({ message: 'AI answers are off.' }, 200)
    })
}

const notAgreed = 'Choose one if you agree. We can’t add a child profile without it.'

type Typed = z.output<typeof newChildForm>

/** Locks the guardian's row first, so that two profiles added at once can't exceed the limit together. */
async function addChild(context: Runtime, viewer: Viewer, form: Typed, address: string): Promise<string> {
  const { database, settings, now } = context
  const { accountId } = viewer
  const allowed = childProfilesOf(await loadEntitlement(context, viewer), settings.payments !== 'none')
  return database.query.transaction(async (inside) => {
    await lockGuardian(inside, accountId)
    const others = await listChildren(inside, accountId)
    const child = checkChild(
      form,
      others.map(({ nickname }) => nickname),
      form.agreesAs === '',
    )
    if (others.length >= allowed) {
      throw new TonewiseError('children_full', { values: { count: allowed, most: mostChildProfiles } })
    }
    const childId = await insertChild(inside, { guardianId: accountId, ...child, now: now() })
    const consent = { guardianId: accountId, childId, scope: 'keep' } as const
    const method = form.agreesAs === 'school' ? 'school_has_paper' : 'ticked_in_account'
    await recordConsent(inside, context, consent, { method, address })
    await recordAuditEvent(inside, context, { kind: 'profile_added', accountId, address })
    return childId
  })
}

/** Throws fields_wrong with a sentence for each wrong field. */
function checkChild(
  { nickname, gradeLevel }: { nickname: string; gradeLevel: string },
  others: string[],
  isNotAgreed = false,
): { nickname: string; gradeLevel: GradeLevel } {
  const name = nickname.replace(/\s+/g, ' ').replaceAll('\0', '').toWellFormed().trim()
  const faults = Object.entries({
    nickname: nicknameFault(name, others),
    gradeLevel: isGradeLevel(gradeLevel) ? null : 'Choose the child’s level.',
    agreesAs: isNotAgreed ? notAgreed : null,
  }).filter((fault): fault is [string, string] => fault[1] !== null)
  if (faults.length > 0 || !isGradeLevel(gradeLevel)) {
    throw new TonewiseError('fields_wrong', { fields: Object.fromEntries(faults) })
  }
  return { nickname: name, gradeLevel }
}
