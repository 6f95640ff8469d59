import { TonewiseError } from '#domain/errors'
import { recordAuditEvent } from '../../http/audit-log/record-event.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Runtime } from '../../runtime.ts'
import {
  emailFault,
  newPasswordFault,
  normalizeEmail,
  normalizePassword,
  refuseFaults,
} from '../check-fields.ts'
import { setPasswordHash } from '../credential-queries.ts'
import { countLinkMail, newLink, tokenHashOf } from '../links/new-link.ts'
import { deleteLinksOf, findLink, replaceLink, takeLink } from '../links/queries.ts'
import { deleteSessionsOf, findAccount, findEmail, setEmail } from '../queries.ts'
import { forgetAllFailures } from './count-failures.ts'
import { hashPassword } from './hash-password.ts'

/** Mails a link for a new password if the address has an account; the caller can't tell. Throws fields_wrong. */
export async function mailPasswordLink(runtime: Runtime, typed: string, address: string): Promise<void> {
  const email = normalizeEmail(typed)
  refuseFaults({ email: emailFault(email) })
  const { allowed } = await countLinkMail(runtime, { to: email, address })
  if (!allowed) return
  await runtime.database.query.transaction(async (inside) => {
    const account = await findAccount(inside, email)
    if (!account) return
    const { address: link, row } = newLink(runtime, '/auth/reset')
    const subject = `password ${account.id}`
    await replaceLink(inside, { ...row, subject, kind: 'password', email, userId: account.id })
    await queueMail(inside, runtime, { template: 'password-link', to: email, values: { link } })
  })
}

/**
 * Sets a new password by a mailed link. Every session ends and every other link stops working. The address is verified
 * by this; it gets a notice and is returned. Throws fields_wrong or link_over.
 */
export async function choosePassword(
  runtime: Runtime,
  typed: { token: string; newPassword: string },
  address: string,
): Promise<{ email: string }> {
  const { database, now } = runtime
  const tokenHash = tokenHashOf(typed.token)
  const link = await findLink(database.query, 'password', tokenHash, now())
  if (!link) throw new TonewiseError('link_over')
  const password = normalizePassword(typed.newPassword)
  refuseFaults({ newPassword: await newPasswordFault(password, link.email) })
  // Hashed before the transaction, so that 20 ms of work don't occupy a connection.
  const passwordHash = await hashPassword(password)
  await database.query.transaction(async (inside) => {
    const used = await takeLink(inside, 'password', tokenHash, now())
    const account = used?.userId ? await findEmail(inside, used.userId) : null
    if (!used?.userId || account?.email !== used.email) throw new TonewiseError('link_over')
    await setPasswordHash(inside, used.userId, passwordHash, now())
    await setEmail(inside, used.userId, used.email, true, now())
    await deleteSessionsOf(inside, used.userId)
    await deleteLinksOf(inside, used.userId)
    await recordAuditEvent(inside, runtime, { kind: 'password_changed', accountId: used.userId, address })
    await queueMail(inside, runtime, { template: 'password-changed', to: used.email, values: {} })
  })
  // The waits were for wrong guesses at the old password.
  await forgetAllFailures(runtime, link.email)
  return { email: link.email }
}
