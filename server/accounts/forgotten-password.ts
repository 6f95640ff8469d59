import { TonewiseError } from '#domain/errors'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { noteEvent } from '../security/note-event.ts'
import {
  emailFault,
  newPasswordFault,
  normalizeEmail,
  normalizePassword,
  refuseFaults,
} from './check-fields.ts'
import { forgetAllFailures } from './count-failures.ts'
import { setPasswordHash } from './credential-queries.ts'
import { hashPassword } from './hash-password.ts'
import { countLinkMail } from './links/count-link-mail.ts'
import { newLink, tokenHashOf } from './links/new-link.ts'
import { deleteLinksOf, findLink, replaceLink, takeLink } from './links/queries.ts'
import { deleteSessionsOf, findAccount, findEmail, setEmail } from './queries.ts'

/** Mails a link for a new password when the address has an account. Returns the same for every address; throws fields_wrong. */
export async function askForNewPassword(runtime: Runtime, typed: string, address: string): Promise<void> {
  const email = normalizeEmail(typed)
  refuseFaults({ email: emailFault(email) })
  const { allowed } = await countLinkMail(runtime, { to: email, address })
  if (!allowed) return
  await runtime.database.query.transaction(async (inside) => {
    const account = await findAccount(inside, email)
    if (!account) return
    const { address: link, kept } = newLink(runtime, '/auth/reset')
    const subject = `password ${account.id}`
    await replaceLink(inside, { ...kept, subject, kind: 'password', email, userId: account.id })
    await queueMail(inside, runtime, { template: 'password-link', to: email, values: { link } })
  })
}

/**
 * Sets the password of a link's account. Every session ends, every other link stops working, and the address, which
 * the link has proven and which is returned, gets a notice. Throws fields_wrong or link_over.
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
  // Hashed before the transaction: 20 ms of work must not hold a connection.
  const passwordHash = await hashPassword(password)
  await database.query.transaction(async (inside) => {
    const taken = await takeLink(inside, 'password', tokenHash, now())
    const account = taken?.userId ? await findEmail(inside, taken.userId) : null
    if (!taken?.userId || account?.email !== taken.email) throw new TonewiseError('link_over')
    await setPasswordHash(inside, taken.userId, passwordHash, now())
    await setEmail(inside, taken.userId, taken.email, true, now())
    await deleteSessionsOf(inside, taken.userId)
    await deleteLinksOf(inside, taken.userId)
    await noteEvent(inside, runtime, { kind: 'password_changed', accountId: taken.userId, address })
    await queueMail(inside, runtime, { template: 'password-changed', to: taken.email, values: {} })
  })
  // The waits after wrong passwords were for the old one.
  await forgetAllFailures(runtime, link.email)
  return { email: link.email }
}
