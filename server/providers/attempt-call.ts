import type { IncomingMessage } from 'node:http'
import { StringDecoder } from 'node:string_decoder'
import { createParser } from 'eventsource-parser'
import { limits } from '#domain/limits'
import type { Ending, Failure, Usage } from './provider.ts'

/**
 * Timeouts in milliseconds: connecting, time to first token, idle (fewer than `limits.provider.leastText` characters
 * arrived), and the whole answer.
 */
export type CallTimes = { connect: number; timeToFirstToken: number; idle: number; total: number }

/** What a protocol records while it reads events. The attempt ends at the first `stop`, or with the stream. */
export type Progress = {
  usage: Usage
  stop: 'done' | 'cut' | 'refused' | null
  failure: Failure | null
  /** True once the service sent its end mark. */
  isOver: boolean
  write(text: string): void
  /** Resets the idle timeout for data that is not text, such as thinking. Without a number it counts as enough. */
  alive(characters?: number): void
}

export type Protocol = {
  /** Sends the request. Resolves with the body of a good reply, or with why there is none. */
  open(signal: AbortSignal): Promise<{ body: IncomingMessage } | { failure: Failure }>
  /** Takes the data of one event. It may throw on data it can't read. */
  take(data: string, progress: Progress): void
  /** The end of the stream after a stop reason is an ending, also without an end mark. */
  endsWithStream?: boolean
}

/** One call of a model service under our own timeouts. Never throws. */
export async function attemptCall(
  protocol: Protocol,
  input: { times: CallTimes; signal: AbortSignal; write(text: string): void },
): Promise<Ending> {
  const usage: Usage = { input: 0, output: 0, isKnown: false }
  const call = new AbortController()
  let early: Failure | null = null
  let body: IncomingMessage | undefined
  function abort(failure: Failure) {
    early ??= failure
    call.abort()
    // The signal only covers the request; a response body must be destroyed by itself.
    body?.destroy()
  }
  const onStop = () => abort({ reason: 'stopped' })
  if (input.signal.aborted) onStop()
  else input.signal.addEventListener('abort', onStop, { once: true })
  const timeouts = startTimeouts(input.times, () => abort({ reason: 'timeout' }))
  const progress: Progress = {
    usage,
    stop: null,
    failure: null,
    isOver: false,
    alive: timeouts.alive,
    write(text) {
      timeouts.alive(text.length)
      input.write(text)
    },
  }
  try {
    const opened = await protocol.open(call.signal)
    if ('failure' in opened) return endingOf(progress, early ?? opened.failure)
    body = opened.body
    if (early) body.destroy()
    const late = await readBody(protocol, body, progress)
    return endingOf(progress, early ?? late)
  } catch (error) {
    return endingOf(progress, early ?? failureOf(error))
  } finally {
    timeouts.end()
    input.signal.removeEventListener('abort', onStop)
    if (!progress.isOver) abort({ reason: 'stopped' })
  }
}

function endingOf(progress: Progress, outside: Failure | null): Ending {
  const { usage, stop } = progress
  const failure = progress.failure ?? outside
  if (failure) return { kind: 'failed', failure, usage }
  if (stop && progress.isOver) return { kind: stop, usage }
  return { kind: 'failed', failure: { reason: 'broken_off', detail: 'no ending' }, usage }
}

/** Characters that an unfinished event may have. */
const maxEventLength = 2_000_000

/**
 * Reads the body to its end. Resolves with a failure when the connection breaks or an event is unreadable. A body that
 * was destroyed before is a failure too: it emits no event any more.
 */
function readBody(protocol: Protocol, body: IncomingMessage, progress: Progress): Promise<Failure | null> {
  if (body.destroyed) return Promise.resolve({ reason: 'broken_off', detail: 'closed' })
  return new Promise((resolve) => {
    const decoder = new StringDecoder('utf8')
    const parser = createParser({
      maxBufferSize: maxEventLength,
      onEvent({ data }) {
        if (!progress.isOver) protocol.take(data, progress)
      },
      // Unknown fields are skipped, as the standard says.
      onError({ type }) {
        if (type === 'max-buffer-size-exceeded') throw new RangeError('an event is too long')
      },
    })
    body.on('data', (chunk: Buffer) => {
      try {
        parser.feed(decoder.write(chunk))
      } catch (error) {
        progress.failure ??= {
          reason: 'broken_off',
          detail: error instanceof Error ? error.name : 'unreadable',
        }
      }
      if (progress.failure || progress.isOver) finish(null)
    })
    body.once('end', () => {
      progress.isOver ||= protocol.endsWithStream === true && progress.stop !== null
      finish(null)
    })
    body.once('error', (error) => finish(failureOf(error)))
    body.once('close', () => finish({ reason: 'broken_off', detail: 'closed' }))
    function finish(failure: Failure | null) {
      body
        .removeAllListeners('data')
        .removeAllListeners('end')
        .removeAllListeners('close')
        .on('error', ignore)
      if (progress.isOver) letItEnd(body)
      resolve(failure)
    }
  })
}

function ignore() {}

/** Reads a finished response to its end, so that the next call can reuse the connection; gives up after a second. */
function letItEnd(body: IncomingMessage) {
  if (body.readableEnded) return
  const timer = setTimeout(() => body.destroy(), 1_000).unref()
  body.once('close', () => clearTimeout(timer)).resume()
}

/** Turns an error of the network layer into a failure. It never contains text of a reply. */
export function failureOf(error: unknown): Failure {
  const code = codeOf(error)
  if (code === 'ABORT_ERR') return { reason: 'stopped' }
  const isConnecting = /^(ECONN(REFUSED|ECTTIMEOUT)|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/
  return { reason: isConnecting.test(code) ? 'connect' : 'broken_off', detail: code || 'error' }
}

function codeOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 3) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause, depth + 1)
}

/**
 * Calls `onLate` when the time to first token, the idle timeout or the total timeout is over. `alive` records what
 * arrived; the first piece counts as enough. The idle timer checks when it fires instead of restarting at each event.
 */
function startTimeouts(times: CallTimes, onLate: () => void) {
  const enough = limits.provider.leastText
  const begun = performance.now()
  // The newest pieces that have enough characters together: at most `enough` of them.
  const newest: { at: number; characters: number }[] = []
  let sum = 0
  let timer = setTimeout(check, times.timeToFirstToken)
  const total = setTimeout(onLate, times.total)
  function check() {
    const end = newest[0] ? newest[0].at + times.idle : begun + times.timeToFirstToken
    const left = end - performance.now()
    if (left <= 1) onLate()
    else timer = setTimeout(check, left)
  }
  return {
    alive(characters: number = enough) {
      if (characters === 0) return
      const isFirst = newest.length === 0
      newest.push({ at: performance.now(), characters: isFirst ? enough : characters })
      sum += isFirst ? enough : characters
      while (newest[0] && sum - newest[0].characters >= enough) sum -= newest.shift()?.characters ?? 0
    },
    end() {
      clearTimeout(timer)
      clearTimeout(total)
    },
  }
}
