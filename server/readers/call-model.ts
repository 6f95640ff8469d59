import { limits } from '#domain/limits'
import { attemptCall, type CallTimes, type Protocol } from './attempt-call.ts'
import type { Ending, Failure } from './reader.ts'

export type CallOptions = {
  times?: CallTimes
  retries?: number
  /** No retry begins later than this after the first attempt began, in milliseconds. */
  retryWait?: number
  /** Milliseconds before retry number 0, 1, …; the default grows from half a second with some chance in it. */
  pause?: (attempt: number) => number
}

/**
 * Calls a model service and tries again only while no text has come and the failure may pass by itself. The time for
 * the whole answer holds for all attempts together.
 */
export async function callModel(
  protocol: Protocol,
  input: { signal: AbortSignal; write(text: string): void },
  options: CallOptions = {},
): Promise<Ending> {
  const { times = limits.provider, retries = limits.provider.retries, pause = growingPause } = options
  const begun = performance.now()
  const lastStart = begun + Math.min(options.retryWait ?? limits.provider.retryWait, times.whole)
  let hasText = false
  function write(text: string) {
    hasText = true
    input.write(text)
  }
  for (let attempt = 0; ; attempt += 1) {
    const left = { ...times, whole: times.whole - (performance.now() - begun) }
    const ending = await attemptCall(protocol, { times: left, signal: input.signal, write })
    if (ending.kind !== 'failed' || hasText || attempt >= retries || !mayPass(ending.failure)) return ending
    const wait = Math.max(ending.failure.retryAfter ?? 0, pause(attempt))
    if (performance.now() + wait > lastStart) return ending
    await pauseFor(wait, input.signal)
    if (input.signal.aborted) return ending
  }
}

/**
 * Security rule: never for 400, 401, 403, 404, 413, a 429 without retry-after or a spend limit. A time that ran
 * out and a reply that is no stream are not tried again either: the built-in reader answers sooner.
 */
function mayPass(failure: Failure): boolean {
  const { reason, status, retryAfter } = failure
  if (reason === 'connect') return true
  if (reason === 'broken_off') return failure.detail === 'overloaded' || failure.detail === 'ECONNRESET'
  if (reason !== 'status' || status === undefined) return false
  if (status === 429) return retryAfter !== undefined
  return status === 408 || status === 409 || status >= 500
}

/** Half a second, then one, up to a quarter less, so that many waiting calls do not come back together. */
function growingPause(attempt: number): number {
  return 500 * 2 ** attempt * (1 - Math.random() * 0.25)
}

function pauseFor(wait: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, wait)
    signal.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
