import { createHash } from 'node:crypto'

/** Stands for an account or a profile where its id must not: ids are random, so nobody finds one from its hash. */
export function subjectOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
