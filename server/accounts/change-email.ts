import { TonewiseError } from '#domain/errors'
import type { Connection } from '../database/open-database.ts'
import { recordAuditEvent } from '../http/audit-log/record-event.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { emailFault, normalizeEmail, refuseFaults } from './check-fields.ts'
import { countLinkMail, newLink, tokenHashOf } from './links/new-link.ts'
import { deleteLinksOf, findLink, replaceLink, takeLink } from './links/queries.ts'
import { confirmOrFail } from './passwords/change-password.ts'
import { confirmPassword } from './passwords/confirm-password.ts'
import { deleteSessionsOf, findAccount, findEmail, setEmail } from './queries.ts'

/**
 * Changes the email address of an account: checks the password, then mails the new address a link that makes the
 * change. Where no mail can be sent, the change is made at once; `isChanged` says which. Throws email_failed with a
 * sentence for each wrong field, sign_in_wait or too_many.
 */
export async function changeEmail(
  runtime: Runtime,
  viewer: Viewer,
  typed: { email: string; currentPassword: string },
  address: string,
): Promise<{ isChanged: boolean; email: string }> {
  const { accountId, sessionId } = viewer
  const email = normalizeEmail(typed.email)
  const same = email === viewer.email ? 'This is the address of your account already.' : null
  const empty = typed.currentPassword === '' ? 'Enter the password of your account.' : null
  refuseFaults({ email: emailFault(email) ?? same, currentPassword: empty }, 'email_failed')
  await confirmOrFail('email_failed', () =>
    confirmPassword(
      runtime,
      { accountId, email: viewer.email, address, sessionId },
      typed.currentPassword,
      'currentPassword',
    ),
  )
  if (runtime.settings.mail !== 'none') {
    await mailLink(runtime, { accountId, sessionId, email, address })
    return { isChanged: false, email }
  }
  const { database } = runtime
  await database.query
    .transaction((inside) => applyEmail(inside, runtime, { userId: accountId, sessionId, email }, false))
    .catch(asTaken)
  return { isChanged: true, email }
}

/** Mails the account's address a link that verifies it. Throws too_many. */
export async function mailVerificationLink(runtime: Runtime, viewer: Viewer, address: string): Promise<void> {
  const { accountId, sessionId, email } = viewer
  await mailLink(runtime, { accountId, sessionId, email, address })
}

type LinkRequest = { accountId: string; sessionId: string; email: string; address: string }

async function mailLink(
  runtime: Runtime,
  { accountId, sessionId, email, address }: LinkRequest,
): Promise<void> {
  const { allowed, retryAfter } = await countLinkMail(runtime, { to: email, accountId, address })
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
  await runtime.database.query.transaction(async (inside) => {
    const owner = await findAccount(inside, email)
    // Only the owner of that address learns that it is taken, not the person who typed it.
    if (owner && owner.id !== accountId) {
      return queueMail(inside, runtime, { template: 'email-taken', to: email, values: {} })
    }
    const { address: link, row } = newLink(runtime, '/auth/email')
    const subject = `email ${accountId}`
    await replaceLink(inside, { ...row, subject, kind: 'email', email, userId: accountId, sessionId })
    const template = owner ? 'email-verify' : 'email-link'
    await queueMail(inside, runtime, { template, to: email, values: { link } })
  })
}

/**
 * Follows the link that was mailed to an address: it becomes the account's address, verified. Needs the account's
 * session or password, since otherwise the owner of a mailbox could be made to confirm somebody else's account.
 * Throws fields_wrong, link_over, link_of_another, sign_in_wait or too_many.
 */
export async function confirmEmail(
  runtime: Runtime,
  typed: { token: string; password: string },
  viewer: Viewer | null,
  address: string,
): Promise<void> {
  const tokenHash = tokenHashOf(typed.token)
  const { database, now } = runtime
  const found = await findLink(database.query, 'email', tokenHash, now())
  if (!found?.userId) throw new TonewiseError('link_over')
  if (!viewer) {
    const account = await findEmail(database.query, found.userId)
    const person = { accountId: found.userId, email: account?.email ?? '', address }
    await confirmPassword(runtime, person, typed.password)
  } else if (viewer.accountId !== found.userId) {
    throw new TonewiseError('link_of_another')
  }
  await database.query
    .transaction(async (inside) => {
      const link = await takeLink(inside, 'email', tokenHash, now())
      if (!link?.userId) throw new TonewiseError('link_over')
      const { userId, sessionId, email } = link
      await applyEmail(inside, runtime, { userId, sessionId, email }, true)
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new TonewiseError('link_over', { cause: error }) : error
    })
}

type Change = { userId: string; sessionId: string | null; email: string }

/** When the address changes, all other sessions end, mailed links stop working, and the old address gets a notice. */
async function applyEmail(
  inside: Connection,
  runtime: Runtime,
  { userId, sessionId, email }: Change,
  isVerified: boolean,
): Promise<void> {
  const before = await findEmail(inside, userId)
  await setEmail(inside, userId, email, isVerified, runtime.now())
  if (!before?.email || before.email === email) return
  await deleteSessionsOf(inside, userId, sessionId)
  await deleteLinksOf(inside, userId)
  await recordAuditEvent(inside, runtime, { kind: 'email_changed', accountId: userId })
  await queueMail(inside, runtime, {
    template: 'email-changed',
    to: before.email,
    values: { email, contact: runtime.settings.SUPPORT_EMAIL ?? `${runtime.settings.appUrl}/about` },
  })
}

function asTaken(error: unknown): never {
  if (!isTaken(error)) throw error
  const sentence = 'This address cannot be used for this account. Type another address.'
  throw new TonewiseError('email_failed', { fields: { email: sentence }, cause: error })
}

/** PostgreSQL's unique_violation. Drizzle wraps the driver's error. */
function isTaken(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505'
}
