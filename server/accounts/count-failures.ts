import { createHmac } from 'node:crypto'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { countedAddress } from '../limits/client-address.ts'
import { checkAgainst, countAgainst, type Limit } from '../limits/count-against.ts'
import type { Runtime } from '../runtime.ts'
import { addFailure, findWait, forgetFailures } from './queries.ts'

const day = 86_400_000
const { freeFailures, firstWait, longestWait, failuresPerAddress, addressWindow } = limits.signIn
const addressLimit = { count: failuresPerAddress, window: addressWindow }

/** Wrong passwords of one account and of one computer. Right ones are never counted; nobody is ever locked out. */
export type Failures = {
  /** Throws sign_in_wait or too_many, with the seconds until another try. */
  refuseIfWaiting(): Promise<void>
  add(): Promise<void>
  forget(): Promise<void>
}

/** Counts for an address whether or not it has an account, so that the waits tell nothing about it. */
export function failuresOf({ database, secret, now }: Runtime, email: string, address: string): Failures {
  const subject = keyed(secret, `account ${email}`)
  const computer = `sign-in-failures:${keyed(secret, countedAddress(address))}`
  return {
    async refuseIfWaiting() {
      const wait = await findWait(database, subject)
      const seconds = wait ? Math.ceil((wait.getTime() - now().getTime()) / 1_000) : 0
      if (seconds > 0) throw new TonewiseError('sign_in_wait', { values: { seconds }, retryAfter: seconds })
      const { allowed, retryAfter } = await checkAgainst(database, computer, addressLimit, now())
      if (!allowed) throw new TonewiseError('too_many', { retryAfter })
    },
    async add() {
      const waits = { free: freeFailures, first: firstWait, longest: longestWait }
      await addFailure(database, subject, { ...waits, forgotten: new Date(now().getTime() - day) }, now())
      await countAgainst(database, computer, addressLimit, now())
    },
    forget: () => forgetFailures(database, subject),
  }
}

/** Sign-ups are counted for each computer, taken addresses too. Throws too_many. */
export function countSignUp(runtime: Runtime, address: string): Promise<void> {
  return countAct(runtime, 'sign-up', address, limits.signUpsPerAddress)
}

/** Forms with a mailed link are counted for each computer: each one may cost the work of a password. Throws too_many. */
export function countOpening(runtime: Runtime, address: string): Promise<void> {
  return countAct(runtime, 'link', address, limits.linkOpeningsPerAddress)
}

async function countAct({ database, secret, now }: Runtime, name: string, address: string, limit: Limit) {
  const key = `${name}:${keyed(secret, countedAddress(address))}`
  const { allowed, retryAfter } = await countAgainst(database, key, limit, now())
  if (!allowed) throw new TonewiseError('too_many', { retryAfter })
}

/** Neither e-mail nor network addresses stand in the tables of the limits. */
export function keyed(secret: string, value: string): string {
  return createHmac('sha256', secret).update(value).digest('base64url')
}
