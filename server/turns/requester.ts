import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequesterKeys } from './fair-queue.ts'

/**
 * Whose request the work of this moment belongs to. One for each database, and handed over with it: what a bundle and
 * the program that opened the database both import would exist twice.
 */
export type Requesters = {
  /** Runs a request, and what it begins, as one from this network. Nobody's, until `name` says whose. */
  run<Result>(network: string, work: () => Result): Result
  /** Says whose request runs: until the session is read, all of a network count as one. */
  name(owner: string): void
  /** Undefined for what the product does by itself. */
  now(): RequesterKeys | undefined
}

export function createRequesters(): Requesters {
  const current = new AsyncLocalStorage<RequesterKeys>()
  return {
    run: (network, work) => current.run({ network, owner: '' }, work),
    name(owner) {
      const requester = current.getStore()
      if (requester) requester.owner = owner
    },
    now: () => current.getStore(),
  }
}
