import { limits } from '#domain/limits'
import { attemptCall, type CallTimes, type Protocol } from './attempt-call.ts'
import type { Ending, Failure } from './provider.ts'

export type CallOptions = {
  times?: CallTimes
  retries?: number
  /** No retry begins later than this after the first attempt began, in milliseconds. */
  retryWait?: number
  /** Milliseconds before retry number 0, 1, …; the default is exponential from half a second, with jitter. */
  pause?: (attempt: number) => number
}

/**
 * Calls a model service and retries only while no text has arrived and the failure may be temporary. The total
 * timeout covers all attempts together.
 */
export async function callModel(
  protocol: Protocol,
  input: { signal: AbortSignal; write(text: string): void },
  options: CallOptions = {},
): Promise<Ending> {
  const { times = limits.provider, retries = limits.provider.retries, pause = growingPause } = options
  const begun = performance.now()
  const lastStart = begun + Math.min(options.retryWait ?? limits.provider.retryWait, times.total)
  let hasText = false
  function write(text: string) {
    hasText = true
    input.write(text)
  }
  for (let attempt = 0; ; attempt += 1) {
    const left = { ...times, total: times.total - (performance.now() - begun) }
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

/** Half a second, then one, with up to a quarter of jitter, so that waiting calls do not retry together. */
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
