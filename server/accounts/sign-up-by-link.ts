import { TonewiseError } from '#domain/errors'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { type AgeBand, newPasswordFault, normalizePassword, refuseFaults } from './check-fields.ts'
import { countLinkMail } from './links/count-link-mail.ts'
import { newLink, tokenHashOf } from './links/new-link.ts'
import { findLink, replaceLink } from './links/queries.ts'
import { hashPassword, verifyPassword } from './passwords/hash-password.ts'
import { findAccount } from './queries.ts'

export type SignUp = { email: string; password: string; ageBand: AgeBand }

/**
 * Stores a sign-up and mails its link. There is no account before the link is followed, so nobody can claim somebody
 * else's address. The work is the same for a taken address, whose owner gets a mail that says so.
 */
export async function mailSignUpLink(runtime: Runtime, { email, password, ageBand }: SignUp): Promise<void> {
  const passwordHash = await hashPassword(password)
  // Only per mailbox, since sign-ups are limited per computer already: a class that signs up together gets all its mail.
  const { allowed } = await countLinkMail(runtime, { to: email })
  // The link that was mailed before still works.
  if (!allowed) return
  await runtime.database.query.transaction(async (inside) => {
    if (await findAccount(inside, email)) {
      return queueMail(inside, runtime, { template: 'sign-up-taken', to: email, values: {} })
    }
    const { address, row } = newLink(runtime, '/auth/confirm')
    const subject = `sign-up ${email}`
    await replaceLink(inside, { ...row, subject, kind: 'sign-up', email, passwordHash, ageBand })
    await queueMail(inside, runtime, { template: 'sign-up-link', to: email, values: { link: address } })
  })
}

/**
 * The sign-up of a link, with the hash of its password. The password is typed again, because the person who typed the
 * address may not be the owner of the mailbox, who may choose a new password instead.
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
  // The mailbox was verified in another way meanwhile.
  if (await findAccount(database.query, link.email)) throw new TonewiseError('link_over')
  const password = normalizePassword(typed.password)
  const signUp = { email: link.email, password, ageBand: link.ageBand, tokenHash }
  if (typed.isNewPassword) {
    refuseFaults({ newPassword: await newPasswordFault(password, link.email) })
    return { ...signUp, passwordHash: await hashPassword(password) }
  }
  if (password === '') refuseFaults({ password: 'Enter the password that you chose when you signed up.' })
  if (await verifyPassword(link.passwordHash, password)) return { ...signUp, passwordHash: link.passwordHash }
  const sentence =
    'This is not the password of the sign-up. Type it again, or press Choose a new password below.'
  throw new TonewiseError('fields_wrong', { fields: { password: sentence } })
}
