import { and, lt, type SQL, sql } from 'drizzle-orm'
import { sessions } from '../database/account-tables.ts'
import { paymentEvents, purchaseConsents } from '../database/billing-tables.ts'
import { consents, retentionNotices, securityEvents } from '../database/family-tables.ts'
import { accountLinks } from '../database/link-tables.ts'
import type { Database } from '../database/open-database.ts'
import { modelAnswers } from '../database/tables.ts'

type Connection = Pick<Database['query'], 'select' | 'insert' | 'delete' | 'execute'>

export type NoticeKind = 'unused' | 'lapsed'

/** Someone whose data may be due for deletion: a child profile with its guardian, or an account (`guardianId` is null). */
export type Candidate = { id: string; guardianId: string | null; nickname: string | null; email: string }

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
export function findToNotify(connection: Connection, kind: 'child' | 'account', unusedSince: Date) {
  return select(connection, sql`${rule(kind, unusedSince)} and not ${wasNotified('unused')}`)
}

/** Those to delete now: unused since `unusedSince`, and notified before `notifiedBefore`. */
export function findToDelete(
  connection: Connection,
  kind: 'child' | 'account',
  { unusedSince, notifiedBefore }: { unusedSince: Date; notifiedBefore: Date },
) {
  return select(connection, sql`${rule(kind, unusedSince)} and ${wasNotified('unused', notifiedBefore)}`)
}

export function findLapsedToNotify(connection: Connection, now: Date) {
  return select(connection, sql`${hasLapsed(now)} and not ${wasNotified('lapsed')}`)
}

export function findLapsedToDelete(connection: Connection, now: Date, notifiedBefore: Date) {
  return select(connection, sql`${hasLapsed(now)} and ${wasNotified('lapsed', notifiedBefore)}`)
}

/** Deletes notices that no longer apply: the profile or the account was used since, or the plan is paid again. */
export async function dropOldNotices(connection: Connection, now: Date): Promise<void> {
  await connection.execute(sql`delete from retention_notices n using users u where u.id = n.user_id and (
    (n.kind = 'unused' and n.told_at < ${lastUseOfFamily}) or (n.kind = 'lapsed' and not (${hasLapsed(now)})))`)
}

export async function insertNotice(
  connection: Connection,
  notice: { userId: string; kind: NoticeKind; notifiedAt: Date },
): Promise<void> {
  await connection.insert(retentionNotices).values(notice).onConflictDoNothing()
}

/** Deletes records of consent when both times have passed. A consent in force is never deleted. */
export async function deleteOldAgreements(
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

export async function deleteOldEvents(
  connection: Connection,
  before: { security: Date; billing: Date },
): Promise<void> {
  await connection.delete(securityEvents).where(lt(securityEvents.at, before.security))
  await connection.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before.billing))
}

/** Deletes what has expired: sessions, mailed links, and the daily counts of AI answers. */
export async function deleteEnded(connection: Connection, now: Date, answersBefore: Date): Promise<void> {
  await connection.delete(sessions).where(lt(sessions.expiresAt, now))
  await connection.delete(accountLinks).where(lt(accountLinks.expiresAt, now))
  await connection.delete(modelAnswers).where(lt(modelAnswers.day, answersBefore.toISOString().slice(0, 10)))
}
