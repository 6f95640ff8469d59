import type { Detector } from '../../detector.ts'
import { placeOf } from '../../doc/places.ts'
import type { Certainty, Found } from '../../finding.ts'
import { findRepeats } from '../../repetition/find-repeats.ts'
import type { Repeat } from '../../repetition/word-stream.ts'
import wording from '../../wording/devices/repetition.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'

/** Words that come again: as they stand the first time, and how often. */
export type RepetitionData = { words: string; times: number; meaning: string }
type RepetitionFinding = Found<'repetition', RepetitionData>

function certaintyOf(repeat: Repeat): Certainty {
  if (repeat.close || repeat.places.length > 3) return 'clear'
  return repeat.words.length > 2 || repeat.places.length > 2 ? 'likely' : 'possible'
}

/** The same word or phrase again, soon after. Placed at the first time; the evidence is every time. */
export const repetition: Detector<RepetitionFinding> = {
  name: 'repetition',
  *run(doc) {
    for (const repeat of findRepeats(doc)) {
      const [first, ...rest] = repeat.places.map((place) => placeOf(doc, place.first, place.last))
      if (!first) continue
      const words = doc.text.slice(first.start, first.end)
      const data: RepetitionData = {
        words,
        times: repeat.places.length,
        meaning: fill(wording.meaning, { words, times: repeat.places.length }),
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
