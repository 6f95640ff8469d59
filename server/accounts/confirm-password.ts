import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import type { Runtime } from '../runtime.ts'
import { normalizePassword } from './check-fields.ts'
import { failuresOf } from './count-failures.ts'
import { findPasswordHash } from './credential-queries.ts'
import { verifyPassword } from './hash-password.ts'
import { createTurns } from './take-turns.ts'

const takeTurn = createTurns()

/**
 * Makes sure that the account's own person sits at the keyboard: the password of the account, asked again. Wrong ones
 * wait as wrong sign-ins do, counted for the open session if there is one. Throws fields_wrong with a sentence for `field`, sign_in_wait or too_many.
 */
export async function confirmPassword(
  runtime: Runtime,
  account: { accountId: string; email: string; address: string; sessionId?: string },
  typed: string,
  field = 'password',
): Promise<void> {
  const password = normalizePassword(typed)
  if (password === '') throw refused(field, 'Enter the password of this account.')
  const { sessionId, ...guesser } = account
  const failures = failuresOf(runtime, { ...guesser, own: sessionId && `session ${sessionId}` })
  // In turns, so that many guesses at once do not all pass before the first one is counted.
  await takeTurn(account.email, async () => {
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
