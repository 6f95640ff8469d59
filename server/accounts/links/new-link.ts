import { randomBytes } from 'node:crypto'
import { TonewiseError } from '#domain/errors'
import { limits } from '#domain/limits'
import { limitAddress } from '../../http/limits/client-address.ts'
import { countAgainstAll, type Verdict } from '../../http/limits/count-against.ts'
import { hmacOf } from '../../http/limits/hmac-of.ts'
import type { Runtime } from '../../runtime.ts'
import { hashToken } from '../sessions/hash-token.ts'

/** The pages that links lead to. */
export type LinkPage = '/auth/confirm' | '/auth/reset' | '/auth/email' | '/auth/adult'

const tokenShape = /^[\w-]{43}$/

/**
 * A link for a mail, and the columns to store of it. The token follows the # of the address: browsers send that part to
 * no server, so it appears in no log and no referrer.
 */
export function newLink({ settings, now }: Pick<Runtime, 'settings' | 'now'>, page: LinkPage) {
  const token = randomBytes(32).toString('base64url')
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + limits.linkTtl)
  return {
    address: `${settings.appUrl}${page}#${token}`,
    row: { tokenHash: hashToken(token), createdAt, expiresAt },
  }
}

/** The hash of a typed code: the code alone, or the whole link. Throws fields_wrong or link_over. */
export function tokenHashOf(typed: string): string {
  const token = typed.trim().split('#').at(-1) ?? ''
  if (token === '') {
    const sentence = 'Paste the code from the email. It is the part of the link after the # sign.'
    throw new TonewiseError('fields_wrong', { fields: { token: sentence } })
  }
  if (!tokenShape.test(token)) throw new TonewiseError('link_over')
  return hashToken(token)
}

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
