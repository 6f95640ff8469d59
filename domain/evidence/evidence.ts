import type { Certainty, Cue } from '#close-reading'

/**
 * A span of the passage. Its number stands beside it and wherever it is named; 0 is a span without a mark. `clue` is what a
 * clue of the explanation is called; other spans are the engine's further findings.
 */
export type EvidenceSpan = {
  id: string
  number: number
  start: number
  end: number
  kind: Cue
  clue?: string
  /** Not a clue but a line of a fork: nobody has said what it shows. */
  isLine?: boolean
}

/** Words of the passage that something rests on, and their span. */
export type Quoted = { spanId: string; number: number; words: string; kind: Cue }

/** Something noticed, in whole sentences, with the words it rests on. */
export type Noticed = {
  id: string
  kind: Cue
  certainty: Certainty
  /** "Same first sound". */
  name: string
  /** "This looks like …", then what it does. */
  sentences: string[]
  quoted: Quoted[]
}

/** Words that mean more than they say. */
export type MeaningRow = {
  id: string
  certainty: Certainty
  name: string
  says: string
  means: string
  clue: string
  plainIf: string
  quoted: Quoted[]
}

export type FeelingWord = 'pleasant' | 'a little pleasant' | 'even' | 'a little unpleasant' | 'unpleasant'

/** A sentence, in verse a line. `level` is -2 to 2; an even step has no word that points either way. */
export type FeelingStep = {
  number: number
  words: string
  word: FeelingWord
  level: number
  family: string | null
  /** Null for an even step: there is nothing to be sure of. */
  certainty: Certainty | null
  /** The word at which the feeling turns, in the step where it does. */
  turn: Quoted | null
}

export type FeelingLine = {
  id: string
  certainty: Certainty
  unit: 'line' | 'sentence'
  steps: FeelingStep[]
  /** "It may turn here, at “but”: more pleasant before, less pleasant after." */
  turnSentence: string | null
}

/** Pieces of a line of verse; `strong` pieces carry a beat. */
export type VerseLine = {
  number: number
  opensStanza: boolean
  pieces: { start: number; text: string; strong: boolean }[]
  letter: string | null
}

export type Verse = {
  id: string
  lines: VerseLine[]
  /** One sentence on the rhymes, or null when the lines do not rhyme. */
  rhyme: string | null
  /** One sentence on the beats, or null when no regular beat was found. */
  beat: string | null
}

/** Words of direct speech. */
export type Speech = {
  id: string
  quoted: Quoted
  /** The speaker as the text has it; null when no words beside the speech name one. */
  speaker: string | null
  tag: string | null
  /** "“snapped” here means said quickly and angrily." */
  manner: string | null
  certainty: Certainty
}

export type HardWord = { id: string; meaning: string; quoted: Quoted }

/** What the words of a passage show, ready to be drawn: plain data, every span exact. */
export type Evidence = {
  spans: EvidenceSpan[]
  cues: Noticed[]
  /** Cues that were found and are not shown, because others are clearer. */
  leftOut: number
  rows: MeaningRow[]
  feelings: FeelingLine | null
  verse: Verse | null
  narrator: Noticed | null
  speeches: Speech[]
  hardWords: HardWord[]
}
