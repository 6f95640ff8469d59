import { helpWords } from '../lexicons/feeling-grammar.ts'
import type { Page } from '../page.ts'
import { isPastForm } from '../speech/verb-tense.ts'
import { isEdge, personEndingAt } from './people.ts'
import { leftPast } from './runs.ts'

export type Subject = { first: number; last: number } | undefined

/** Words that may stand between a subject and its verb. */
export const skipHelp: ReadonlySet<string> = new Set(helpWords.split(' '))
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
const JOINS = new Set(['and', 'or', ',', 'but', 'then', 'nor'])
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
const HARD = /^[.;:!?()“”"—–]|^--|^…/
const MOST = 40
const PRESENT = new Set(
  'cannot says goes comes makes takes looks seems stands sits lies runs walks sings lives sees knows thinks has is am are do go see come know think'.split(
    ' ',
  ),
)

/** The subject of the verb at k: what stands right before it and its helping words; over "and" the subject further left. */
export function subjectAt(page: Page, k: number): Subject {
  const s = leftPast(page, 'help', k - 1)
  if (s < 0 || page.sentenceOf[s] !== page.sentenceOf[k]) return undefined
  const direct = subjectFrom(page, s)
  if (direct) return direct
  const word = page.folded[s] as string
  if (word === 'who') return antecedent(page, s)
  return JOINS.has(word) ? findSubject(page, s) : undefined
}

/** The subject phrase that ends at s: a subject pronoun, or a person who is no object of a small word before. */
export function subjectFrom(page: Page, s: number): Subject {
  if (PRONOUNS.has(page.folded[s] ?? '')) return { first: s, last: s + 1 }
  if ((page.folded[s] ?? '').endsWith("'s")) return undefined
  const person = personEndingAt(page, s)
  return person && !PREPOSITIONS.has(page.folded[person.first - 1] ?? '') ? person : undefined
}

/** "some sparrows, who": the person phrase before the "who". */
function antecedent(page: Page, s: number): Subject {
  const end = page.folded[s - 1] === ',' ? s - 2 : s - 1
  const person = personEndingAt(page, end)
  return person
}

/**
 * The subject of the clause that holds the place just before `from`: of the nearest verb to the left whose subject
 * is a person. Undefined when another subject, or the start of an inner clause, stands between.
 */
export function findSubject(page: Page, from: number): Subject {
  for (let k = from - 1; k >= 0 && from - k < MOST && page.sentenceOf[k] === page.sentenceOf[from - 1]; k--) {
    const word = page.folded[k] as string
    if (HARD.test(word) || STOPS.has(word)) return undefined
    if (PRONOUNS.has(word)) return word === 'you' ? undefined : { first: k, last: k + 1 }
    if (word === 'who') return antecedent(page, k)
    if (!isFiniteVerb(page, k)) continue
    const s = leftPast(page, 'help', k - 1)
    const subject = subjectFrom(page, s)
    if (subject) return subject
    if (NOT_BEFORE_VERB.has(page.folded[s] ?? '')) continue
    if (page.folded[s] === 'who') return antecedent(page, s)
    if (s < 0 || !JOINS.has(page.folded[s] as string) || page.sentenceOf[s] !== page.sentenceOf[k])
      return undefined
    k = s
  }
  return undefined
}

/** Is the word at k, by its form, a verb that carries a clause? */
export function isFiniteVerb(page: Page, k: number): boolean {
  if (isEdge(page, k)) return false
  const word = page.folded[k] as string
  if (page.folded[k - 1] === 'to') return false
  return (
    isPastForm(word) ||
    PRESENT.has(word) ||
    word === 'shed' ||
    word === 'wept' ||
    word === 'shut' ||
    word === 'trod'
  )
}
