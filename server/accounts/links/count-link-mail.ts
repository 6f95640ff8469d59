import { limits } from '#domain/limits'
import { countAgainstAll, type Verdict } from '../../http/limits/count-against.ts'
import { hmacOf } from '../../http/limits/hmac-of.ts'
import { limitAddress } from '../../http/limits/limit-address.ts'
import type { Runtime } from '../../runtime.ts'

/**
 * Counts one mail with a link against the limits of its mailbox, of its account if there is one, and of the computer
 * that asked for it if `address` is there.
 */
export async function countLinkMail(
  runtime: Runtime,
  { to, accountId, address }: { to: string; accountId?: string; address?: string },
): Promise<Verdict> {
  const { database, secret, now } = runtime
  const { perMailbox, perAddress } = limits.linkMails
  const uses = [
    { key: `mail-to:${hmacOf(secret, to)}`, ...perMailbox },
    ...(accountId ? [{ key: `mail-of:${accountId}`, ...perMailbox }] : []),
    ...(address ? [limitAddress(runtime, 'mail-from', address, perAddress)] : []),
  ]
  return countAgainstAll(database, uses, now())
}
