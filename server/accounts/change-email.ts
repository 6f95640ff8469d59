import { TonewiseError } from '#domain/errors'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import { noteEvent } from '../security/note-event.ts'
import type { Viewer } from '../viewer.ts'
import { confirmOrFail } from './change-password.ts'
import { emailFault, normalizeEmail, refuseFaults } from './check-fields.ts'
import { confirmPassword } from './confirm-password.ts'
import { countLinkMail } from './links/count-link-mail.ts'
import { newLink, tokenHashOf } from './links/new-link.ts'
import { deleteLinksOf, findLink, replaceLink, takeLink } from './links/queries.ts'
import { type Connection, deleteSessionsOf, findAccount, findEmail, setEmail } from './queries.ts'

/**
 * Asks for another address: the password first, then a link to the new address, which changes it when it is opened.
 * Where no mail can be sent it changes at once. Returns whether it has changed. Throws email_failed with a sentence
 * for each wrong field, sign_in_wait or too_many.
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

/** Mails a link to the account's own address; opening it proves the address. Throws too_many. */
export async function askToVerify(runtime: Runtime, viewer: Viewer, address: string): Promise<void> {
  const { accountId, sessionId, email } = viewer
  await mailLink(runtime, { accountId, sessionId, email, address })
}

type Ask = { accountId: string; sessionId: string; email: string; address: string }

async function mailLink(runtime: Runtime, { accountId, sessionId, email, address }: Ask): Promise<void> {
  const { allowed, retryAfter } = await countLinkMail(runtime, { to: email, accountId, address })
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
  await runtime.database.query.transaction(async (inside) => {
    const owner = await findAccount(inside, email)
    // The person with that address is told; the one who asked is not.
    if (owner && owner.id !== accountId) {
      return queueMail(inside, runtime, { template: 'email-taken', to: email, values: {} })
    }
    const { address: link, kept } = newLink(runtime, '/auth/email')
    const subject = `email ${accountId}`
    await replaceLink(inside, { ...kept, subject, kind: 'email', email, userId: accountId, sessionId })
    const template = owner ? 'email-verify' : 'email-link'
    await queueMail(inside, runtime, { template, to: email, values: { link } })
  })
}

/**
 * Opens a link to an address: it is the account's address now, and proven. The account's own person must do it, by
 * their session or the password: else somebody could have their account confirmed by the owner of the mailbox.
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

/** With another address all other sessions end, mailed links stop working, and the old address gets a notice. */
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
  await noteEvent(inside, runtime, { kind: 'email_changed', accountId: userId })
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
