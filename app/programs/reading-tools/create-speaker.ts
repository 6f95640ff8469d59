import { splitForSpeech, type TextSegment } from '#domain/evidence/split-sentences'
import { toSpeech } from './speech-text.ts'

/** How far reading aloud is. `word` is known only while the voice reports its words. */
export type SpeakerState = {
  status: 'stopped' | 'speaking' | 'paused' | 'finished' | 'failed'
  sentence: number
  word: TextSegment | null
}

/** The parts of the browser's speech synthesis that are used. */
export type SpeechDevice = {
  speak(utterance: SpeechSynthesisUtterance): void
  cancel(): void
  build(text: string): SpeechSynthesisUtterance
}

export type Speaker = {
  read(): SpeakerState
  /** Speaks from where it was paused, else from the beginning. */
  play(): void
  pause(): void
  stop(): void
  /** Moves by sentences, and continues speaking if it was. */
  move(by: -1 | 1): void
  /** Voice or speed has changed: starts the current utterance again with them. */
  restart(): void
}

type Options = {
  device: SpeechDevice
  text: string
  sentences: readonly TextSegment[]
  /** Sets voice and speed of an utterance. Returns the speed, 1 is normal. */
  prepare(utterance: SpeechSynthesisUtterance): number
  onChange(state: SpeakerState): void
}

const signsPerBreath = 160

/**
 * Reads sentences aloud one by one. Pausing cancels the utterance and stores the position: on phones the browser's own
 * pause forgets it, and some browsers fall silent in a long utterance.
 */
export function createSpeaker({ device, text, sentences, prepare, onChange }: Options): Speaker {
  let state: SpeakerState = { status: 'stopped', sentence: 0, word: null }
  /** Where speaking continues inside the sentence. */
  let position = 0
  /** Events of a cancelled utterance are ignored. */
  let turn = 0

  function change(next: Partial<SpeakerState>) {
    state = { ...state, ...next }
    onChange(state)
  }

  function pauseBetween() {
    turn += 1
    device.cancel()
  }

  function speakFrom(sentence: number, from: number) {
    pauseBetween()
    const whole = sentences[sentence]
    if (!whole) return change({ status: 'finished', sentence: 0, word: null })
    position = Math.max(from, whole.start)
    change({ status: 'speaking', sentence, word: null })
    // Whoever follows may have stopped it: its text is gone.
    if (state.status === 'speaking') speakPart(turn, sentence, { start: position, end: whole.end })
  }

  function speakPart(mine: number, sentence: number, rest: TextSegment) {
    const probe = device.build('')
    const part = splitForSpeech(text, rest, Math.max(40, signsPerBreath * prepare(probe)))[0] ?? rest
    const { words, positions } = toSpeech(text.slice(part.start, part.end))
    const utterance = device.build(words)
    prepare(utterance)
    utterance.onboundary = (event) => {
      if (mine !== turn || (event.name && event.name !== 'word')) return
      const word = wordAt(text, part.start + (positions[event.charIndex] ?? 0), part.end)
      position = word.start
      change({ word })
    }
    utterance.onend = () => {
      if (mine !== turn) return
      const next = text.slice(part.end, rest.end).search(/\S/)
      if (next < 0) return speakFrom(sentence + 1, 0)
      position = part.end + next
      change({ word: null })
      speakPart(mine, sentence, { start: position, end: rest.end })
    }
    utterance.onerror = () => {
      if (mine !== turn) return
      pauseBetween()
      change({ status: 'failed', word: null })
    }
    device.speak(utterance)
  }

  return {
    read: () => state,
    play() {
      if (state.status === 'speaking') return
      const goesOn = state.status === 'paused' || state.status === 'failed'
      speakFrom(goesOn ? state.sentence : 0, goesOn ? position : 0)
    },
    pause() {
      if (state.status !== 'speaking') return
      pauseBetween()
      change({ status: 'paused' })
    },
    stop() {
      pauseBetween()
      position = 0
      change({ status: 'stopped', sentence: 0, word: null })
    },
    move(by) {
      const sentence = Math.min(Math.max(state.sentence + by, 0), sentences.length - 1)
      if (state.status === 'speaking') return speakFrom(sentence, 0)
      position = sentences[sentence]?.start ?? 0
      change({ status: 'paused', sentence, word: null })
    },
    restart() {
      if (state.status === 'speaking') speakFrom(state.sentence, position)
    },
  }
}

/** Voices report the position of a word but not always its length. */
function wordAt(text: string, start: number, end: number): TextSegment {
  const length = text.slice(start, end).search(/[\s—–]/)
  return { start, end: length < 0 ? end : start + Math.max(length, 1) }
}
