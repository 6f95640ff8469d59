import type { FinalEvent, StartEvent } from '#domain/answer'
import { TonewiseError } from '#domain/errors'
import type { Owner } from './asker.ts'

/** An answer that is being written, or that was, with everyone who listens to it. */
export type LiveAnswer = {
  id: string
  owner: Owner
  start: StartEvent
  /** What listeners may have: whole characters, in UTF-16 units. */
  text: string
  /** The piece that came last, as one event: listeners that are up to date send these bytes. */
  last: { from: number; event: Uint8Array } | null
  final: FinalEvent | null
  /** The process is stopping: listeners are sent away and come back to the next process. */
  isMoved: boolean
  /** The answer is whole, and a correction of it is being written. */
  isCorrecting: boolean
  /** A correction took the place of the text: who has some of the old text gets the new one with the end. */
  isReplaced: boolean
  listeners: Set<() => void>
  /** Aborting it ends the reader's work. The reason is an AnswerStop. */
  stop: AbortController
  /** Came since the last tick. */
  pending: string
  isTicking: boolean
}

/** Why an answer is ended from outside. */
export type AnswerStop = 'asked' | 'restart' | 'too_long' | 'elsewhere'

export function createLiveAnswer(id: string, owner: Owner, start: StartEvent): LiveAnswer {
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

/** Adds a piece. Pieces of one tick leave as one event, so that a busy process sends less often. */
export function appendText(live: LiveAnswer, piece: string): void {
  if (piece === '') return
  live.pending += piece
  if (live.isTicking) return
  live.isTicking = true
  if (ticking.push(live) === 1) setImmediate(tickAll)
}

/** How long the answer is, with what has not been sent yet. */
export function lengthOf(live: LiveAnswer): number {
  return live.text.length + live.pending.length
}

/** Everything written so far becomes sendable now; half of a surrogate pair at the end waits for its other half. */
export function flushText(live: LiveAnswer, isLast = false): void {
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
export function replaceText(live: LiveAnswer, text: string): void {
  if (text.length <= live.text.length) return
  live.text = text
  tell(live)
}

/** Tells listeners that the text they have is whole and is being corrected. */
export function beginCorrection(live: LiveAnswer): void {
  live.isCorrecting = true
  tell(live)
}

/** Puts a corrected answer in the place of the one that was streamed. Listeners get it with the end. */
export function replaceAnswer(live: LiveAnswer, text: string): void {
  live.text = text
  live.last = null
  live.isReplaced = true
}

export function finishAnswer(live: LiveAnswer, final: FinalEvent): void {
  flushText(live, true)
  live.final = final
  tell(live)
}

export function moveListeners(live: LiveAnswer): void {
  flushText(live, true)
  live.isMoved = true
  tell(live)
}

/** Resolves when the final event is known. Throws busy when the process stops first: another one will know it. */
export function finalOf(live: LiveAnswer): Promise<FinalEvent> {
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

/** The answers that grew since the last tick: one tick serves them all, which costs less than one for each. */
let ticking: LiveAnswer[] = []

function tickAll() {
  const grown = ticking
  ticking = []
  for (const live of grown) {
    live.isTicking = false
    flushText(live)
    tell(live)
  }
}

function tell(live: LiveAnswer) {
  for (const listener of live.listeners) listener()
}

function isFirstHalf(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}
