import type { Span } from '../finding.ts'
import { placeOf } from '../page/places.ts'
import type { Page } from '../page.ts'
import { type Family, families } from './feeling-words.ts'
import { forceOf } from './negation.ts'
import { onlyBoosts } from './only-boosts.ts'
import { valenceOf, verseScores } from './valence.ts'
import { type WordFacts, wordFacts } from './word-facts.ts'
import { VOICES, wordValence } from './word-valence.ts'

/** One step of the feeling line: a sentence, in verse a line. */
export type LineStep = Span & {
  first: number
  last: number
  /** -1 unpleasant to 1 pleasant; 0 where no word points either way. */
  valence: number
  /** The family of the strongest feeling word, if there is one. */
  family?: Family
  /** The words that point one way or the other. */
  because: Span[]
}

const made = new WeakMap<Page, readonly LineStep[]>()

/** Pleasant and unpleasant, sentence by sentence, line by line in verse. Made once a page. */
export function feelingLineOf(page: Page): readonly LineStep[] {
  let steps = made.get(page)
  if (!steps) {
    const units = page.kind === 'poetry' ? page.lines : page.sentences
    steps = units.map((unit) => stepOf(page, unit.first, unit.last))
    made.set(page, steps)
  }
  return steps
}

function stepOf(page: Page, first: number, last: number): LineStep {
  const because: Span[] = []
  const { values } = wordValence()
  const facts = wordFacts(page)
  for (let i = first; i < last; i++) {
    const { row } = facts[i] as WordFacts
    if (row < 0 || onlyBoosts(page, i, last)) continue
    let sum = 0
    for (let voice = 0; voice < VOICES; voice++) sum += Math.abs(values[row + voice] as number)
    if (sum >= 0.6) because.push(placeOf(page, i, i + 1))
  }
  const family = strongestFamily(page, first, last)
  const valence = because.length === 0 ? 0 : measure(page, first, last)
  return { first, last, ...placeOf(page, first, last), valence, because, ...(family ? { family } : {}) }
}

function measure(page: Page, first: number, last: number): number {
  if (page.kind !== 'poetry') return clamp((valenceOf(page, first, last) - 3) * 1.6)
  const [down = 0, , up = 0] = verseScores(page, first, last)
  return clamp((up - down) / 4)
}

function clamp(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 100) / 100
}

function strongestFamily(page: Page, first: number, last: number): Family | undefined {
  const facts = wordFacts(page)
  const { factor } = forceOf(page)
  let best = 0
  let family: number | undefined
  for (let i = first; i < last; i++) {
    const feeling = facts[i]?.feeling
    if (!feeling || feeling.doubtful || (factor[i] as number) < 0 || feeling.strength <= best) continue
    best = feeling.strength
    family = feeling.number
  }
  return family === undefined ? undefined : families[family]
}
