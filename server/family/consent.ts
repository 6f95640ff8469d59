import { networkOf } from '../limits/client-address.ts'
import type { Runtime } from '../runtime.ts'
import { readChildNotice } from './child-notice.ts'
import { type Connection, type ConsentScope, findByCode, findConsent, insertConsent } from './queries.ts'

/** Characters of a profile's id that stand on the form and that the operator types. */
export const codeLength = 8

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
type How = { method: 'ticked_in_account'; address: string } | { method: 'signed_form'; reference: string }

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
    network: how.method === 'ticked_in_account' ? networkOf(how.address) : null,
    givenAt: now(),
  })
}

/**
 * Records a signed form that the operator holds. Returns what went wrong in one sentence, or null.
 * `reference` says where the form is kept.
 */
export async function recordSignedForm(
  runtime: Runtime,
  code: string,
  reference: string,
): Promise<string | null> {
  if (!readChildNotice(runtime.settings).provider)
    return 'No AI service is set up, so nothing is to be agreed.'
  if (!new RegExp(`^[0-9a-f-]{${codeLength},36}$`).test(code)) {
    return `The code of a profile has ${codeLength} characters, as on the form.`
  }
  if (reference.trim() === '') return 'Say where the signed form is kept.'
  const [child, ...others] = await findByCode(runtime.database.query, code)
  if (!child) return 'No child profile has this code.'
  if (others.length > 0) return 'Several child profiles have this code. Use the whole id.'
  const how = { method: 'signed_form', reference: reference.trim().slice(0, 200) } as const
  await recordConsent(
    runtime.database.query,
    runtime,
    { guardianId: child.guardianId, readerId: child.id, scope: 'model' },
    how,
  )
  return null
}
