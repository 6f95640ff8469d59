import { days, kept } from '#domain/retention'
import { sweepOld } from '../analysis/sweep.ts'
import { deleteAgain } from '../backups/deletion-list.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { deleteAccount, deleteReader } from './delete-person.ts'
import {
  type Candidate,
  deleteEnded,
  deleteOldAgreements,
  deleteOldEvents,
  dropOldNotices,
  findLapsedToDelete,
  findLapsedToTell,
  findToDelete,
  findToTell,
  insertNotice,
  type NoticeKind,
} from './retention-queries.ts'

/** The daily job: deletes what its clock has run out for, and tells people 30 days before anything of theirs goes. */
export async function applyRetention(_: Record<string, unknown>, runtime: Runtime): Promise<void> {
  const { database, now, log } = runtime
  const { query } = database
  const before = (time: number) => new Date(now().getTime() - time)

  const again = await deleteAgain(runtime)
  if (again > 0) log.info('deleted_again', { count: again })
  await dropOldNotices(query, now())
  await deletePeople(runtime, before)
  await tellPeople(runtime, before)
  await deleteOldAgreements(query, {
    givenBefore: before(kept.agreement),
    endedBefore: before(kept.agreementAfterEnd),
  })
  await deleteOldEvents(query, { security: before(kept.securityEvent), billing: before(kept.billingEvent) })
  await deleteEnded(query, now(), before(kept.modelAnswerCount))
  await sweepOld(runtime)
}

type Before = (time: number) => Date

async function deletePeople(runtime: Runtime, before: Before): Promise<void> {
  const { query } = runtime.database
  const toldBefore = before(kept.notice)
  const children = [
    ...(await findLapsedToDelete(query, runtime.now(), before(kept.lapsedChild))),
    ...(await findToDelete(query, 'child', { unusedSince: before(kept.unusedChild), toldBefore })),
  ]
  for (const { id, guardianId } of children) if (guardianId) await deleteReader(runtime, { id, guardianId })
  const accounts = await findToDelete(query, 'account', {
    unusedSince: before(kept.unusedAccount),
    toldBefore,
  })
  for (const { id } of accounts) await deleteAccount(runtime, id)
  const count = children.length + accounts.length
  if (count > 0) runtime.log.info('retention_deleted', { count })
}

async function tellPeople(runtime: Runtime, before: Before): Promise<void> {
  const { query } = runtime.database
  const soon = (time: number) => before(time - kept.notice)
  for (const child of await findLapsedToTell(query, runtime.now())) {
    await tell(runtime, child, 'lapsed', 'child-lapsed')
  }
  for (const child of await findToTell(query, 'child', soon(kept.unusedChild))) {
    await tell(runtime, child, 'unused', 'child-unused')
  }
  for (const account of await findToTell(query, 'account', soon(kept.unusedAccount))) {
    await tell(runtime, account, 'unused', 'account-unused')
  }
}

/** The notice and its mail in one transaction. Without mail the notice stands on the account page alone. */
async function tell(runtime: Runtime, person: Candidate, kind: NoticeKind, template: string): Promise<void> {
  const { database, settings, now } = runtime
  const toldAt = now()
  await database.query.transaction(async (inside) => {
    await insertNotice(inside, { userId: person.id, kind, toldAt })
    const values = {
      nickname: person.nickname ?? '',
      date: longDate(new Date(toldAt.getTime() + kept.notice)),
      days: days(kept.notice),
      link: `${settings.appUrl}/account`,
    }
    await queueMail(inside, runtime, { template, to: person.email, values })
  })
}

function longDate(at: Date): string {
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
