import { feelingWords } from '../feelings/feeling-words.ts'
import { bodyWords, causeWords, haveWords, seizeWords, vesselWords } from '../lexicons/feeling-grammar.ts'
import type { Page } from '../page.ts'
import {
  articles,
  isNounLike,
  isSmall,
  linking,
  objects,
  oneToken,
  opensClause,
  opensPart,
  owners,
  prepositions,
} from './clause-parts.ts'
import type { Subject } from './find-subject.ts'
import { findSubject, isFiniteVerb, subjectAt, subjectFrom } from './find-subject.ts'
import { isEdge, personEndingAt, personStartingAt } from './people.ts'

const HAVE = new Set(haveWords.split(' '))

const CAUSE = new Set(causeWords.split(' '))

const SEIZE = new Set(seizeWords.split(' '))

export const bodyNouns = new Set(bodyWords.split(' '))

const VESSEL = new Set(vesselWords.split(' '))

const OF_ADDRESS = new Set('dear darling love dearest beloved friend friends pet'.split(' '))

/** "her great delight", "felt a fear", "with joy she ran", "fear seized him", "tears in her eyes". */
export function findFeelerOfNoun(page: Page, i: number): Subject {
  const word = page.folded[i] as string
  const taken = ofSeizing(page, i)
  if (taken) return taken
  if (OF_ADDRESS.has(word) || !(isNounLike(word) || VESSEL.has(word))) return undefined
  const owner = ownerBefore(page, i)
  if (owner) return owner
  const p = openerOf(page, i)
  const before = page.folded[p] ?? ''
  if (before === 'of' && VESSEL.has(page.folded[p - 1] ?? '')) return findFeelerOfNoun(page, p - 1)
  if (HAVE.has(before)) return subjectAt(page, p)
  if (before === 'and' && p === i - 1 && feelingWords().has(page.folded[p - 1] ?? ''))
    return findFeelerOfNoun(page, p - 1)
  if (prepositions.has(before) && before !== 'of' && before !== 'by' && !MORE.has(page.folded[p - 2] ?? ''))
    return ofPhrase(page, i, p)
  return undefined
}

const MORE = new Set(['more', 'so', 'too', 'very', 'as', 'most', 'less'])

/** "filled him with joy", "with joy she ran", "she wept for joy". */
function ofPhrase(page: Page, i: number, p: number): Subject {
  const filled = objectOf(page, p - 1)
  if (filled) return filled
  if (opensClause(page, p) || ((page.folded[p - 1] ?? '').endsWith('ing') && opensPart(page, p - 1)))
    return subjectAfter(page, i)
  if (
    (page.folded[p - 1] ?? '').endsWith('ing') &&
    !linking.has(page.folded[p - 2] ?? '') &&
    page.folded[p - 2] !== ','
  )
    return undefined
  return findSubject(page, p)
}

/** "With a joy past words, she": the subject that follows at once or after the comma. */
export function subjectAfter(page: Page, i: number): Subject {
  let k = i + 1
  if (!startsSubject(page, k))
    while (k < page.count && k < i + 9 && page.folded[k] !== ',' && page.sentenceOf[k] === page.sentenceOf[i])
      k++
  if (page.folded[k] === ',') k++
  if (page.sentenceOf[k] !== page.sentenceOf[i]) return undefined
  return startsSubject(page, k)
}

function startsSubject(page: Page, k: number): Subject {
  const pronoun = subjectFrom(page, k)
  if (pronoun && pronoun.first === k) return pronoun
  const person = personStartingAt(page, k)
  return person && (isFiniteVerb(page, person.last) || isFiniteVerb(page, person.last + 1))
    ? person
    : undefined
}

const IN = new Set(['in', 'on', 'at', 'into'])

/** "fear seized him", "horror filled my heart", "tears stood in her eyes". */
function ofSeizing(page: Page, i: number): Subject {
  if (feelingWords().get(page.folded[i] as string)?.family === 'love') return undefined
  let seizes = false
  for (let k = i + 1; k < i + 9 && k < page.count && page.sentenceOf[k] === page.sentenceOf[i]; k++) {
    const word = page.folded[k] as string
    if (/^[;:.!?]/.test(word) || word === 'but' || word === ',') return undefined
    if (SEIZE.has(word)) seizes = true
    else if (isFiniteVerb(page, k) && !linking.has(word)) return undefined
    const next = page.folded[k + 1] ?? ''
    const owned = owners.has(word) || (word.endsWith("'s") && personEndingAt(page, k) !== undefined)
    if (owned && bodyNouns.has(next) && (seizes || IN.has(page.folded[k - 1] ?? ''))) return person(page, k)
    if (seizes && objects.has(word) && (word !== 'her' || isEdge(page, k + 1) || isSmall(page, k + 1)))
      return oneToken(k)
    if (seizes && personStartingAt(page, k)) return personStartingAt(page, k)
  }
  return undefined
}

/** The object that ends at k of a verb that makes someone feel; "filled her heart" gives "her". */
export function objectOf(page: Page, k: number): Subject {
  const word = page.folded[k] ?? ''
  if (objects.has(word)) return CAUSE.has(page.folded[k - 1] ?? '') ? oneToken(k) : undefined
  if (bodyNouns.has(word) && owners.has(page.folded[k - 1] ?? ''))
    return CAUSE.has(page.folded[k - 2] ?? '') ? oneToken(k - 1) : undefined
  const found = personEndingAt(page, k)
  return found && CAUSE.has(page.folded[found.first - 1] ?? '') ? found : undefined
}

/** "her great joy", "Alice's surprise": the owner, with up to three words between; else undefined. */
export function ownerBefore(page: Page, i: number): Subject {
  const k = openerOf(page, i)
  const word = page.folded[k] ?? ''
  if (owners.has(word)) return oneToken(k)
  return word.endsWith("'s") ? person(page, k) : undefined
}

function person(page: Page, k: number): Subject {
  return owners.has(page.folded[k] as string) ? oneToken(k) : personEndingAt(page, k)
}

/** The small word before a noun and its adjectives: "HER great sudden joy", "WITH joy". */
function openerOf(page: Page, i: number): number {
  let k = i - 1
  while (
    k >= 0 &&
    i - k <= 3 &&
    !isEdge(page, k) &&
    !isSmall(page, k) &&
    !isFiniteVerb(page, k) &&
    !HAVE.has(page.folded[k] as string) &&
    !(page.folded[k] as string).endsWith("'s")
  )
    k--
  if (articles.has(page.folded[k] ?? '')) k--
  return k
}
