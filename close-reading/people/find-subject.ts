import type { Doc } from '../doc.ts'
import { helpWords } from '../lexicons/feeling-grammar.ts'
import { isPastForm } from '../speech/verb-tense.ts'
import { isEdge, personEndingAt } from './people.ts'
import { skipLeft } from './skip-modifiers.ts'

export type Subject = { first: number; last: number } | undefined

/** Words that may stand between a subject and its verb. */
export const helpingWords: ReadonlySet<string> = new Set(helpWords.split(' '))
const PRONOUNS = new Set(
  "i he she we they thou you i'm im ive he's she's we're they're you're i've we've they've you've i'd he'd she'd we'd they'd you'd i'll he'll she'll we'll they'll".split(
    ' ',
  ),
)
const PREPOSITIONS = new Set(
  'of to in on at by with from for into upon through over under about after before behind beside near like than among between against without'.split(
    ' ',
  ),
)
const CONJUNCTIONS = new Set(['and', 'or', ',', 'but', 'then', 'nor'])
const STOPS = new Set(
  'that when because if as while which where what how till until since though whether it than whose'.split(
    ' ',
  ),
)
/** After these a past form is a participle: "for lost", "the tired". */
const NOT_BEFORE_VERB = new Set([
  ...PREPOSITIONS,
  'a',
  'an',
  'the',
  'his',
  'her',
  'my',
  'their',
  'our',
  'your',
  'its',
  'be',
  'more',
  'most',
])
const HARD_STOP = /^[.;:!?()“”"—–]|^--|^…/
const MOST_TOKENS = 40
const PRESENT = new Set(
  'cannot says goes comes makes takes looks seems stands sits lies runs walks sings lives sees knows thinks has is am are do go see come know think'.split(
    ' ',
  ),
)

/** The subject of the verb at k: what stands right before it and its helping words; over "and" the subject further left. */
export function subjectAt(doc: Doc, k: number): Subject {
  const s = skipLeft(doc, 'help', k - 1)
  if (s < 0 || doc.sentenceOf[s] !== doc.sentenceOf[k]) return undefined
  const direct = subjectFrom(doc, s)
  if (direct) return direct
  const word = doc.folded[s] as string
  if (word === 'who') return antecedent(doc, s)
  return CONJUNCTIONS.has(word) ? findSubject(doc, s) : undefined
}

/** The subject phrase that ends at s: a subject pronoun, or a person who is no object of a small word before. */
export function subjectFrom(doc: Doc, s: number): Subject {
  if (PRONOUNS.has(doc.folded[s] ?? '')) return { first: s, last: s + 1 }
  if ((doc.folded[s] ?? '').endsWith("'s")) return undefined
  const person = personEndingAt(doc, s)
  return person && !PREPOSITIONS.has(doc.folded[person.first - 1] ?? '') ? person : undefined
}

/** "some sparrows, who": the person phrase before the "who". */
function antecedent(doc: Doc, s: number): Subject {
  return personEndingAt(doc, doc.folded[s - 1] === ',' ? s - 2 : s - 1)
}

/**
 * The subject of the clause that holds the token before `from`: of the nearest verb to the left whose subject
 * is a person. Undefined when another subject, or the start of an inner clause, stands between.
 */
export function findSubject(doc: Doc, from: number): Subject {
  for (
    let k = from - 1;
    k >= 0 && from - k < MOST_TOKENS && doc.sentenceOf[k] === doc.sentenceOf[from - 1];
    k--
  ) {
    const word = doc.folded[k] as string
    if (HARD_STOP.test(word) || STOPS.has(word)) return undefined
    if (PRONOUNS.has(word)) return word === 'you' ? undefined : { first: k, last: k + 1 }
    if (word === 'who') return antecedent(doc, k)
    if (!isFiniteVerb(doc, k)) continue
    const s = skipLeft(doc, 'help', k - 1)
    const subject = subjectFrom(doc, s)
    if (subject) return subject
    if (NOT_BEFORE_VERB.has(doc.folded[s] ?? '')) continue
    if (doc.folded[s] === 'who') return antecedent(doc, s)
    if (s < 0 || !CONJUNCTIONS.has(doc.folded[s] as string) || doc.sentenceOf[s] !== doc.sentenceOf[k])
      return undefined
    k = s
  }
  return undefined
}

/** Is the word at k, by its form, a verb that carries a clause? */
export function isFiniteVerb(doc: Doc, k: number): boolean {
  if (isEdge(doc, k)) return false
  const word = doc.folded[k] as string
  if (doc.folded[k - 1] === 'to') return false
  return (
    isPastForm(word) ||
    PRESENT.has(word) ||
    word === 'shed' ||
    word === 'wept' ||
    word === 'shut' ||
    word === 'trod'
  )
}
