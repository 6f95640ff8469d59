import type { Doc } from '../doc/doc.ts'
import { type SemanticFieldPhrase, semanticFields } from '../vocabulary/semantic-fields.ts'
import { valenceShiftOf } from './valence-shift.ts'
import { type WordFacts, wordFacts } from './word-facts.ts'

/** The words of one field found in a doc: their tokens [first, last), and whether they have other meanings too. */
export type FieldCounts = { first: number; last: number; ambiguous: boolean }[]

const cache = new WeakMap<Doc, readonly FieldCounts[]>()

/** For each field, by its number, its words in the doc. Negated words are left out. Computed once per doc. */
export function countFields(doc: Doc): readonly FieldCounts[] {
  let hits = cache.get(doc)
  if (!hits) {
    hits = collect(doc)
    cache.set(doc, hits)
  }
  return hits
}

function collect(doc: Doc): FieldCounts[] {
  const { list } = semanticFields()
  const facts = wordFacts(doc)
  const { factor } = valenceShiftOf(doc)
  const found: FieldCounts[] = list.map(() => [])
  for (let i = 0; i < doc.count; i++) {
    const { fields, opens } = facts[i] as WordFacts
    if (fields) add(found, (factor[i] as number) > 0 ? fields : fields.filter(isSubject), i, i + 1)
    if (opens) addPhrases(doc, found, opens, i)
  }
  return found
}

function addPhrases(
  doc: Doc,
  found: readonly FieldCounts[],
  opened: readonly SemanticFieldPhrase[],
  i: number,
): void {
  for (const { words, fields } of opened) {
    let k = 1
    while (k < words.length && doc.folded[i + k] === words[k]) k++
    if (k === words.length) add(found, fields, i, i + k)
  }
}

/** What a text is about it stays about where it says "not": "we cannot hallow this ground". */
const SUBJECTS = new Set(['holy', 'ceremony', 'memory-of-dead', 'formality', 'noble'])

function isSubject(number: number): boolean {
  return SUBJECTS.has(semanticFields().list[number >> 1]?.name ?? '')
}

function add(found: readonly FieldCounts[], numbers: Uint8Array, first: number, last: number): void {
  for (let n = 0; n < numbers.length; n++) {
    const number = numbers[n] as number
    found[number >> 1]?.push({ first, last, ambiguous: (number & 1) === 1 })
  }
}
