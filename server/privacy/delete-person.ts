import { forgetAllFailures } from '../accounts/passwords/count-failures.ts'
import { deleteUser } from '../accounts/queries.ts'
import { cancelAtDeletion } from '../billing/billing-jobs.ts'
import { appendDeletions } from '../database/backups/deletion-list.ts'
import { type Deletion, insertDeletions } from '../database/backups/queries.ts'
import { subjectOf } from '../database/subject-of.ts'
import { recordAuditEvent } from '../http/audit-log/record-event.ts'
import type { Runtime } from '../runtime.ts'
import { deleteNewsletterAddress, deleteTraces, endConsents, findAccountRow, listPeople } from './queries.ts'

/**
 * Deletes an account, its child profiles and all their data, immediately and for good. The job that ends a paid plan at
 * the payment service is queued in the same transaction and retried until it succeeds. Returns the ids of the people
 * who were deleted; none for an unknown account.
 */
export async function deleteAccount(
  runtime: Runtime,
  accountId: string,
  address?: string,
): Promise<string[]> {
  const { database, now } = runtime
  const account = await findAccountRow(database.query, accountId)
  if (!account) return []
  const { email, emailVerified } = account
  const people = await database.query.transaction(async (inside) => {
    const people = await listPeople(inside, accountId)
    const ids = people.map(({ id }) => id)
    await cancelAtDeletion(inside, runtime, accountId)
    await endConsents(inside, ids, now())
    await insertDeletions(inside, deletionsOf(people, now()))
    await deleteTraces(inside, { ids, email })
    // Only a verified address surely belongs to this person, so nobody can unsubscribe somebody else this way.
    if (emailVerified) await deleteNewsletterAddress(inside, email)
    await deleteUser(inside, accountId)
    await recordAuditEvent(inside, runtime, { kind: 'account_deleted', accountId, address })
    return people
  })
  await appendDeletions(runtime, deletionsOf(people, now()))
  await forgetAllFailures(runtime, email)
  return people.map(({ id }) => id)
}

/** Deletes one child profile with all its data. The caller has checked whose child it is. */
export async function deleteChild(
  runtime: Runtime,
  child: { id: string; guardianId: string },
  address?: string,
): Promise<void> {
  const { database, now } = runtime
  const rows = deletionsOf([{ id: child.id, ageBand: 'child' }], now())
  await database.query.transaction(async (inside) => {
    await endConsents(inside, [child.id], now())
    await insertDeletions(inside, rows)
    await deleteTraces(inside, { ids: [child.id], email: null })
    await deleteUser(inside, child.id)
    await recordAuditEvent(inside, runtime, { kind: 'profile_deleted', accountId: child.guardianId, address })
  })
  await appendDeletions(runtime, rows)
}

function deletionsOf(people: { id: string; ageBand: string }[], deletedAt: Date): Deletion[] {
  return people.map(({ id, ageBand }) => ({
    subject: subjectOf(id),
    kind: ageBand === 'child' ? 'reader' : 'account',
    deletedAt,
  }))
}
