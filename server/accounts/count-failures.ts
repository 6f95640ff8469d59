import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { checkAgainst, countAgainst, type Limit, type Verdict } from '../limits/count-against.ts'
import { keyed } from '../limits/keyed.ts'
import { limitAddress } from '../limits/limit-address.ts'
import { isProxyAddress } from '../limits/unknown-proxy.ts'
import type { Runtime } from '../runtime.ts'
import { addFailure, findWait, forgetFailures } from './queries.ts'

const day = 86_400_000
const { freeFailures, freeFailuresOfAccount, firstWait, longestWait } = limits.signIn
const { failuresPerAddress, addressWindow } = limits.signIn
const addressLimit = { count: failuresPerAddress, window: addressWindow }

/** Wrong passwords for one account. Right ones are never counted; nobody is ever locked out. */
export type Failures = {
  /** Throws sign_in_wait or too_many, with the seconds until another try. */
  refuseIfWaiting(): Promise<void>
  add(): Promise<void>
  forget(): Promise<void>
}

/** Who tries a password: `own` names what is known of the account already, a browser or an open session. */
export type Guesser = { email: string; address: string; own?: string | null }

/**
 * A known browser and an open session count for themselves: nobody else's guesses keep them out. All others count
 * first for their computer, then for their network with this account, and last for the account, which waits after
 * more. The same for an email address without an account, so that the waits tell nothing about it.
 */
export function failuresOf(runtime: Runtime, { email, address, own }: Guesser): Failures {
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
      const wait = await findWait(database, names, now())
      const seconds = wait ? Math.ceil((wait.getTime() - now().getTime()) / 1_000) : 0
      if (seconds > 0) throw new TonewiseError('sign_in_wait', { values: { seconds }, retryAfter: seconds })
    },
    async add() {
      if (!own) await countAgainst(database, key, most, now())
      const forgotten = new Date(now().getTime() - day)
      for (const { subject, free } of subjects) {
        await addFailure(
          database,
          subject,
          { free, first: firstWait, longest: longestWait, forgotten },
          now(),
        )
      }
    },
    async forget() {
      for (const { subject } of subjects) await forgetFailures(database, subject)
    },
  }
}

/** Ends every wait of an account: its password is a new one, or it is gone. */
export function forgetAllFailures({ database, secret }: Runtime, email: string): Promise<void> {
  return forgetFailures(database, accountSubject(secret, email), 'and all below')
}

function accountSubject(secret: string, email: string): string {
  return keyed(secret, `account ${email}`)
}

/** Sign-ups are counted for each computer, taken addresses too. Throws too_many. */
export function countSignUp(runtime: Runtime, address: string): Promise<void> {
  return countAct(runtime, 'sign-up', address, limits.signUpsPerAddress)
}

/** Forms with a mailed link are counted for each computer: each one may cost the work of a password. Throws too_many. */
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
