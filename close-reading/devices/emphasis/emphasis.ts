import type { Detector } from '../../detector.ts'
import { ALL_CAPS } from '../../doc/shape.ts'
import { isWord, spanOf } from '../../doc/tokens.ts'
import type { Doc } from '../../doc.ts'
import type { Found } from '../../finding.ts'
import wording from '../../wording/devices/emphasis.json' with { type: 'json' }

/** Words set off in print: capitals, or between underscores or asterisks as typed texts have for italics. */
export type EmphasisData = { how: 'capitals' | 'italics'; meaning: string }
type EmphasisFinding = Found<'emphasis', EmphasisData>

/** With so large a share of words in capitals, capitals mark nothing. */
const TOO_MANY = 0.2

function isCapitals(doc: Doc, i: number): boolean {
  const word = doc.folded[i] ?? ''
  return ((doc.shape[i] ?? 0) & ALL_CAPS) !== 0 && word.length > 1 && !/^[ivxlcdm]+$/.test(word)
}

function isMark(doc: Doc, i: number): boolean {
  return doc.folded[i] === '_' || doc.folded[i] === '*'
}

function countCapitals(doc: Doc): { capitals: number; words: number } {
  let capitals = 0
  let words = 0
  for (let i = 0; i < doc.count; i++) {
    if (!isWord(doc, i)) continue
    words++
    if (isCapitals(doc, i)) capitals++
  }
  return { capitals, words }
}

/** The closing mark of italics that open at `i`, or -1. */
function endOfItalics(doc: Doc, i: number): number {
  for (let k = i + 1; k < doc.count && k - i < 12; k++) if (doc.folded[k] === doc.folded[i]) return k
  return -1
}

/** Words in capitals or in typed italics. */
export const emphasis: Detector<EmphasisFinding> = {
  name: 'emphasis',
  *run(doc) {
    const { capitals, words } = countCapitals(doc)
    const capitalsCount = capitals > 0 && capitals <= words * TOO_MANY
    for (let i = 0; i < doc.count; i++) {
      let last = -1
      if (isMark(doc, i)) last = endOfItalics(doc, i)
      else if (capitalsCount && isCapitals(doc, i)) {
        last = i
        while (isCapitals(doc, last + 1)) last++
      }
      if (last < 0) continue
      const span = spanOf(doc, i, last + 1)
      const how = isMark(doc, i) ? 'italics' : 'capitals'
      const data: EmphasisData = { how, meaning: wording[how] }
      yield { type: 'emphasis', cue: 'punctuation', ...span, certainty: 'likely', evidence: [span], data }
      i = last
    }
  },
}
