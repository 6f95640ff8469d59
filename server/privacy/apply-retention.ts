import { days, retention } from '#domain/retention'
import { sweepOld } from '../analysis/sweep.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { deleteAgain } from './delete-again.ts'
import { deleteAccount, deleteChild } from './delete-person.ts'
import {
  type Candidate,
  deleteEnded,
  deleteOldAgreements,
  deleteOldEvents,
  dropOldNotices,
  findLapsedToDelete,
  findLapsedToNotify,
  findToDelete,
  findToNotify,
  insertNotice,
  type NoticeKind,
} from './retention-queries.ts'

/** The daily job: deletes what has reached the end of its retention, and notifies people 30 days before they lose anything. */
export async function applyRetention(_: Record<string, unknown>, runtime: Runtime): Promise<void> {
  const { database, now, log } = runtime
  const { query } = database
  const before = (time: number) => new Date(now().getTime() - time)

  const again = await deleteAgain(runtime)
  if (again > 0) log.info('deleted_again', { count: again })
  await dropOldNotices(query, now())
  await deletePeople(runtime, before)
  await notifyPeople(runtime, before)
  await deleteOldAgreements(query, {
    givenBefore: before(retention.agreement),
    endedBefore: before(retention.agreementAfterEnd),
  })
  await deleteOldEvents(query, {
    security: before(retention.securityEvent),
    billing: before(retention.billingEvent),
  })
  await deleteEnded(query, now(), before(retention.modelAnswerCount))
  await sweepOld(runtime)
}

type Before = (time: number) => Date

async function deletePeople(runtime: Runtime, before: Before): Promise<void> {
  const { query } = runtime.database
  const notifiedBefore = before(retention.notice)
  const children = [
    ...(await findLapsedToDelete(query, runtime.now(), before(retention.lapsedChild))),
    ...(await findToDelete(query, 'child', { unusedSince: before(retention.unusedChild), notifiedBefore })),
  ]
  for (const { id, guardianId } of children) if (guardianId) await deleteChild(runtime, { id, guardianId })
  const accounts = await findToDelete(query, 'account', {
    unusedSince: before(retention.unusedAccount),
    notifiedBefore,
  })
  for (const { id } of accounts) await deleteAccount(runtime, id)
  const count = children.length + accounts.length
  if (count > 0) runtime.log.info('retention_deleted', { count })
}

async function notifyPeople(runtime: Runtime, before: Before): Promise<void> {
  const { query } = runtime.database
  const soon = (time: number) => before(time - retention.notice)
  for (const child of await findLapsedToNotify(query, runtime.now())) {
    await notify(runtime, child, 'lapsed', 'child-lapsed')
  }
  for (const child of await findToNotify(query, 'child', soon(retention.unusedChild))) {
    await notify(runtime, child, 'unused', 'child-unused')
  }
  for (const account of await findToNotify(query, 'account', soon(retention.unusedAccount))) {
    await notify(runtime, account, 'unused', 'account-unused')
  }
}

/** Stores a notice and queues its mail in one transaction. Where no mail is sent, only the account page shows the notice. */
async function notify(
  runtime: Runtime,
  person: Candidate,
  kind: NoticeKind,
  template: string,
): Promise<void> {
  const { database, settings, now } = runtime
  const notifiedAt = now()
  await database.query.transaction(async (inside) => {
    await insertNotice(inside, { userId: person.id, kind, notifiedAt })
    const values = {
      nickname: person.nickname ?? '',
      date: longDate(new Date(notifiedAt.getTime() + retention.notice)),
      days: days(retention.notice),
      link: `${settings.appUrl}/account`,
    }
    await queueMail(inside, runtime, { template, to: person.email, values })
  })
}

function longDate(at: Date): string {
  return at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
