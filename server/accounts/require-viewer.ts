import type { Context } from 'hono'
import { type ErrorCode, TonewiseError } from '#domain/errors'
import type { Variables } from '../hono.ts'
import type { Viewer } from '../viewer.ts'

type Call = Context<{ Variables: Variables }>

/** Who is signed in: the account's own person or a child profile. Throws `signedOut` for nobody. */
export function requireViewer(c: Call, signedOut: ErrorCode = 'signed_out'): Viewer {
  const viewer = c.get('viewer')
  if (!viewer) throw new TonewiseError(signedOut)
  return viewer
}

/** The person who holds the account and may spend money. Throws `signedOut`, or grown_up_only while a child reads. */
export function requireHolder(c: Call, signedOut?: ErrorCode): Viewer {
  const viewer = requireViewer(c, signedOut)
  if (viewer.userId !== viewer.accountId) throw new TonewiseError('grown_up_only')
  return viewer
}

/** The holder of the account, who is an adult. Throws signed_out, grown_up_only or adult_only. */
export function requireAdult(c: Call): Viewer {
  const viewer = requireHolder(c)
  if (viewer.ageBand !== 'adult') throw new TonewiseError('adult_only')
  return viewer
}
