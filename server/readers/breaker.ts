import { limits } from '#domain/limits'
import { type Ending, isTooLong } from './reader.ts'

type Result = { at: number; isFailure: boolean }

export type Breaker = {
  /** True when a call may begin. While the breaker is open that is one probe every 30 seconds. */
  allow(): boolean
  /** Takes the ending of a call that was allowed. Returns true when this ending opened the breaker. */
  note(ending: Ending): boolean
}

/**
 * Stops calling a model service that does not work: it opens on 5 failures in 30 seconds or on failures in
 * half of the last 20 calls, and closes with the first good probe. A refused key or a spent limit opens it until
 * the process is started again, because only the operator can mend that. `now` gives milliseconds.
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  const { failures, window, ofLast, probeEvery } = limits.breaker
  let results: Result[] = []
  let isOpen = false
  let isLocked = false
  let nextProbe = 0

  return {
    allow() {
      if (isLocked) return false
      if (!isOpen) return true
      // A probe further away than the pause lasts was set by a clock that ran ahead.
      if (now() < nextProbe && nextProbe <= now() + probeEvery) return false
      nextProbe = now() + probeEvery
      return true
    },
    note(ending) {
      const wasOpen = isOpen || isLocked
      const reason = ending.kind === 'failed' ? ending.failure.reason : null
      // Whoever stops, waits too long in our own queue or brings too long a text says nothing about the service.
      if (reason === 'stopped' || reason === 'busy' || isTooLong(ending)) return false
      if (reason === 'sign_in' || reason === 'spend_limit') isLocked = true
      if (isOpen && reason === null) {
        isOpen = false
        results = []
      }
      results = [...results, { at: now(), isFailure: reason !== null }].slice(-ofLast)
      const recent = results.filter((one) => one.isFailure && Math.abs(now() - one.at) < window).length
      const ofMany = results.length === ofLast && results.filter((one) => one.isFailure).length * 2 >= ofLast
      if (!isOpen && (recent >= failures || ofMany)) {
        isOpen = true
        nextProbe = now() + probeEvery
      }
      return !wasOpen && (isOpen || isLocked)
    },
  }
}
