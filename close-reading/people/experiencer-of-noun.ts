import type { Doc } from '../doc.ts'
import { feelingWords } from '../feelings/feeling-words.ts'
import { bodyWords, causeWords, haveWords, seizeWords, vesselWords } from '../lexicons/feeling-grammar.ts'
import {
  articles,
  isFunctionWord,
  isNounLike,
  linkingVerbs,
  objectPronouns,
  oneToken,
  opensClause,
  opensPart,
  possessives,
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
export function findExperiencerOfNoun(doc: Doc, i: number): Subject {
  const word = doc.folded[i] as string
  const taken = experiencerOfSeizing(doc, i)
  if (taken) return taken
  if (OF_ADDRESS.has(word) || !(isNounLike(word) || VESSEL.has(word))) return undefined
  const owner = ownerBefore(doc, i)
  if (owner) return owner
  const p = openerOf(doc, i)
  const before = doc.folded[p] ?? ''
  if (before === 'of' && VESSEL.has(doc.folded[p - 1] ?? '')) return findExperiencerOfNoun(doc, p - 1)
  if (HAVE.has(before)) return subjectAt(doc, p)
  if (before === 'and' && p === i - 1 && feelingWords().has(doc.folded[p - 1] ?? ''))
    return findExperiencerOfNoun(doc, p - 1)
  if (prepositions.has(before) && before !== 'of' && before !== 'by' && !MORE.has(doc.folded[p - 2] ?? ''))
    return experiencerOfPrepositionalPhrase(doc, i, p)
  return undefined
}

const MORE = new Set(['more', 'so', 'too', 'very', 'as', 'most', 'less'])

/** "filled him with joy", "with joy she ran", "she wept for joy". */
function experiencerOfPrepositionalPhrase(doc: Doc, i: number, p: number): Subject {
  const filled = objectOf(doc, p - 1)
  if (filled) return filled
  if (opensClause(doc, p) || ((doc.folded[p - 1] ?? '').endsWith('ing') && opensPart(doc, p - 1)))
    return subjectAfter(doc, i)
  if (
    (doc.folded[p - 1] ?? '').endsWith('ing') &&
    !linkingVerbs.has(doc.folded[p - 2] ?? '') &&
    doc.folded[p - 2] !== ','
  )
    return undefined
  return findSubject(doc, p)
}

/** "With a joy past words, she": the subject that follows at once or after the comma. */
export function subjectAfter(doc: Doc, i: number): Subject {
  let k = i + 1
  if (!startsSubject(doc, k))
    while (k < doc.count && k < i + 9 && doc.folded[k] !== ',' && doc.sentenceOf[k] === doc.sentenceOf[i]) k++
  if (doc.folded[k] === ',') k++
  if (doc.sentenceOf[k] !== doc.sentenceOf[i]) return undefined
  return startsSubject(doc, k)
}

function startsSubject(doc: Doc, k: number): Subject {
  const pronoun = subjectFrom(doc, k)
  if (pronoun && pronoun.first === k) return pronoun
  const person = personStartingAt(doc, k)
  return person && (isFiniteVerb(doc, person.last) || isFiniteVerb(doc, person.last + 1)) ? person : undefined
}

const IN = new Set(['in', 'on', 'at', 'into'])

/** "fear seized him", "horror filled my heart", "tears stood in her eyes". */
function experiencerOfSeizing(doc: Doc, i: number): Subject {
  if (feelingWords().get(doc.folded[i] as string)?.family === 'love') return undefined
  let seizes = false
  for (let k = i + 1; k < i + 9 && k < doc.count && doc.sentenceOf[k] === doc.sentenceOf[i]; k++) {
    const word = doc.folded[k] as string
    if (/^[;:.!?]/.test(word) || word === 'but' || word === ',') return undefined
    if (SEIZE.has(word)) seizes = true
    else if (isFiniteVerb(doc, k) && !linkingVerbs.has(word)) return undefined
    const next = doc.folded[k + 1] ?? ''
    const owned = possessives.has(word) || (word.endsWith("'s") && personEndingAt(doc, k) !== undefined)
    if (owned && bodyNouns.has(next) && (seizes || IN.has(doc.folded[k - 1] ?? ''))) return person(doc, k)
    if (
      seizes &&
      objectPronouns.has(word) &&
      (word !== 'her' || isEdge(doc, k + 1) || isFunctionWord(doc, k + 1))
    )
      return oneToken(k)
    if (seizes && personStartingAt(doc, k)) return personStartingAt(doc, k)
  }
  return undefined
}

/** The object that ends at k of a verb that makes someone feel; "filled her heart" gives "her". */
export function objectOf(doc: Doc, k: number): Subject {
  const word = doc.folded[k] ?? ''
  if (objectPronouns.has(word)) return CAUSE.has(doc.folded[k - 1] ?? '') ? oneToken(k) : undefined
  if (bodyNouns.has(word) && possessives.has(doc.folded[k - 1] ?? ''))
    return CAUSE.has(doc.folded[k - 2] ?? '') ? oneToken(k - 1) : undefined
  const found = personEndingAt(doc, k)
  return found && CAUSE.has(doc.folded[found.first - 1] ?? '') ? found : undefined
}

/** "her great joy", "Alice's surprise": the owner, with up to three words between; else undefined. */
export function ownerBefore(doc: Doc, i: number): Subject {
  const k = openerOf(doc, i)
  const word = doc.folded[k] ?? ''
  if (possessives.has(word)) return oneToken(k)
  return word.endsWith("'s") ? person(doc, k) : undefined
}

function person(doc: Doc, k: number): Subject {
  return possessives.has(doc.folded[k] as string) ? oneToken(k) : personEndingAt(doc, k)
}

/** The small word before a noun and its adjectives: "HER great sudden joy", "WITH joy". */
function openerOf(doc: Doc, i: number): number {
  let k = i - 1
  while (
    k >= 0 &&
    i - k <= 3 &&
    !isEdge(doc, k) &&
    !isFunctionWord(doc, k) &&
    !isFiniteVerb(doc, k) &&
    !HAVE.has(doc.folded[k] as string) &&
    !(doc.folded[k] as string).endsWith("'s")
  )
    k--
  if (articles.has(doc.folded[k] ?? '')) k--
  return k
}
