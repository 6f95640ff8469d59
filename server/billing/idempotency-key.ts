import { createHash } from 'node:crypto'

/** A key that is the same for every attempt at one action: who, what, and for which of our rows. Reveals nothing about the person. */
export function idempotencyKey(userId: string, action: string, rowId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, action, rowId]))
    .digest('hex')
}
