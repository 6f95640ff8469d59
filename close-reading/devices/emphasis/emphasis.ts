import type { Doc } from '../../doc/doc.ts'
import { ALL_CAPS } from '../../doc/shape.ts'
import type { Span } from '../../doc/span.ts'
import { isWord, spanOf } from '../../doc/tokens.ts'
import wording from '../../wording/devices/emphasis.json' with { type: 'json' }
import type { Detector, Found } from '../detector.ts'

/** Words set off in print: capitals, or between underscores or asterisks as typed texts have for italics. */
export type EmphasisData = { how: 'capitals' | 'italics'; meaning: string }
type EmphasisFinding = Found<'emphasis', EmphasisData>

/** With so large a share of words in capitals, capitals mark nothing. */
const TOO_MANY = 0.2

function isCapitals(doc: Doc, i: number): boolean {
  const word = doc.folded[i] ?? ''
  return ((doc.shape[i] ?? 0) & ALL_CAPS) !== 0 && word.length > 1 && !/^[ivxlcdm]+$/.test(word)
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

/** Words in capitals. What is between signs for italics is found where these are read through: see `italics`. */
export const emphasis: Detector<EmphasisFinding> = {
  name: 'emphasis',
  *run(doc) {
    const { capitals, words } = countCapitals(doc)
    const capitalsCount = capitals > 0 && capitals <= words * TOO_MANY
    for (let i = 0; i < doc.count; i++) {
      if (!capitalsCount || !isCapitals(doc, i)) continue
      let last = i
      while (isCapitals(doc, last + 1)) last++
      yield finding('capitals', spanOf(doc, i, last + 1))
      i = last
    }
  },
}

const LONGEST_ITALICS = 100

/** The findings of words that signs of typing set off; whole paragraphs in italics set nothing off. */
export function italics(emphasized: readonly Span[]): EmphasisFinding[] {
  return emphasized
    .filter(({ start, end }) => end > start && end - start <= LONGEST_ITALICS)
    .map((span) => finding('italics', span))
}

function finding(how: EmphasisData['how'], span: Span): EmphasisFinding {
  const data: EmphasisData = { how, meaning: wording[how] }
  return { type: 'emphasis', cue: 'punctuation', ...span, certainty: 'likely', evidence: [span], data }
}
