import { limits } from '#domain/limits'
import { type Ending, isTooLong } from './provider.ts'

type Result = { at: number; isFailure: boolean }

export type Breaker = {
  /** True when a call may begin. While the breaker is open that is one probe every 30 seconds. */
  allow(): boolean
  /** Records the ending of an allowed call. Returns true when it opened the breaker. */
  note(ending: Ending): boolean
}

/**
 * Circuit breaker of a model service: it opens on 5 failures in 30 seconds or on failures in half of the last 20
 * calls, and closes with the first good probe. A refused key or a spent limit opens it until the process restarts,
 * because only the operator can fix that. `now` gives milliseconds.
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
      // A probe later than the pause allows was scheduled by a clock that ran ahead.
      if (now() < nextProbe && nextProbe <= now() + probeEvery) return false
      nextProbe = now() + probeEvery
      return true
    },
    note(ending) {
      const wasOpen = isOpen || isLocked
      const reason = ending.kind === 'failed' ? ending.failure.reason : null
      // A stop, a timeout in our own queue and a text that is too long say nothing about the service.
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
