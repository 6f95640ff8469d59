import type { IncomingMessage } from 'node:http'
import { limits } from '#domain/limits'
import { eventReader } from './read-events.ts'
import type { Ending, Failure, Usage } from './reader.ts'

/**
 * Milliseconds: connecting, until the first text, without text, and for the whole answer. Fewer characters than
 * `limits.provider.leastText` in the time of `silence` are silence too.
 */
export type CallTimes = { connect: number; firstText: number; silence: number; whole: number }

/** What a protocol notes while it reads events. The attempt ends at the first `stop`, or when the stream does. */
export type Progress = {
  usage: Usage
  stop: 'done' | 'cut' | 'refused' | null
  failure: Failure | null
  /** True once the service said that nothing will follow. */
  isOver: boolean
  write(text: string): void
  /** Something that is not text arrived and shows that the model works: so many characters, else as much as text. */
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

/** One call of a model service, from connecting to its ending, under our own timers. Never throws. */
export async function attemptCall(
  protocol: Protocol,
  input: { times: CallTimes; signal: AbortSignal; write(text: string): void },
): Promise<Ending> {
  const usage: Usage = { input: 0, output: 0, isKnown: false }
  const call = new AbortController()
  let early: Failure | null = null
  let body: IncomingMessage | undefined
  function give(failure: Failure) {
    early ??= failure
    call.abort()
    // The signal opens a call and can end it; a body that is here ends by itself, whatever became of its listeners.
    body?.destroy()
  }
  const onStop = () => give({ reason: 'stopped' })
  if (input.signal.aborted) onStop()
  else input.signal.addEventListener('abort', onStop, { once: true })
  const watch = startWatch(input.times, () => give({ reason: 'timeout' }))
  const progress: Progress = {
    usage,
    stop: null,
    failure: null,
    isOver: false,
    alive: watch.alive,
    write(text) {
      watch.alive(text.length)
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
    watch.end()
    input.signal.removeEventListener('abort', onStop)
    if (!progress.isOver) give({ reason: 'stopped' })
  }
}

function endingOf(progress: Progress, outside: Failure | null): Ending {
  const { usage, stop } = progress
  const failure = progress.failure ?? outside
  if (failure) return { kind: 'failed', failure, usage }
  if (stop && progress.isOver) return { kind: stop, usage }
  return { kind: 'failed', failure: { reason: 'broken_off', detail: 'no ending' }, usage }
}

/**
 * Reads to the end of the body; resolves with a failure when the connection or an event breaks, also when it broke
 * before anybody listened: a body that is destroyed already tells no listener any more.
 */
function readBody(protocol: Protocol, body: IncomingMessage, progress: Progress): Promise<Failure | null> {
  if (body.destroyed) return Promise.resolve({ reason: 'broken_off', detail: 'closed' })
  return new Promise((resolve) => {
    const read = eventReader((data) => {
      if (!progress.isOver) protocol.take(data, progress)
    })
    body.on('data', (chunk: Buffer) => {
      try {
        read(chunk)
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

/** A whole answer leaves a connection that the next call can use, if the service ends its reply soon. */
function letItEnd(body: IncomingMessage) {
  if (body.readableEnded) return
  const timer = setTimeout(() => body.destroy(), 1_000).unref()
  body.once('close', () => clearTimeout(timer)).resume()
}

/** Turns whatever the network layer threw into a failure; text of a reply never gets in. */
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
 * Calls `onLate` when the first text, enough text or the end does not come in time. `alive` notes what came; the
 * first piece counts as enough. One timer, checked when it rings instead of being reset by each event.
 */
function startWatch(times: CallTimes, onLate: () => void) {
  const enough = limits.provider.leastText
  const begun = performance.now()
  // The newest pieces that have enough characters together: at most `enough` of them.
  const newest: { at: number; characters: number }[] = []
  let sum = 0
  let timer = setTimeout(ring, times.firstText)
  const whole = setTimeout(onLate, times.whole)
  function ring() {
    const end = newest[0] ? newest[0].at + times.silence : begun + times.firstText
    const left = end - performance.now()
    if (left <= 1) onLate()
    else timer = setTimeout(ring, left)
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
      clearTimeout(whole)
    },
  }
}
