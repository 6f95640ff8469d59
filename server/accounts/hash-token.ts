import { createHash } from 'node:crypto'

/** A token has 256 bits of its own: one round of SHA-256 keeps a copy of the database useless for whoever has it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
