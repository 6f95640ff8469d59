import { and, lt, type SQL, sql } from 'drizzle-orm'
import { days, retention } from '#domain/retention'
import { sweepOld } from '../analysis/sweep.ts'
import { accountLinks, sessions } from '../database/account-tables.ts'
import { paymentEvents, purchaseConsents } from '../database/billing-tables.ts'
import { consents, retentionNotices, securityEvents } from '../database/family-tables.ts'
import type { Connection } from '../database/open-database.ts'
import { modelAnswers } from '../database/tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { deleteAgain } from './delete-again.ts'
import { deleteAccount, deleteChild } from './delete-person.ts'

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

type NoticeKind = 'unused' | 'lapsed'

/** Someone whose data may be due for deletion: a child profile with its guardian, or an account (`guardianId` is null). */
type Candidate = { id: string; guardianId: string | null; nickname: string | null; email: string }

/** How many are notified or deleted in one run; the rest follow a day later. */
const maxPerRun = 200

/** When this person was last active. Entering a profile and signing in are recorded in the row itself. */
const lastUse = sql`greatest(u.updated_at,
  (select max(c.updated_at) from conversations c where c.user_id = u.id),
  (select max(d.updated_at) from drafts d where d.user_id = u.id),
  (select max(s.updated_at) from sessions s where s.user_id = u.id and s.active_reader_id is null),
  (select max(s.updated_at) from sessions s where s.active_reader_id = u.id))`

/** A guardian's account is in use as long as one of its child profiles is. */
const lastUseOfFamily = sql`greatest(${lastUse}, (
  select max(greatest(k.updated_at,
    (select max(c.updated_at) from conversations c where c.user_id = k.id),
    (select max(d.updated_at) from drafts d where d.user_id = k.id)))
  from users k where k.guardian_id = u.id))`

const isPaid = sql`exists (select 1 from subscriptions p where p.user_id = u.id and p.status in ('active', 'trialing', 'past_due'))`

function at(time: Date): SQL {
  return sql`${time.toISOString()}::timestamptz`
}

/** Child profiles, or unpaid accounts, that nobody has used since `unusedSince`. */
function rule(kind: 'child' | 'account', unusedSince: Date): SQL {
  return kind === 'child'
    ? sql`u.guardian_id is not null and ${lastUse} < ${at(unusedSince)}`
    : sql`u.guardian_id is null and u.email is not null and not ${isPaid} and ${lastUseOfFamily} < ${at(unusedSince)}`
}

/** Child profiles that nobody has used since their guardian's paid plan ended. */
const hasLapsed = (now: Date) => sql`u.guardian_id is not null and exists (
  select 1 from subscriptions p where p.user_id = u.guardian_id and p.status in ('canceled', 'unpaid')
  and p.current_period_end <= ${at(now)} and ${lastUse} <= p.current_period_end)`

async function select(connection: Connection, where: SQL): Promise<Candidate[]> {
  const { rows } = await connection.execute<Candidate>(sql`
    select u.id, u.guardian_id as "guardianId", u.nickname, coalesce(g.email, u.email) as email
    from users u left join users g on g.id = u.guardian_id
    where ${where} order by u.id limit ${maxPerRun}`)
  return rows
}

function wasNotified(kind: NoticeKind, before?: Date): SQL {
  return sql`exists (select 1 from retention_notices n where n.user_id = u.id and n.kind = ${kind}
    ${before ? sql`and n.told_at <= ${at(before)}` : sql``})`
}

/** Those to notify now: unused since `unusedSince`, and not notified yet. */
function findToNotify(connection: Connection, kind: 'child' | 'account', unusedSince: Date) {
  return select(connection, sql`${rule(kind, unusedSince)} and not ${wasNotified('unused')}`)
}

/** Those to delete now: unused since `unusedSince`, and notified before `notifiedBefore`. */
function findToDelete(
  connection: Connection,
  kind: 'child' | 'account',
  { unusedSince, notifiedBefore }: { unusedSince: Date; notifiedBefore: Date },
) {
  return select(connection, sql`${rule(kind, unusedSince)} and ${wasNotified('unused', notifiedBefore)}`)
}

function findLapsedToNotify(connection: Connection, now: Date) {
  return select(connection, sql`${hasLapsed(now)} and not ${wasNotified('lapsed')}`)
}

function findLapsedToDelete(connection: Connection, now: Date, notifiedBefore: Date) {
  return select(connection, sql`${hasLapsed(now)} and ${wasNotified('lapsed', notifiedBefore)}`)
}

/** Deletes notices that no longer apply: the profile or the account was used since, or the plan is paid again. */
async function dropOldNotices(connection: Connection, now: Date): Promise<void> {
  await connection.execute(sql`delete from retention_notices n using users u where u.id = n.user_id and (
    (n.kind = 'unused' and n.told_at < ${lastUseOfFamily}) or (n.kind = 'lapsed' and not (${hasLapsed(now)})))`)
}

async function insertNotice(
  connection: Connection,
  notice: { userId: string; kind: NoticeKind; notifiedAt: Date },
): Promise<void> {
  await connection.insert(retentionNotices).values(notice).onConflictDoNothing()
}

/** Deletes records of consent when both times have passed. A consent in force is never deleted. */
async function deleteOldAgreements(
  connection: Connection,
  { givenBefore, endedBefore }: { givenBefore: Date; endedBefore: Date },
): Promise<void> {
  const ended = sql`coalesce(${consents.withdrawnAt}, ${consents.endedAt})`
  await connection
    .delete(consents)
    .where(and(lt(consents.givenAt, givenBefore), sql`${ended} < ${at(endedBefore)}`))
  await connection
    .delete(purchaseConsents)
    .where(and(lt(purchaseConsents.givenAt, givenBefore), lt(purchaseConsents.endedAt, endedBefore)))
}

async function deleteOldEvents(
  connection: Connection,
  before: { security: Date; billing: Date },
): Promise<void> {
  await connection.delete(securityEvents).where(lt(securityEvents.at, before.security))
  await connection.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before.billing))
}

/** Deletes what has expired: sessions, mailed links, and the daily counts of AI answers. */
async function deleteEnded(connection: Connection, now: Date, answersBefore: Date): Promise<void> {
  await connection.delete(sessions).where(lt(sessions.expiresAt, now))
  await connection.delete(accountLinks).where(lt(accountLinks.expiresAt, now))
  await connection.delete(modelAnswers).where(lt(modelAnswers.day, answersBefore.toISOString().slice(0, 10)))
}
