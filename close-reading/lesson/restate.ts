import { isBinding } from '../lexicons/function-words.ts'
import { CAPITAL, type Page, type Range, WORD } from '../page.ts'
import { isPersonNoun } from '../people/people.ts'
import { turnsAtBut } from '../phrases/turns-at-but.ts'
import { isEasyWord } from '../readability/is-easy-word.ts'
import { hasSlur, hasUnsafeWord } from './unsafe-words.ts'
import { isFiniteVerb, needsMore } from './verbs.ts'

/** The main clause of a sentence, in its own words, without what hangs on it. */
export type Clause = {
  /** The subject as written: "She", "The old lady", "I". */
  subject: string
  /** From the verb on, without a closing mark. */
  rest: string
  firstToken: number
  /** Tokens where the rest and its verb start; adverbs may stand between. */
  restToken: number
  verb: number
  lastToken: number
}

const SKIP = new Set(
  'and but so then now yet still thus however meanwhile indeed also presently soon suddenly perhaps'.split(
    ' ',
  ),
)
const LEADS = new Set(
  'in on at by after before during when as while with from for under over near once since until upon through at because although though if far one all'.split(
    ' ',
  ),
)
const PRONOUNS = new Set(
  'he she they it we i there this that these those you nobody everyone everybody somebody someone nothing everything'.split(
    ' ',
  ),
)
const ARTICLES = new Set(
  'the a an my his her our their its this these those some many no one two three four five six several each every another all both most few'.split(
    ' ',
  ),
)
const ADVERBS = new Set(
  'never always then also even once seldom often still only now ever soon at last not just again quickly slowly'.split(
    ' ',
  ),
)
const ENDS = new Set(
  'but which who whom whose when while where because though although but whereupon whereby lest so'.split(
    ' ',
  ),
)
const QUESTION = new Set('what how why when where which who whose whom or nor'.split(' '))
const REJECT = new Set('if unless than'.split(' '))
const PREPOSITIONS = new Set(
  'in on at by with from into through across under over upon among around after before behind beside during toward towards without about'.split(
    ' ',
  ),
)

/**
 * The main clause of a sentence told in plain order, or null when the sentence is not built that way.
 * Words inside quotations are left alone; nothing is reworded, so what is kept is true to the text.
 */
export function restate(page: Page, sentence: Range, most: number): Clause | null {
  let at = sentence.first
  while (at < sentence.last && (SKIP.has(page.folded[at] ?? '') || !isWord(page, at))) at++
  const direct = clauseAt(page, at, sentence.last, most)
  if (direct || !LEADS.has(page.folded[at] ?? '')) return direct
  const comma = findComma(page, at, sentence.last)
  return comma < 0 ? null : clauseAt(page, comma + 1, sentence.last, most)
}

/**
 * The longest clause of a line of verse: the line itself, or the part after a comma or a word such as "while".
 * Null when no part of it is built plainly.
 */
export function restateLine(page: Page, line: Range, most: number): Clause | null {
  let best = restate(page, line, most)
  for (let at = line.first; at < line.last; at++) {
    const opens = page.folded[at] === ',' || SUBORDINATE.has(page.folded[at] ?? '')
    if (!opens) continue
    let first = at + 1
    while (
      first < line.last &&
      (SKIP.has(page.folded[first] ?? '') || SUBORDINATE.has(page.folded[first] ?? ''))
    )
      first++
    const clause = clauseAt(page, first, line.last, most)
    if (clause && clause.rest.length > (best?.rest.length ?? 0)) best = clause
  }
  return best
}

const SUBORDINATE = new Set('while when as where till until because since that'.split(' '))

function clauseAt(page: Page, first: number, last: number, most: number): Clause | null {
  const subjectEnd = endOfSubject(page, first, last)
  if (subjectEnd < 0) return null
  let verb = subjectEnd
  while (verb < last && (ADVERBS.has(page.folded[verb] ?? '') || /ly$/u.test(page.folded[verb] ?? ''))) verb++
  if (!isFiniteVerb(page, verb, page.folded[subjectEnd - 1] ?? '')) return null
  if (page.folded[verb - 1] === '-' && touchesBoth(page, verb - 1)) return null
  const end = endOfClause(page, verb, last, first, most)
  if (end < 0) return null
  const complement = end - verb - 1
  if (complement < 1 && (needsMore.has(page.folded[verb] ?? '') || page.folded[first] === 'there'))
    return null
  for (let i = first; i < end; i++) if (page.quoted[i]) return null
  if (/^(?:nothing|something|there)$/u.test(page.folded[end - 1] ?? '') && complement < 2) return null
  const subject = slice(page, first, subjectEnd)
  const rest = slice(page, subjectEnd, end)
  if (hasSlur(subject + rest) || hasUnsafeWord(subject + rest) || /["“”*_<>#[\]]/u.test(subject + rest))
    return null
  return { subject, rest, firstToken: first, restToken: subjectEnd, verb, lastToken: end }
}

/** Token after the subject: a pronoun, a name, or an article with up to three words. -1 when there is none. */
function endOfSubject(page: Page, first: number, last: number): number {
  const word = page.folded[first] ?? ''
  if (PRONOUNS.has(word)) return first + 1
  if (SKIP.has(word) || LEADS.has(word) || QUESTION.has(word) || /ly$/u.test(word)) return -1
  if (isCapital(page, first) && !ARTICLES.has(word))
    return isNameLike(page, first) ? endOfName(page, first, last) : -1
  if (!ARTICLES.has(word)) return -1
  for (let at = first + 1; at < Math.min(first + 6, last); at++) {
    if (page.folded[at] === '-' && touchesBoth(page, at)) continue
    if (!isWord(page, at)) return -1
    if (at > first + 1 && isFiniteVerb(page, at, '') && !isParticiple(page, at)) return at
    if (
      PREPOSITIONS.has(page.folded[at] ?? '') ||
      ENDS.has(page.folded[at] ?? '') ||
      PRONOUNS.has(page.folded[at] ?? '')
    )
      return -1
    if (at > first + 1 && (ADVERBS.has(page.folded[at] ?? '') || /ly$/u.test(page.folded[at] ?? '')))
      return at
  }
  return -1
}

/** "the gravelled driveways": an -ed word right before a plain noun belongs to the subject. */
function isParticiple(page: Page, at: number): boolean {
  const next = page.folded[at + 1] ?? ''
  return (page.folded[at] ?? '').endsWith('ed') && isFiniteVerb(page, at + 1, '') && !PREPOSITIONS.has(next)
}

/** The capital of a line or sentence does not make a name of "Whenever" or "Clean". */
function isNameLike(page: Page, i: number): boolean {
  const word = page.folded[i] ?? ''
  if (isBinding(word) || NO_NAMES.has(word)) return false
  const opens =
    i === 0 || page.sentenceOf[i] !== page.sentenceOf[i - 1] || page.lineOf[i] !== page.lineOf[i - 1]
  return !opens || !isEasyWord(word) || isPersonNoun(page, i) || needsMore.has(page.folded[i + 1] ?? '')
}

const NO_NAMES = new Set('whenever wherever whatever whoever oft often haply lest therefore hence'.split(' '))

function endOfName(page: Page, first: number, last: number): number {
  let at = first
  while (
    at < last &&
    (isCapital(page, at) ||
      (page.folded[at] === '.' && at > first && (page.end[at - 1] ?? 0) - (page.start[at - 1] ?? 0) <= 3))
  )
    at++
  return at - first <= 5 ? at : -1
}

function endOfClause(page: Page, verb: number, last: number, first: number, most: number): number {
  let words = 0
  for (let i = first; i <= verb; i++) if (isWord(page, i)) words++
  let lastBreak = -1
  let at = verb + 1
  for (; at < last; at++) {
    const word = page.folded[at] ?? ''
    if (REJECT.has(word)) return -1
    if (word === 'but' && !turnsAtBut(page, at)) {
      words++
      continue
    }
    if (
      (ENDS.has(word) && !(word === 'so' && isDegree(page, at))) ||
      (!isWord(page, at) && !(word === '-' && touchesBoth(page, at)) && !isInitial(page, at))
    )
      break
    if (word === 'and' && at > verb + 2 && startsClause(page, at + 1)) break
    if (PREPOSITIONS.has(word) && at > verb + 2) lastBreak = at
    if (isWord(page, at)) words++
    if (words > most) return lastBreak > 0 ? tidyEnd(page, lastBreak, verb) : -1
  }
  return tidyEnd(page, at, verb)
}

/** "so much", "so cold": not the joining word. */
function isDegree(page: Page, at: number): boolean {
  return isWord(page, at + 1) && !startsClause(page, at + 1) && page.folded[at + 1] !== 'that'
}

function startsClause(page: Page, at: number): boolean {
  const word = page.folded[at] ?? ''
  return (
    PRONOUNS.has(word) ||
    ADVERBS.has(word) ||
    (ARTICLES.has(word) && endOfSubject(page, at, Math.min(at + 6, page.count)) > 0)
  )
}

const LOOSE = new Set(
  'and or the a an of to in at by with from as that very so nor but more most his its their my into upon after before than without for not quite too'.split(
    ' ',
  ),
)

function tidyEnd(page: Page, end: number, verb: number): number {
  let at = end
  while (at > verb + 1 && (LOOSE.has(page.folded[at - 1] ?? '') || !isWord(page, at - 1))) at--
  // "to get up and picking": a clause that ends on a bare helper says nothing.
  return at === verb + 1 && needsMore.has(page.folded[verb] ?? '') ? -1 : at
}

function findComma(page: Page, from: number, last: number): number {
  for (let at = from; at < Math.min(last, from + 25); at++) if (page.folded[at] === ',') return at
  return -1
}

function slice(page: Page, first: number, end: number): string {
  return page.text.slice(page.start[first], page.end[end - 1]).replace(/\s+/gu, ' ')
}

function isWord(page: Page, i: number): boolean {
  return ((page.shape[i] ?? 0) & WORD) > 0
}

function isCapital(page: Page, i: number): boolean {
  return isWord(page, i) && ((page.shape[i] ?? 0) & CAPITAL) > 0
}

function touchesBoth(page: Page, i: number): boolean {
  return page.start[i] === page.end[i - 1] && page.end[i] === page.start[i + 1]
}

function isInitial(page: Page, i: number): boolean {
  return page.folded[i] === '.' && /^(?:mr|mrs|ms|dr|st)$/u.test(page.folded[i - 1] ?? '')
}
