import { isWord, spanOf } from '../../doc/tokens.ts'
import wording from '../../wording/devices/onomatopoeia.json' with { type: 'json' }
import { fill } from '../../wording/fill.ts'
import type { Detector, Found } from '../detector.ts'
import { soundWord } from './sound-words.ts'

/** A word that sounds like what it names; `heard` says what kind of sound. */
export type OnomatopoeiaData = { meaning: string }
type OnomatopoeiaFinding = Found<'onomatopoeia', OnomatopoeiaData>

/** The dictionary form, also of old spellings such as "thunder'd". */
function formOf(folded: string, lemma: string): string {
  return folded.endsWith("'d") ? folded.slice(0, -2) : lemma
}

/** Looks like a form of a sound word, and is mostly another word: "ground" is not from "grind". */
const OTHER_WORDS = new Set(['ground', 'grounds'])

/** Words that imitate a sound. */
export const onomatopoeia: Detector<OnomatopoeiaFinding> = {
  name: 'onomatopoeia',
  *run(doc) {
    for (let i = 0; i < doc.count; i++) {
      if (!isWord(doc, i)) continue
      const next = doc.folded[i + 1] === '-' ? `${doc.folded[i]}-${doc.folded[i + 2] ?? ''}` : ''
      const double = next === '' ? undefined : soundWord(next)
      const folded = doc.folded[i] ?? ''
      if (OTHER_WORDS.has(folded)) continue
      const found = double ?? soundWord(folded) ?? soundWord(formOf(folded, doc.lemma(i)))
      if (!found) continue
      const span = spanOf(doc, i, double ? i + 3 : i + 1)
      const word = doc.text.slice(span.start, span.end)
      const data: OnomatopoeiaData = { meaning: fill(wording.meaning, { word, heard: found.heard }) }
      yield {
        type: 'onomatopoeia',
        cue: 'sound',
        ...span,
        certainty: found.sure ? 'likely' : 'possible',
        evidence: [span],
        data,
      }
      if (double) i += 2
    }
  },
}
