import { createHash } from 'node:crypto'

/** The same for each attempt of one act: who, what, and which row of ours it is about. Tells nothing about the person. */
export function idempotencyKey(userId: string, action: string, rowId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([userId, action, rowId]))
    .digest('hex')
}
