import { networkOf } from '../limits/client-address.ts'
import type { Runtime } from '../runtime.ts'
import { noteEvent } from '../security/note-event.ts'
import { readChildNotice } from './child-notice.ts'
import {
  type Connection,
  type ConsentScope,
  findByCode,
  findConsent,
  insertConsent,
  withdrawConsent,
} from './queries.ts'

/** Characters of a profile's id that stand on the form and that the operator types. */
const codeLength = 8

/** What the profile is called on a form and in a command. */
export function codeOf(readerId: string): string {
  return readerId.slice(0, codeLength)
}

/**
 * True when an AI service may read what this child writes: a signed form is recorded, for the notice as it is now.
 * When that can't be read, nobody agreed.
 */
export async function mayUseModel(runtime: Runtime, readerId: string): Promise<boolean> {
  const { hash, provider } = readChildNotice(runtime.settings)
  if (!provider) return false
  try {
    const place = { readerId, scope: 'model', noticeHash: hash } as const
    return (await findConsent(runtime.database.query, place)) !== null
  } catch (error) {
    runtime.log.error('consent_unreadable', error)
    return false
  }
}

type Given = { guardianId: string; readerId: string; scope: ConsentScope }
type How =
  | { method: 'ticked_in_account' | 'school_has_paper'; address: string }
  | { method: 'signed_form'; reference: string }

/** Records that a grown-up agreed, with the version and the hash of the words that they had before them. */
export async function recordConsent(
  connection: Connection,
  { settings, now }: Runtime,
  given: Given,
  how: How,
): Promise<void> {
  const { version, hash } = readChildNotice(settings)
  await insertConsent(connection, {
    ...given,
    noticeVersion: version,
    noticeHash: hash,
    method: how.method,
    reference: how.method === 'signed_form' ? how.reference : null,
    network: how.method === 'signed_form' ? null : networkOf(how.address),
    givenAt: now(),
  })
}

/**
 * Records a signed form that the operator holds; `reference` says where. Throws an Error with one sentence for the
 * operator when there is no AI service, no such child or no reference.
 */
export async function recordSignedForm(runtime: Runtime, code: string, reference: string): Promise<void> {
  if (!readChildNotice(runtime.settings).provider) {
    throw new Error('No AI service is set up, so nothing is to be agreed.')
  }
  if (reference.trim() === '') throw new Error('Say where the signed form is kept.')
  const child = await findChild(runtime, code)
  const given = { guardianId: child.guardianId, readerId: child.id, scope: 'model' } as const
  const how = { method: 'signed_form', reference: reference.trim().slice(0, 200) } as const
  await runtime.database.query.transaction(async (inside) => {
    await recordConsent(inside, runtime, given, how)
    await noteEvent(inside, runtime, { kind: 'consent_given', accountId: child.guardianId })
  })
}

/** Ends what a form had allowed. Throws an Error with one sentence when nothing was allowed. */
export async function endSignedForm(runtime: Runtime, code: string): Promise<void> {
  const child = await findChild(runtime, code)
  const place = { guardianId: child.guardianId, readerId: child.id, scope: 'model' } as const
  const isEnded = await withdrawConsent(runtime.database.query, { ...place, now: runtime.now() })
  if (!isEnded) throw new Error('No signed form of this child is recorded.')
  await noteEvent(runtime.database.query, runtime, {
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
