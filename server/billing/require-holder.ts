import { type ErrorCode, TonewiseError } from '#domain/errors'
import type { Viewer } from '../viewer.ts'

/** The person who holds the account and may spend money. Throws for nobody and while a child profile reads. */
export function requireHolder(viewer: Viewer | null, signedOut: ErrorCode = 'signed_out'): Viewer {
  if (!viewer) throw new TonewiseError(signedOut)
  if (viewer.userId !== viewer.accountId) throw new TonewiseError('grown_up_only')
  return viewer
}
