import { limits } from '#domain/limits'
import { countedAddress } from '../../limits/client-address.ts'
import { countAgainstAll, type Verdict } from '../../limits/count-against.ts'
import type { Runtime } from '../../runtime.ts'
import { keyed } from '../count-failures.ts'

/**
 * Counts one mail with a link: to its mailbox, of its account where there is one, and from the computer that asked
 * unless its requests are counted elsewhere.
 */
export async function countLinkMail(
  { database, secret, now }: Runtime,
  { to, accountId, address }: { to: string; accountId?: string; address?: string },
): Promise<Verdict> {
  const { perMailbox, perAddress } = limits.linkMails
  const uses = [
    { key: `mail-to:${keyed(secret, to)}`, ...perMailbox },
    ...(accountId ? [{ key: `mail-of:${accountId}`, ...perMailbox }] : []),
    ...(address ? [{ key: `mail-from:${keyed(secret, countedAddress(address))}`, ...perAddress }] : []),
  ]
  return countAgainstAll(database, uses, now())
}
