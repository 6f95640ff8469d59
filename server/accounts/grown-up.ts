import type { Context } from 'hono'
import { TonewiseError } from '#domain/errors'
import type { Variables } from '../hono.ts'
import type { Viewer } from '../viewer.ts'

/** The account's own person. Throws signed_out, or grown_up_only while a child profile reads. */
export function grownUpOf(c: Context<{ Variables: Variables }>): Viewer {
  const viewer = c.get('viewer')
  if (!viewer) throw new TonewiseError('signed_out')
  if (viewer.userId !== viewer.accountId) throw new TonewiseError('grown_up_only')
  return viewer
}
