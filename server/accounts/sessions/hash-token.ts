import { createHash } from 'node:crypto'

/** A token has 256 random bits, so one round of SHA-256 is enough to make a stolen copy of the database useless. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
