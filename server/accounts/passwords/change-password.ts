import { TonewiseError } from '#domain/errors'
import { recordAuditEvent } from '../../http/audit-log/record-event.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { Runtime } from '../../runtime.ts'
import type { Viewer } from '../../viewer.ts'
import { newPasswordFault, normalizePassword, refuseFaults } from '../check-fields.ts'
import { setPasswordHash } from '../credential-queries.ts'
import { deleteLinksOf } from '../links/queries.ts'
import { deleteSessionsOf } from '../queries.ts'
import { confirmPassword } from './confirm-password.ts'
import { hashPassword } from './hash-password.ts'

/**
 * Changes the password after checking the current one. All other sessions end, mailed links stop working, and the
 * address gets a notice. Throws password_failed with a sentence for each wrong field, sign_in_wait or too_many.
 */
export async function changePassword(
  runtime: Runtime,
  viewer: Viewer,
  typed: { currentPassword: string; newPassword: string },
  address: string,
): Promise<void> {
  const { accountId, email, sessionId } = viewer
  const current = normalizePassword(typed.currentPassword)
  const chosen = normalizePassword(typed.newPassword)
  const faults = {
    currentPassword: current === '' ? 'Enter the password that you have now.' : null,
    newPassword: (await newPasswordFault(chosen, email)) ?? (chosen === current ? sameSentence : null),
  }
  refuseFaults(faults, 'password_failed')
  await confirmOrFail('password_failed', () =>
    confirmPassword(runtime, { accountId, email, address, sessionId }, current, 'currentPassword'),
  )
  const { database, now } = runtime
  const passwordHash = await hashPassword(chosen)
  await database.query.transaction(async (inside) => {
    await setPasswordHash(inside, accountId, passwordHash, now())
    await deleteSessionsOf(inside, accountId, sessionId)
    await deleteLinksOf(inside, accountId)
    await recordAuditEvent(inside, runtime, { kind: 'password_changed', accountId, address })
    await queueMail(inside, runtime, { template: 'password-changed', to: email, values: {} })
  })
}

const sameSentence = 'This is the password that you have now. Choose another one.'

/** Runs `confirm` and reports a wrong password by the error code of the change that it was typed for. */
export async function confirmOrFail(
  code: 'password_failed' | 'email_failed',
  confirm: () => Promise<void>,
): Promise<void> {
  try {
    await confirm()
  } catch (error) {
    const isWrong = error instanceof TonewiseError && error.code === 'fields_wrong'
    throw isWrong ? new TonewiseError(code, error.details) : error
  }
}
