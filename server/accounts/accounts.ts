import { setTimeout as pause } from 'node:timers/promises'
import AsyncLock from 'async-lock'
import { TonewiseError } from '#domain/errors'
import { recordSignIn } from '../http/audit-log/record-event.ts'
import { queueMail } from '../mail/queue-mail.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import {
  type AgeBand,
  checkSignIn,
  checkSignUp,
  newPasswordFault,
  normalizePassword,
  refuseFaults,
  type SignInFields,
  type SignUpFields,
} from './check-fields.ts'
import { openSession, register } from './credentials.ts'
import { countLinkMail, newLink, tokenHashOf } from './links/new-link.ts'
import { findLink, replaceLink, takeLink } from './links/queries.ts'
import { countOpening, countSignUp, failuresOf } from './passwords/count-failures.ts'
import { mailPasswordLink } from './passwords/forgotten-password.ts'
import { hashPassword, verifyPassword } from './passwords/hash-password.ts'
import { deleteEndedSessions, findAccount } from './queries.ts'
import { knownBrowser, trustBrowser } from './sessions/known-browser.ts'
import { endSession, findViewer, newSession } from './sessions/sessions.ts'

/** `setCookie` and the returned strings are complete Set-Cookie headers for the response. */
export type Accounts = {
  /** Who sends the request, or null. Takes one query, and none without a session cookie. */
  viewerOf(request: Request): Promise<{ viewer: Viewer; setCookie?: string[] } | null>
  /**
   * Creates an account, or, where mail is sent, mails the link that creates it. Behaves the same for a new and a
   * taken address. Throws fields_wrong or too_many.
   */
  signUp(input: SignUpFields & { address: string }): Promise<void>
  /** Follows the link of a sign-up: creates the account and a session. Throws fields_wrong, link_over or too_many. */
  confirmSignUp(
    input: { token: string; password: string; isNewPassword: boolean } & Opening,
    request: Request,
  ): Promise<string[]>
  /** Mails a link for a new password. Behaves the same for a known and an unknown address. Throws fields_wrong or too_many. */
  forgotPassword(input: { email: string; address: string }): Promise<void>
  /** Opens a session and ends the request's old one. Throws fields_wrong, auth_failed, sign_in_wait or too_many. */
  signIn(input: SignInFields & Opening, request: Request): Promise<string[]>
  /** Ends the request's session on the server. Returns the headers that end it in the browser. */
  signOut(request: Request): Promise<string[]>
}

/** How a session begins: on a shared computer or not, and from which network address. */
type Opening = { sharedComputer: boolean; address: string }

/** Minimum time of a reply about an email address, in milliseconds: the time must not reveal whether it has an account. */
const minReplyTime = 250

export function createAccounts(runtime: Runtime, minTime = minReplyTime): Accounts {
  const mutex = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY })
  return {
    viewerOf: (request) => findViewer(runtime, request),
    async signUp(input) {
      const { email, password, ageBand } = await checkSignUp(input)
      const minWait = pause(minTime)
      await countSignUp(runtime, input.address)
      if (runtime.settings.mail === 'smtp') await mailSignUpLink(runtime, { email, password, ageBand })
      else await register(runtime, { email, password, ageBand })
      await minWait
    },
    async confirmSignUp(input, request) {
      await countOpening(runtime, input.address)
      const { tokenHash, ...account } = await readSignUp(runtime, input)
      await register(runtime, account)
      await takeLink(runtime.database.query, 'sign-up', tokenHash, runtime.now())
      const { session, setCookie } = newSession(runtime, input.sharedComputer, request)
      const opened = await openSession(runtime, account.email, account.password, session)
      // Two people followed the link at once with different passwords, and the other one was first.
      if (!opened) throw new TonewiseError('link_over')
      await endSession(runtime, request)
      if (input.sharedComputer) return [setCookie]
      return [setCookie, trustBrowser(runtime, request, account.email)]
    },
    async forgotPassword({ email, address }) {
      const minWait = pause(minTime)
      await countOpening(runtime, address)
      await mailPasswordLink(runtime, email, address)
      await minWait
    },
    async signIn(input, request) {
      const { email, password } = checkSignIn(input)
      const browser = knownBrowser(runtime, request, email)
      const own = browser && `device ${browser}`
      const failures = failuresOf(runtime, { email, address: input.address, own })
      const { session, setCookie } = newSession(runtime, input.sharedComputer, request)
      const began = performance.now()
      // One attempt per address at a time: many guesses at once must not all pass before the first is counted.
      const opened = await mutex.acquire(email, async () => {
        await failures.refuseIfWaiting()
        const opened = await openSession(runtime, email, password, session)
        await (opened ? failures.forget() : failures.add())
        return opened
      })
      if (!opened) {
        await pause(Math.max(0, minTime - (performance.now() - began)))
        throw new TonewiseError('auth_failed')
      }
      await endSession(runtime, request)
      await deleteEndedSessions(runtime.database, opened.userId, runtime.now())
      await recordSignIn(runtime, opened.userId, input.address)
      return input.sharedComputer ? [setCookie] : [setCookie, trustBrowser(runtime, request, email)]
    },
    signOut: async (request) => [await endSession(runtime, request)],
  }
}

type SignUp = { email: string; password: string; ageBand: AgeBand }

/**
 * Stores a sign-up and mails its link. There is no account before the link is followed, so nobody can claim somebody
 * else's address. The work is the same for a taken address, whose owner gets a mail that says so.
 */
async function mailSignUpLink(runtime: Runtime, { email, password, ageBand }: SignUp): Promise<void> {
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
async function readSignUp(
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
