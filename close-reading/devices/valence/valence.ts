import type { Span } from '../../doc/span.ts'
import { feelingLineOf } from '../../feelings/feeling-line.ts'
import type { Family } from '../../vocabulary/feeling-words.ts'
import type { Detector, Found } from '../detector.ts'

/** One step of the feeling line: how pleasant a sentence (in verse a line) is, and the words it rests on. */
export type ValenceData = {
  /** How pleasant it is. */
  word: 'unpleasant' | 'a little unpleasant' | 'neither' | 'a little pleasant' | 'pleasant'
  /** The family of its strongest feeling word, if there is one. */
  family?: Family
  /** Number of the sentence or line, from 1. */
  step: number
}
type ValenceFinding = Found<'valence', ValenceData>

const MOST_WORDS = 6

/** The feeling line: each sentence, in verse each line, that holds a word which points one way or the other. */
export const valence: Detector<ValenceFinding> = {
  name: 'valence',
  *run(doc) {
    for (const [index, step] of feelingLineOf(doc).entries()) {
      const [first, ...rest] = step.evidence.slice(0, MOST_WORDS)
      if (!first) continue
      const data: ValenceData = { word: wordFor(step.valence), step: index + 1 }
      if (step.family) data.family = step.family
      const evidence: [Span, ...Span[]] = [first, ...rest]
      const sure = Math.abs(step.valence) >= 0.35 && evidence.length > 1
      yield {
        type: 'valence',
        cue: 'word choice' as const,
        start: step.start,
        end: step.end,
        certainty: sure ? ('likely' as const) : ('possible' as const),
        evidence,
        data,
      }
    }
  },
}

function wordFor(valence: number): ValenceData['word'] {
  if (valence <= -0.35) return 'unpleasant'
  if (valence < -0.12) return 'a little unpleasant'
  if (valence >= 0.35) return 'pleasant'
  return valence > 0.12 ? 'a little pleasant' : 'neither'
}
