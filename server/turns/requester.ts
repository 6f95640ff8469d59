import { AsyncLocalStorage } from 'node:async_hooks'
import type { RequesterKeys } from './fair-queue.ts'

const currentRequester = new AsyncLocalStorage<RequesterKeys>()

/** Runs a request, and what it begins, as one from this network. Nobody's, until `nameRequester` says whose. */
export function runRequest<Result>(network: string, run: () => Result): Result {
  return currentRequester.run({ network, owner: '' }, run)
}

/** Says whose request runs: until the session is read, all of a network count as one. */
export function nameRequester(owner: string | undefined): void {
  const requester = currentRequester.getStore()
  if (requester && owner) requester.owner = owner
}

/** Whose request this work belongs to; undefined for what the product does by itself. */
export function requesterNow(): RequesterKeys | undefined {
  return currentRequester.getStore()
}
