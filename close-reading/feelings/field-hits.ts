import type { Page } from '../page.ts'
import { type FieldPhrase, fieldWords } from './field-words.ts'
import { forceOf } from './negation.ts'
import { type WordFacts, wordFacts } from './word-facts.ts'

/** The words of one field found on a page: how much they weigh together, and their tokens [first, last). */
export type Hits = { sum: number; spans: { first: number; last: number; force: number }[] }

/** A word with other meanings too weighs half of one without. */
const DOUBTFUL = 0.5
const made = new WeakMap<Page, readonly Hits[]>()

/** For each field, by its number, its words on the page. Negated words are left out. Made once a page. */
export function hitsOf(page: Page): readonly Hits[] {
  let hits = made.get(page)
  if (!hits) {
    hits = collect(page)
    made.set(page, hits)
  }
  return hits
}

function collect(page: Page): Hits[] {
  const { list } = fieldWords()
  const facts = wordFacts(page)
  const { factor } = forceOf(page)
  const found: Hits[] = list.map(() => ({ sum: 0, spans: [] }))
  for (let i = 0; i < page.count; i++) {
    const { fields, opens } = facts[i] as WordFacts
    if (fields) add(found, (factor[i] as number) > 0 ? fields : fields.filter(isSubject), i, i + 1)
    if (opens) addPhrases(page, found, opens, i)
  }
  return found
}

function addPhrases(page: Page, found: readonly Hits[], opened: readonly FieldPhrase[], i: number): void {
  for (const { words, fields } of opened) {
    let k = 1
    while (k < words.length && page.folded[i + k] === words[k]) k++
    if (k === words.length) add(found, fields, i, i + k)
  }
}

/** What a text is about it stays about where it says "not": "we cannot hallow this ground". */
const SUBJECTS = new Set(['holy', 'ceremony', 'memory-of-dead', 'formality', 'noble'])

function isSubject(number: number): boolean {
  return SUBJECTS.has(fieldWords().list[number >> 1]?.name ?? '')
}

function add(found: readonly Hits[], numbers: Uint8Array, first: number, last: number): void {
  for (let n = 0; n < numbers.length; n++) {
    const number = numbers[n] as number
    const hits = found[number >> 1] as Hits
    const force = number & 1 ? DOUBTFUL : 1
    hits.sum += force
    hits.spans.push({ first, last, force })
  }
}
