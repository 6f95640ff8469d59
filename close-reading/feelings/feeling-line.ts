import type { Doc } from '../doc/doc.ts'
import type { Span } from '../doc/span.ts'
import { spanOf } from '../doc/tokens.ts'
import { type Family, families } from '../vocabulary/feeling-words.ts'
import { VALENCE_SOURCES, wordValence } from '../vocabulary/word-valence.ts'
import { isIntensifier } from './is-intensifier.ts'
import { valenceOf, verseScores } from './valence.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { type WordFacts, wordFacts } from './word-facts.ts'

/** One step of the feeling line: a sentence, in verse a line. */
export type LineStep = Span & {
  first: number
  last: number
  /** -1 unpleasant to 1 pleasant; 0 where no word points either way. */
  valence: number
  /** The family of the strongest feeling word, if there is one. */
  family?: Family
  /** The words that point one way or the other. */
  evidence: Span[]
}

const cache = new WeakMap<Doc, readonly LineStep[]>()

/** Pleasant and unpleasant, sentence by sentence, line by line in verse. Computed once per doc. */
export function feelingLineOf(doc: Doc): readonly LineStep[] {
  let steps = cache.get(doc)
  if (!steps) {
    const units = doc.isVerse ? doc.lines : doc.sentences
    steps = units.map((unit) => stepOf(doc, unit.first, unit.last))
    cache.set(doc, steps)
  }
  return steps
}

function stepOf(doc: Doc, first: number, last: number): LineStep {
  const evidence: Span[] = []
  const { values } = wordValence()
  const facts = wordFacts(doc)
  for (let i = first; i < last; i++) {
    const { row } = facts[i] as WordFacts
    if (row < 0 || isIntensifier(doc, i, last)) continue
    let sum = 0
    for (let source = 0; source < VALENCE_SOURCES; source++) sum += Math.abs(values[row + source] as number)
    if (sum >= 0.6) evidence.push(spanOf(doc, i))
  }
  const family = strongestFamily(doc, first, last)
  const valence = evidence.length === 0 ? 0 : measure(doc, first, last)
  return { first, last, ...spanOf(doc, first, last), valence, evidence, ...(family ? { family } : {}) }
}

function measure(doc: Doc, first: number, last: number): number {
  if (!doc.isVerse) return clamp((valenceOf(doc, first, last) - 3) * 1.6)
  const [down = 0, , up = 0] = verseScores(doc, first, last)
  return clamp((up - down) / 4)
}

function clamp(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100
}

function strongestFamily(doc: Doc, first: number, last: number): Family | undefined {
  const facts = wordFacts(doc)
  const { factor } = valenceShiftOf(doc)
  let best = 0
  let family: number | undefined
  for (let i = first; i < last; i++) {
    const feeling = facts[i]?.feeling
    if (!feeling || feeling.ambiguous || (factor[i] as number) < 0 || feeling.strength <= best) continue
    best = feeling.strength
    family = feeling.number
  }
  return family === undefined ? undefined : families[family]
}
