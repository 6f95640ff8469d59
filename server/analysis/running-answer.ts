import type { FinalEvent, StartEvent } from '#domain/answer'
import { TonewiseError } from '#domain/errors'
import type { Owner } from './requester.ts'

/** An answer that is being written or was written, with its listeners. */
export type RunningAnswer = {
  id: string
  owner: Owner
  start: StartEvent
  /** What was sent to listeners: whole characters, in UTF-16 units. */
  text: string
  /** The latest piece as one event: listeners that are up to date send these bytes. */
  last: { from: number; event: Uint8Array } | null
  final: FinalEvent | null
  /** The process is stopping: listeners are disconnected and reconnect to the next process. */
  isMoved: boolean
  /** The answer is complete, and a correction of it is being written. */
  isCorrecting: boolean
  /** A correction replaced the text: listeners with some of the old text get the new one with the end. */
  isReplaced: boolean
  listeners: Set<() => void>
  /** Aborting it stops the provider. The reason is an AnswerStop. */
  stop: AbortController
  /** Arrived since the last tick. */
  pending: string
  isTicking: boolean
}

/** Why an answer is stopped from outside. */
export type AnswerStop = 'asked' | 'restart' | 'too_long' | 'elsewhere'

export function createRunningAnswer(id: string, owner: Owner, start: StartEvent): RunningAnswer {
  return {
    id,
    owner,
    start,
    text: '',
    last: null,
    final: null,
    isMoved: false,
    isCorrecting: false,
    isReplaced: false,
    listeners: new Set(),
    stop: new AbortController(),
    pending: '',
    isTicking: false,
  }
}

/** Appends a piece. Pieces of one tick are sent as one event, so that a busy process sends less often. */
export function appendText(live: RunningAnswer, piece: string): void {
  if (piece === '') return
  live.pending += piece
  if (live.isTicking) return
  live.isTicking = true
  if (ticking.push(live) === 1) setImmediate(tickAll)
}

/** Length of the answer, including what has not been sent yet. */
export function lengthOf(live: RunningAnswer): number {
  return live.text.length + live.pending.length
}

/** Makes everything written so far sendable; half of a surrogate pair at the end waits for its other half. */
export function flushText(live: RunningAnswer, isLast = false): void {
  const isHalf = !isLast && isFirstHalf(live.pending.charCodeAt(live.pending.length - 1))
  const ready = isHalf ? live.pending.slice(0, -1) : live.pending
  live.pending = isHalf ? live.pending.slice(-1) : ''
  // PostgreSQL stores neither NUL nor half pairs: what is streamed is exactly what will be stored.
  const piece = (ready.includes('\0') ? ready.replaceAll('\0', '') : ready).toWellFormed()
  if (piece === '') return
  const from = live.text.length
  live.text += piece
  live.last = { from, event: textEvent(live.text.length, piece) }
}

/** Takes a text that was written elsewhere, up to now. */
export function replaceText(live: RunningAnswer, text: string): void {
  if (text.length <= live.text.length) return
  live.text = text
  notify(live)
}

/** Tells listeners that the text they have is complete and is being corrected. */
export function beginCorrection(live: RunningAnswer): void {
  live.isCorrecting = true
  notify(live)
}

/** Replaces the streamed answer by a corrected one. Listeners get it with the end. */
export function replaceAnswer(live: RunningAnswer, text: string): void {
  live.text = text
  live.last = null
  live.isReplaced = true
}

export function finishAnswer(live: RunningAnswer, final: FinalEvent): void {
  flushText(live, true)
  live.final = final
  notify(live)
}

export function reconnectListeners(live: RunningAnswer): void {
  flushText(live, true)
  live.isMoved = true
  notify(live)
}

/** Resolves with the final event. Throws busy when the process stops first: another one will have it. */
export function finalOf(live: RunningAnswer): Promise<FinalEvent> {
  return new Promise((resolve, reject) => {
    function listen() {
      if (!live.final && !live.isMoved) return
      live.listeners.delete(listen)
      if (live.final) resolve(live.final)
      else reject(new TonewiseError('busy', { retryAfter: 1 }))
    }
    live.listeners.add(listen)
    listen()
  })
}

/** One text event: its id is the length of the answer with it. */
export function textEvent(length: number, piece: string): Uint8Array {
  return Buffer.from(`id: ${length}\ndata: {"text":${JSON.stringify(piece)}}\n\n`)
}

/** The answers that grew since the last tick: one tick for all costs less than one for each. */
let ticking: RunningAnswer[] = []

function tickAll() {
  const grown = ticking
  ticking = []
  for (const live of grown) {
    live.isTicking = false
    flushText(live)
    notify(live)
  }
}

function notify(live: RunningAnswer) {
  for (const listener of live.listeners) listener()
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
