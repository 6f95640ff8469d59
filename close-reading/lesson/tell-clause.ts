import type { Span } from '../finding.ts'
import { isBinding } from '../lexicons/function-words.ts'
import type { Page } from '../page.ts'
import { isEasyWord } from '../readability/is-easy-word.ts'
import { isNamedIn, isRole } from './find-people.ts'
import { inPresent, withS } from './in-present.ts'
import { namePlace } from './name-place.ts'
import { capitalize, quoted } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import type { Clause } from './restate.ts'
import { findingsOf, type LessonSource, voiceOf } from './source.ts'
import { isBaseVerb } from './verbs.ts'
import { resolve } from './whose-feeling.ts'

/**
 * A clause told about its people: "I" becomes the voice of the text, "my" theirs. One that speaks to a "you" is
 * quoted, with at most `most` words. A claim of a factual text is given without its end, to stand after "says that".
 * Null when the subject is unclear.
 */
export function tellClause(source: LessonSource, clause: Clause, most: number): string | null {
  const { page } = source.reading
  const subject = clause.subject.toLowerCase()
  if (/^(?:it|this|that|these|those|you|thou|ye|they|someone)$/u.test(subject)) return null
  const place = source.kind === 'poetry' ? `In ${namePlace(page, spanOf(page, clause))}, ` : ''
  const who = subjectOf(source, clause)
  const rest = who && retold(source, clause)
  if (!rest) {
    if (!ADDRESSED.test(`${subject} ${clause.rest}`)) return null
    const words = quoteWords(source.text, spanOf(page, clause), most)
    const voice = voiceOf(source)
    return words && words.split(' ').length > 2
      ? `${place ? `${place}${voice}` : capitalize(voice)} says ${quoted(words)}.`
      : null
  }
  const told = `${who} ${rest}`
  if (source.kind === 'nonfiction' && subject !== 'i') return told
  if (subject === 'we') return `${capitalize(`${place}${voiceOf(source)} says that ${told}.`)}`
  return capitalize(`${place}${told}.`)
}

const ADDRESSED = /\b(?:i|we|me|my|us|our|myself|mine|thee|thy|thine|thou|you|your)\b/iu
/** With these in it, a clause is better left in its own words. */
const KEPT = /\b(?:i|we|us|ours|ourselves|myself|mine|thee|thy|thine|thou|ye|you|yours?|yourself)\b/iu

/** Who acts, with "I", "he" and "she" put back to a name; null when that is not safe. */
function subjectOf(source: LessonSource, clause: Clause): string | null {
  const subject = clause.subject.toLowerCase()
  if (subject === 'i') return voiceOf(source)
  if (subject === 'we') return quoted('we')
  if (subject === 'he' || subject === 'she') return resolve(source, subject, clause.firstToken)?.name ?? null
  if (KEPT.test(subject) || /\bour\b/u.test(subject)) return null
  return nameOrLower(source.reading.page, clause, source).replace(/\bmy\b/giu, `${voiceOf(source)}'s`)
}

/** Stories and poems are retold in the present; facts keep their time. Null where the words should stay as they are. */
function retold(source: LessonSource, clause: Clause): string | null {
  const { page } = source.reading
  const tense = (findingsOf(source, 'tense')[0]?.data as { tense?: string } | undefined)?.tense
  const past = source.kind !== 'nonfiction' && tense === 'past' ? inPresent(page, clause) : null
  return inThirdPerson(source, clause, withoutLineCapitals(page, clause, past ?? agreeing(page, clause)))
}

/** The capital with which a line of verse opens has no place inside a sentence of prose. */
function withoutLineCapitals(page: Page, { restToken, lastToken }: Clause, rest: string): string {
  let told = rest
  for (let i = restToken + 1; i < lastToken; i++) {
    const word = page.folded[i] ?? ''
    if (page.lineOf[i] === page.lineOf[i - 1] || !(isBinding(word) || isEasyWord(word)) || word === 'i')
      continue
    told = told.replace(` ${page.text.slice(page.start[i], page.end[i])}`, ` ${word}`)
  }
  return told
}

/** "my labor" is theirs where "I" or "we" acts, else the speaker's. */
function inThirdPerson(source: LessonSource, { subject }: Clause, rest: string): string | null {
  const acts = /^(?:i|we)$/iu.test(subject)
  if (KEPT.test(rest) || (acts && /\bme\b/iu.test(rest)) || (!acts && /\bour\b/iu.test(rest))) return null
  if (/^we$/iu.test(subject) && /\bm[ey]\b/iu.test(rest)) return null
  const voice = voiceOf(source)
  return rest.replace(/\b(?:my|our)\b/giu, acts ? 'their' : `${voice}'s`).replace(/\bme\b/giu, voice)
}

/** "I am" told of the writer is "the writer is". */
function agreeing(page: Page, { subject, rest, verb, restToken }: Clause): string {
  if (subject.toLowerCase() !== 'i') return rest
  const word = page.folded[verb] ?? ''
  if (verb === restToken && isBaseVerb(word)) return withS(word) + rest.slice(word.length)
  return rest.replace(/^(am|have|do|don't)\b/u, (one) => AGREES[one] ?? one)
}

const AGREES: Readonly<Record<string, string>> = { am: 'is', have: 'has', do: 'does', "don't": 'does not' }

/** The subject in the middle of a sentence: a name keeps its capital. */
function nameOrLower(page: Page, clause: Clause, source: LessonSource): string {
  const word = page.folded[clause.firstToken] ?? ''
  const isName = source.people.some(
    (person) =>
      !isRole(person) && isNamedIn(person, { first: clause.firstToken, last: clause.firstToken + 1 }),
  )
  if (isName || !(LITTLE.has(word) || isEasyWord(word))) return clause.subject
  return clause.subject.slice(0, 1).toLowerCase() + clause.subject.slice(1)
}

const LITTLE = new Set(
  'the a an my his her our their its some many no one two three four five six several each every another all both most few there nobody everyone somebody nothing everything'.split(
    ' ',
  ),
)

function spanOf(page: Page, clause: Clause): Span {
  return { start: page.start[clause.firstToken] ?? 0, end: page.end[clause.lastToken - 1] ?? 0 }
}
