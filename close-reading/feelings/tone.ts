import type { Evidence } from './tone-evidence.ts'

/** A tone of the bank with its line of evidence. */
export type Tone = {
  name: string
  /** The school level from which the word is used. */
  band: string
  meaning: string
  evidence: readonly { name: string; weight: number }[]
  needs: readonly string[]
  /** Word lists alone can never make it likely. */
  onlyPossible: boolean
  /** Words a reader could use in its place. */
  also: readonly string[]
}

/** A tone with what speaks for it in a doc, strongest first. */
export type ToneScore = { tone: Tone; score: number; rests: readonly { evidence: Evidence; share: number }[] }
