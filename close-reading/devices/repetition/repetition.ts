import type { Doc } from '../../doc/doc.ts'
import { spanOf } from '../../doc/tokens.ts'
import wording from '../../wording/devices/repetition.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Certainty, Detector, Found } from '../detector.ts'
import { findEchoes } from './find-echoes.ts'
import { findPhrases } from './find-phrases.ts'
import { type Repeat, wordsOf } from './word-stream.ts'

/** Words that come again: as they stand the first time, and how often. */
export type RepetitionData = { times: number; meaning: string }
type RepetitionFinding = Found<'repetition', RepetitionData>

function certaintyOf(repeat: Repeat): Certainty {
  if (repeat.close || repeat.ranges.length > 3) return 'clear'
  return repeat.words.length > 2 || repeat.ranges.length > 2 ? 'likely' : 'possible'
}

/** The same word or phrase again, soon after. The span is the first occurrence; the evidence is every one. */
export const repetition: Detector<RepetitionFinding> = {
  name: 'repetition',
  *run(doc) {
    for (const repeat of findRepeats(doc)) {
      const [first, ...rest] = repeat.ranges.map((range) => spanOf(doc, range.first, range.last))
      if (!first) continue
      const words = doc.text.slice(first.start, first.end)
      const data: RepetitionData = {
        times: repeat.ranges.length,
        meaning: fill(wording.meaning, { words, times: repeat.ranges.length }),
      }
      yield {
        type: 'repetition',
        cue: 'repetition',
        ...first,
        certainty: certaintyOf(repeat),
        evidence: [first, ...rest],
        data,
      }
    }
  },
}

/** Phrases and words that come again soon. Linear in the length of the text. */
function findRepeats(doc: Doc): Repeat[] {
  const words = wordsOf(doc)
  const used = new Uint8Array(words.texts.length)
  return [...findPhrases(doc, words, used), ...findEchoes(doc, words, used)]
}
