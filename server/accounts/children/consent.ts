import type { Connection } from '../../database/open-database.ts'
import { recordAuditEvent } from '../../http/audit-log/record-event.ts'
import { networkOf } from '../../http/limits/client-address.ts'
import type { Runtime } from '../../runtime.ts'
import { readChildNotice } from './child-notice.ts'
import { type ConsentScope, findByCode, findConsent, insertConsent, withdrawConsent } from './queries.ts'

/** How many characters of a profile's id are printed on the form for the operator to type. */
const codeLength = 8

/** The code by which a form and the operator's command name a child profile. */
export function codeOf(childId: string): string {
  return childId.slice(0, codeLength)
}

/**
 * Whether an AI service may read what this child writes: only while a signed form is on record for the notice as it
 * is now. False when the record can't be read.
 */
export async function mayUseModel(runtime: Runtime, childId: string): Promise<boolean> {
  const { hash, provider } = readChildNotice(runtime.settings)
  if (!provider) return false
  try {
    const consent = await findConsent(runtime.database.query, { childId, scope: 'model', noticeHash: hash })
    return consent !== null
  } catch (error) {
    runtime.log.error('consent_unreadable', error)
    return false
  }
}

type Consent = { guardianId: string; childId: string; scope: ConsentScope }
type ConsentMethod =
  | { method: 'ticked_in_account' | 'school_has_paper'; address: string }
  | { method: 'signed_form'; reference: string }

/** Records that a guardian agreed, with the version and the hash of the notice as they read it. */
export async function recordConsent(
  connection: Connection,
  { settings, now }: Runtime,
  consent: Consent,
  how: ConsentMethod,
): Promise<void> {
  const { version, hash } = readChildNotice(settings)
  await insertConsent(connection, {
    ...consent,
    noticeVersion: version,
    noticeHash: hash,
    method: how.method,
    reference: how.method === 'signed_form' ? how.reference : null,
    network: how.method === 'signed_form' ? null : networkOf(how.address),
    givenAt: now(),
  })
}

/**
 * Records a signed form; `reference` says where the operator filed it. Throws an Error with one sentence for the
 * operator when there is no AI service, no such child or no reference.
 */
export async function recordSignedForm(runtime: Runtime, code: string, reference: string): Promise<void> {
  if (!readChildNotice(runtime.settings).provider) {
    throw new Error('No AI service is set up, so nothing is to be agreed.')
  }
  if (reference.trim() === '') throw new Error('Say where the signed form is kept.')
  const child = await findChild(runtime, code)
  const consent = { guardianId: child.guardianId, childId: child.id, scope: 'model' } as const
  const how = { method: 'signed_form', reference: reference.trim().slice(0, 200) } as const
  await runtime.database.query.transaction(async (inside) => {
    await recordConsent(inside, runtime, consent, how)
    await recordAuditEvent(inside, runtime, { kind: 'consent_given', accountId: child.guardianId })
  })
}

/** Withdraws the consent of a signed form. Throws an Error with one sentence when none is on record. */
export async function endSignedForm(runtime: Runtime, code: string): Promise<void> {
  const child = await findChild(runtime, code)
  const isEnded = await withdrawConsent(runtime.database.query, {
    guardianId: child.guardianId,
    childId: child.id,
    scope: 'model',
    now: runtime.now(),
  })
  if (!isEnded) throw new Error('No signed form of this child is recorded.')
  await recordAuditEvent(runtime.database.query, runtime, {
    kind: 'consent_withdrawn',
    accountId: child.guardianId,
  })
}

async function findChild(runtime: Runtime, code: string): Promise<{ id: string; guardianId: string }> {
  if (!new RegExp(`^[0-9a-f-]{${codeLength},36}$`).test(code)) {
    throw new Error(`The code of a profile has ${codeLength} characters, as on the form.`)
  }
  const [child, ...others] = await findByCode(runtime.database.query, code)
  if (!child) throw new Error('No child profile has this code.')
  if (others.length > 0) throw new Error('Several child profiles have this code. Use the whole id.')
  return child
}
