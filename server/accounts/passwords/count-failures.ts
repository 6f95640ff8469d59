import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { limitAddress } from '../../http/limits/client-address.ts'
import { checkAgainst, countAgainst, type Limit, type Verdict } from '../../http/limits/count-against.ts'
import { hmacOf } from '../../http/limits/hmac-of.ts'
import { isProxyAddress } from '../../http/limits/unknown-proxy.ts'
import type { Runtime } from '../../runtime.ts'
import { addFailure, findSignInWait, forgetFailures } from '../queries.ts'

const day = 86_400_000
const { freeFailures, freeFailuresOfAccount, firstWait, longestWait } = limits.signIn
const { failuresPerAddress, addressWindow } = limits.signIn
const addressLimit = { count: failuresPerAddress, window: addressWindow }

/** Counts wrong passwords for one account. They lead to waits that grow, never to a lockout. */
export type Failures = {
  /** Throws sign_in_wait or too_many, with the seconds until another try. */
  refuseIfWaiting(): Promise<void>
  add(): Promise<void>
  forget(): Promise<void>
}

/** Who tries a password. `own` names a browser or session that has proven to belong to the account. */
export type SignInAttempt = { email: string; address: string; own?: string | null }

/**
 * A known browser and an open session have counts of their own, so nobody else's guesses keep them out. All other
 * attempts count for their computer, for their network with this account, and for the account, which allows more. An
 * email address without an account is treated the same, so the waits don't reveal whether it has one.
 */
export function failuresOf(runtime: Runtime, { email, address, own }: SignInAttempt): Failures {
  const { database, secret, now } = runtime
  const account = accountSubject(secret, email)
  const { key, ...most } = limitAddress(runtime, 'sign-in-failures', address, addressLimit)
  const subjects = own
    ? [{ subject: `${account} ${own}`, free: freeFailures }]
    : [
        ...(isProxyAddress(address) ? [] : [{ subject: `${account} ${key}`, free: freeFailures }]),
        { subject: account, free: freeFailuresOfAccount },
      ]
  return {
    async refuseIfWaiting() {
      if (!own) refuseUnlessAllowed(await checkAgainst(database, key, most, now()))
      const names = subjects.map(({ subject }) => subject)
      const wait = await findSignInWait(database, names, now())
      const seconds = wait ? Math.ceil((wait.getTime() - now().getTime()) / 1_000) : 0
      if (seconds > 0) throw new TonewiseError('sign_in_wait', { values: { seconds }, retryAfter: seconds })
    },
    async add() {
      if (!own) await countAgainst(database, key, most, now())
      const resetBefore = new Date(now().getTime() - day)
      for (const { subject, free } of subjects) {
        await addFailure(database, subject, { free, min: firstWait, max: longestWait, resetBefore }, now())
      }
    },
    async forget() {
      for (const { subject } of subjects) await forgetFailures(database, subject)
    },
  }
}

/** Ends every wait of an account, because its password is new or it was deleted. */
export function forgetAllFailures({ database, secret }: Runtime, email: string): Promise<void> {
  return forgetFailures(database, accountSubject(secret, email), 'and all below')
}

function accountSubject(secret: string, email: string): string {
  return hmacOf(secret, `account ${email}`)
}

/** Counts a sign-up against the limit of its computer, also one with a taken address. Throws too_many. */
export function countSignUp(runtime: Runtime, address: string): Promise<void> {
  return countAct(runtime, 'sign-up', address, limits.signUpsPerAddress)
}

/** Counts a form with a mailed link against the limit of its computer: each may cost a password hash. Throws too_many. */
export function countOpening(runtime: Runtime, address: string): Promise<void> {
  return countAct(runtime, 'link', address, limits.linkOpeningsPerAddress)
}

async function countAct(runtime: Runtime, name: string, address: string, limit: Limit) {
  const { key, ...most } = limitAddress(runtime, name, address, limit)
  refuseUnlessAllowed(await countAgainst(runtime.database, key, most, runtime.now()))
}

function refuseUnlessAllowed({ allowed, retryAfter }: Verdict) {
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}
