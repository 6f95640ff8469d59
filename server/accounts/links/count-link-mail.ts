import { limits } from '#domain/limits'
import { countAgainstAll, type Verdict } from '../../limits/count-against.ts'
import { keyed } from '../../limits/keyed.ts'
import { limitAddress } from '../../limits/limit-address.ts'
import type { Runtime } from '../../runtime.ts'

/**
 * Counts one mail with a link: to its mailbox, of its account where there is one, and from the computer that asked
 * unless its requests are counted elsewhere.
 */
export async function countLinkMail(
  runtime: Runtime,
  { to, accountId, address }: { to: string; accountId?: string; address?: string },
): Promise<Verdict> {
  const { database, secret, now } = runtime
  const { perMailbox, perAddress } = limits.linkMails
  const uses = [
    { key: `mail-to:${keyed(secret, to)}`, ...perMailbox },
    ...(accountId ? [{ key: `mail-of:${accountId}`, ...perMailbox }] : []),
    ...(address ? [limitAddress(runtime, 'mail-from', address, perAddress)] : []),
  ]
  return countAgainstAll(database, uses, now())
}
