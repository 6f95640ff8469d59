import type { Doc } from '../doc/doc.ts'
import { familyValence } from '../vocabulary/feeling-words.ts'
import { semanticFields } from '../vocabulary/semantic-fields.ts'
import { countFields } from './count-fields.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { wordFacts } from './word-facts.ts'

/** How much of a passage is pleasant and how much unpleasant, by its unmistakable words. */
export type Mood = { up: number; down: number }

/** A word with other meanings too says this much of what it would say. */
const AMBIGUOUS = 0.4
/** A word said again says this much of what it said first. */
const AGAIN = 0.4
/** Letters that tell two words apart: "laugh" and "laughter" are one. */
const STEM = 4
const moodCache = new WeakMap<Doc, Mood>()
const tokenMoodCache = new WeakMap<Doc, Float32Array>()

/**
 * The weight of the pleasant and of the unpleasant words of a doc: each word once, by what it says most strongly;
 * names of feelings (turned around where denied) weigh more than words of a field. Computed once per doc.
 */
export function moodOf(doc: Doc): Mood {
  let mood = moodCache.get(doc)
  if (!mood) {
    mood = add(doc, tokenMoods(doc))
    moodCache.set(doc, mood)
  }
  return mood
}

/** For each token how pleasant (above 0) or unpleasant (below 0) its word is here, about -1.6 to 1.6; 0 for most. */
export function tokenMoods(doc: Doc): Float32Array {
  let values = tokenMoodCache.get(doc)
  if (!values) {
    values = measure(doc)
    tokenMoodCache.set(doc, values)
  }
  return values
}

function measure(doc: Doc): Float32Array {
  const values = new Float32Array(doc.count)
  const { list } = semanticFields()
  for (const [number, hits] of countFields(doc).entries()) {
    const valence = list[number]?.valence ?? 0
    if (Math.abs(valence) < 1) continue
    const said = Math.sign(valence) * (0.25 + Math.abs(valence) / 4)
    for (const { first, ambiguous } of hits) raise(values, first, said * (ambiguous ? AMBIGUOUS : 1))
  }
  const facts = wordFacts(doc)
  const { factor } = valenceShiftOf(doc)
  for (let i = 0; i < doc.count; i++) {
    const feeling = facts[i]?.feeling
    if (!feeling) continue
    const valence = (familyValence[feeling.number] ?? 0) * (feeling.ambiguous ? AMBIGUOUS : 1)
    raise(values, i, valence * Math.sign(factor[i] as number) * (0.8 + 0.2 * feeling.strength))
  }
  return values
}

function add(doc: Doc, values: Float32Array): Mood {
  const mood = { up: 0, down: 0 }
  const seen = new Set<string>()
  for (let i = 0; i < doc.count; i++) {
    const value = values[i] as number
    if (value === 0) continue
    const stem = stemAt(doc, i)
    const weight = Math.abs(value) * (seen.has(stem) ? AGAIN : 1)
    seen.add(stem)
    mood[value > 0 ? 'up' : 'down'] += weight
  }
  return mood
}

/** The first letters of a word, by which forms of one word are counted as one. */
export function stemAt(doc: Doc, i: number): string {
  return (doc.folded[i] as string).slice(0, STEM)
}

/** Keeps the stronger of what a word already says and what it says as well. */
function raise(values: Float32Array, at: number, value: number): void {
  if (Math.abs(value) > Math.abs(values[at] as number)) values[at] = value
}
