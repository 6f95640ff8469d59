import { TonewiseError } from '#domain/errors'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { type AgeBand, newPasswordFault, normalizePassword, refuseFaults } from './check-fields.ts'
import { hashPassword, verifyPassword } from './hash-password.ts'
import { countLinkMail } from './links/count-link-mail.ts'
import { newLink, tokenHashOf } from './links/new-link.ts'
import { findLink, replaceLink } from './links/queries.ts'
import { findAccount } from './queries.ts'

export type SignUp = { email: string; password: string; ageBand: AgeBand }

/**
 * Keeps a sign-up until its link is opened: there is no account and no password to sign in with before, so nobody can
 * take an address in advance. The work is the same for a taken address, whose person gets a mail that says so.
 */
export async function askToSignUp(runtime: Runtime, { email, password, ageBand }: SignUp): Promise<void> {
  const passwordHash = await hashPassword(password)
  // Sign-ups are counted for each computer already: a class that signs up together gets all its mails.
  const { allowed } = await countLinkMail(runtime, { to: email })
  // The link that was mailed before goes on working.
  if (!allowed) return
  await runtime.database.query.transaction(async (inside) => {
    if (await findAccount(inside, email)) {
      return queueMail(inside, runtime, { template: 'sign-up-taken', to: email, values: {} })
    }
    const { address, kept } = newLink(runtime, '/auth/confirm')
    const subject = `sign-up ${email}`
    await replaceLink(inside, { ...kept, subject, kind: 'sign-up', email, passwordHash, ageBand })
    await queueMail(inside, runtime, { template: 'sign-up-link', to: email, values: { link: address } })
  })
}

/**
 * The sign-up that a link belongs to, with the hash of its password. The password is asked for again, because the one
 * who reads the mailbox may be another person than the one who typed the address; so a wrong one may be replaced.
 * Throws fields_wrong or link_over.
 */
export async function readSignUp(
  runtime: Runtime,
  typed: { token: string; password: string; isNewPassword: boolean },
) {
  const { database, now } = runtime
  const tokenHash = tokenHashOf(typed.token)
  const link = await findLink(database.query, 'sign-up', tokenHash, now())
  if (!link?.passwordHash || !link.ageBand) throw new TonewiseError('link_over')
  // Somebody proved the same mailbox in another way meanwhile.
  if (await findAccount(database.query, link.email)) throw new TonewiseError('link_over')
  const password = normalizePassword(typed.password)
  const sign = { email: link.email, password, ageBand: link.ageBand, tokenHash }
  if (typed.isNewPassword) {
    refuseFaults({ newPassword: await newPasswordFault(password, link.email) })
    return { ...sign, passwordHash: await hashPassword(password) }
  }
  if (password === '') refuseFaults({ password: 'Enter the password that you chose when you signed up.' })
  if (await verifyPassword(link.passwordHash, password)) return { ...sign, passwordHash: link.passwordHash }
  const sentence =
    'This is not the password of the sign-up. Type it again, or press Choose a new password below.'
  throw new TonewiseError('fields_wrong', { fields: { password: sentence } })
}
