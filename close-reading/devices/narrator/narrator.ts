import { kinds } from '../../choices/kinds.ts'
import type { Doc, Quotation } from '../../doc/doc.ts'
import { ALL_CAPS, WORD } from '../../doc/shape.ts'
import type { Span } from '../../doc/span.ts'
import { spanOf } from '../../doc/tokens.ts'
import { wordSet } from '../../lexicons/words-of.ts'
import { little } from '../../vocabulary/little-words.ts'
import { isPastForm } from '../../vocabulary/past-form.ts'
import type { Detector, Found } from '../detector.ts'

/** The person of the narrator, and the counts it rests on (words outside direct speech). */
export type NarratorData = {
  person: 'first' | 'second' | 'third'
  /** Narrating "I" and "we", and "you", beside all words. */
  counts: { first: number; second: number; words: number }
}
type NarratorFinding = Found<'narrator', NarratorData>

type Evidence = { weight: number; spans: Span[]; count: number }
type Persons = Record<NarratorData['person'], Evidence> & { words: number }

const SINGULAR = wordSet(little.firstPerson, "i'm i'll i've i'd")
const PLURAL = wordSet(little.firstOfMany, "we're we'll we've we'd")
const SECOND = wordSet(little.secondPerson, "you're you'll you've thou thee thy thine")
const THIRD = wordSet(little.thirdPerson)
const MOST_SPANS = 6
const FEWEST_WORDS = 25

/**
 * The narrator's person, from the pronouns outside direct speech. An "I" with a past verb ("I saw") narrates; an "I" in the present ("I suppose") may be an author speaking for a moment, and weighs less.
 * Says nothing when too little is narrated or the signs are mixed: then nobody can tell.
 */
export const narrator: Detector<NarratorFinding> = {
  name: 'narrator',
  *run(doc) {
    const persons = countPersons(doc)
    const person = decide(doc, persons)
    const first = person && persons[person].spans[0]
    if (person && first) yield narratorFinding(doc, person, persons, first)
  },
}

function narratorFinding(
  doc: Doc,
  person: NarratorData['person'],
  persons: Persons,
  firstSpan: Span,
): NarratorFinding {
  const { first, second, words } = persons
  return {
    type: 'narrator',
    start: doc.start[0] as number,
    end: doc.end[doc.count - 1] as number,
    cue: 'structure',
    certainty: person !== 'second' && words >= 100 ? 'clear' : 'likely',
    evidence: [firstSpan, ...persons[person].spans.slice(1)],
    data: {
      person,
      counts: { first: first.count, second: second.count, words },
    } satisfies NarratorData,
  }
}

function countPersons(doc: Doc): Persons {
  const narrated = markNarrated(doc)
  const persons: Persons = { first: none(), second: none(), third: none(), words: 0 }
  for (let i = 0; i < doc.count; i++) {
    if (narrated[i] === 0) continue
    persons.words++
    const word = doc.folded[i] ?? ''
    if (SINGULAR.has(word)) add(doc, persons.first, i, weightOfI(doc, i))
    else if (PLURAL.has(word)) add(doc, persons.first, i, 0.6)
    else if (SECOND.has(word)) add(doc, persons.second, i, 1)
    else if (THIRD.has(word)) add(doc, persons.third, i, 1)
  }
  return persons
}

function weightOfI(doc: Doc, i: number): number {
  const word = doc.folded[i]
  if (word === 'me' || word === 'my' || word === 'myself' || word === 'mine') return 1
  for (let k = i + 1; k < i + 3; k++) if (isPastForm(doc.folded[k] ?? '')) return 1.5
  return isPastForm(doc.folded[i - 1] ?? '') ? 1.5 : 0.5
}

function decide(doc: Doc, { first, second, third, words }: Persons): NarratorData['person'] | undefined {
  if (!kinds[doc.kind].isStory) {
    if (first.count * 10 > second.count + third.count) return 'first'
    if (second.count > third.count) return 'second'
    return third.count > 0 ? 'third' : undefined
  }
  if (words < FEWEST_WORDS) return undefined
  if (second.count > 2 * (first.count + third.count) && second.count > 4) return 'second'
  const share = (first.weight * 100) / Math.max(words, 100)
  if (share >= FIRST_FROM) return 'first'
  if (share > THIRD_TO || third.count === 0 || third.count * WORDS_PER_OTHER < words) return undefined
  return 'third'
}

/** Weighted "I" in a hundred narrated words: from here on first person; up to here third. Between, nobody can tell. */
const FIRST_FROM = 1.4
const THIRD_TO = 1
/** A description with hardly anybody in it could be anyone's. */
const WORDS_PER_OTHER = 76

function none(): Evidence {
  return { weight: 0, spans: [], count: 0 }
}

function add(doc: Doc, evidence: Evidence, i: number, weight: number): void {
  evidence.count++
  evidence.weight += weight
  if (evidence.spans.length < MOST_SPANS) {
    evidence.spans.push(spanOf(doc, i))
  }
}

const PARTS = new Set('chapter book part volume canto act scene letter section stave vol'.split(' '))

/**
 * 1 for each word that the narrator says: outside direct speech and outside headings. Speech that is cut off at
 * either end of the passage counts as speech.
 */
function markNarrated(doc: Doc): Uint8Array {
  const narrated = new Uint8Array(doc.count)
  for (let i = 0; i < doc.count; i++) if ((doc.shape[i] ?? 0) & WORD) narrated[i] = 1
  for (const quotation of doc.quotations)
    if (isLong(quotation)) narrated.fill(0, quotation.first, quotation.last)
  for (const line of doc.lines)
    if (isHeading(doc, line.first, line.last)) narrated.fill(0, line.first, line.last)
  return narrated
}

/** A word or two in marks may be a mention in the narrator's own sentence. */
function isLong(quotation: Quotation): boolean {
  return quotation.speech || quotation.last - quotation.first > 5
}

/** "CHAPTER I", "I.", "BOOK THE FIRST": short, and numbered or all in capitals. */
function isHeading(doc: Doc, first: number, last: number): boolean {
  if (doc.isVerse ? last - first > 2 : last - first > 12) return false
  const word = doc.folded[first] ?? ''
  if (PARTS.has(word) || /^[ivxlc]+$/.test(word)) return last - first < 3 || PARTS.has(word)
  for (let i = first; i < last; i++) {
    const shape = doc.shape[i] ?? 0
    if (shape & WORD && !(shape & ALL_CAPS) && doc.text.slice(doc.start[i], doc.end[i]) !== 'I') return false
  }
  return last - first > 1
}
