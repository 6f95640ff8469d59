import { forgetAllFailures } from '../accounts/count-failures.ts'
import { deleteUser } from '../accounts/queries.ts'
import { noteDeletions } from '../backups/deletion-list.ts'
import { type Deletion, insertDeletions } from '../backups/queries.ts'
import { cancelAtDeletion } from '../billing/cancel-at-deletion.ts'
import type { Runtime } from '../runtime.ts'
import { noteEvent, subjectOf } from '../security/note-event.ts'
import { deleteNewsletterAddress, deleteTraces, endConsents, findAccountRow, listPeople } from './queries.ts'

/**
 * Deletes an account, its child profiles and everything of theirs, at once and for good. A plan that is being paid is
 * ended at the payment service: the order for that is stored in the same transaction and tried until it is done.
 * Returns the ids of the people who are gone; none when there was no such account.
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
    // Only a proven address is surely this person's: nobody can end another one's newsletter by this way.
    if (emailVerified) await deleteNewsletterAddress(inside, email)
    await deleteUser(inside, accountId)
    await noteEvent(inside, runtime, { kind: 'account_deleted', accountId, address })
    return people
  })
  await noteDeletions(runtime, deletionsOf(people, now()))
  await forgetAllFailures(runtime, email)
  return people.map(({ id }) => id)
}

/** Deletes one child profile with everything of it. The caller has made sure whose child it is. */
export async function deleteReader(
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
    await noteEvent(inside, runtime, { kind: 'profile_deleted', accountId: child.guardianId, address })
  })
  await noteDeletions(runtime, rows)
}

function deletionsOf(people: { id: string; ageBand: string }[], deletedAt: Date): Deletion[] {
  return people.map(({ id, ageBand }) => ({
    subject: subjectOf(id),
    kind: ageBand === 'child' ? 'reader' : 'account',
    deletedAt,
  }))
}
