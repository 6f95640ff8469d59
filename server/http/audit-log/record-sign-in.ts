import type { Runtime } from '../../runtime.ts'
import { touchAccount } from './queries.ts'
import { recordAuditEvent } from './record-event.ts'

/** A sign-in is noted, and is use of the account: the clock of an unused one begins again. Never in the way of it. */
export async function recordSignIn(runtime: Runtime, accountId: string, address: string): Promise<void> {
  try {
    await touchAccount(runtime.database.query, accountId, runtime.now())
    await recordAuditEvent(runtime.database.query, runtime, { kind: 'sign_in', accountId, address })
  } catch (error) {
    runtime.log.error('sign_in_not_noted', error)
  }
}
