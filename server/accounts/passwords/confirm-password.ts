import AsyncLock from 'async-lock'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Runtime } from '../../runtime.ts'
import { normalizePassword } from '../check-fields.ts'
import { findPasswordHash } from '../credential-queries.ts'
import { failuresOf } from './count-failures.ts'
import { verifyPassword } from './hash-password.ts'

const mutex = new AsyncLock({ maxPending: Number.POSITIVE_INFINITY })

/**
 * Checks the account's password again before something that only the account owner may do. Wrong passwords lead to the
 * same waits as at sign-in, counted for the session if there is one. Throws fields_wrong with a sentence for `field`,
 * sign_in_wait or too_many.
 */
export async function confirmPassword(
  runtime: Runtime,
  account: { accountId: string; email: string; address: string; sessionId?: string },
  typed: string,
  field = 'password',
): Promise<void> {
  const password = normalizePassword(typed)
  if (password === '') throw refused(field, 'Enter the password of this account.')
  const { sessionId, ...attempt } = account
  const failures = failuresOf(runtime, { ...attempt, own: sessionId && `session ${sessionId}` })
  // One attempt per account at a time: many guesses at once must not all pass before the first is counted.
  await mutex.acquire(account.email, async () => {
    await failures.refuseIfWaiting()
    const hash = await findPasswordHash(runtime.database, account.accountId)
    const isRight =
      hash !== null &&
      [...password].length <= limits.password.longest &&
      (await verifyPassword(hash, password))
    await (isRight ? failures.forget() : failures.add())
    if (!isRight) throw refused(field, 'That password doesn’t match this account.')
  })
}

function refused(field: string, sentence: string): TonewiseError {
  return new TonewiseError('fields_wrong', { fields: { [field]: sentence } })
}
