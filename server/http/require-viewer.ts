import type { MiddlewareHandler } from 'hono'
import { type ErrorCode, TonewiseError } from '#domain/errors'
import type { Rule } from '../http/route.ts'
import type { Viewer } from '../viewer.ts'

type Guard = MiddlewareHandler<{ Variables: { viewer: Viewer } }> & Rule

/** Whoever is signed in: the account's own person or a child profile. */
export const requireViewer = guard({ refusals: ['signed_out'], isOpenToChildren: true })

/** The person who holds the account and may spend money. */
export const requireAccountOwner = guard({ refusals: ['signed_out', 'grown_up_only'] })

/** The same, told as a buyer is told. */
export const requireBuyer = guard({ refusals: ['subscribe_signed_out', 'grown_up_only'] })

/** The holder of the account, who is an adult. */
export const requireAdult = guard({ refusals: ['signed_out', 'grown_up_only', 'adult_only'] })

/** Refuses by the first code whose rule is broken: nobody is signed in, a child profile reads, no adult. */
function guard(rule: Rule & { refusals: [signedOut: ErrorCode, ...ErrorCode[]] }): Guard {
  const [signedOut, ...rest] = rule.refusals
  const check: Guard = async (c, next) => {
    const viewer: Viewer | null = c.get('viewer')
    if (!viewer) throw new TonewiseError(signedOut)
    if (rest.includes('grown_up_only') && viewer.userId !== viewer.accountId)
      throw new TonewiseError('grown_up_only')
    if (rest.includes('adult_only') && viewer.ageBand !== 'adult') throw new TonewiseError('adult_only')
    await next()
  }
  return Object.assign(check, rule)
}
