import { feelingWords } from '../feelings/feeling-words.ts'
import { causeOfFeeling, movingVerbs } from '../lexicons/feeling-grammar.ts'
import { CAPITAL } from '../page/shape.ts'
import type { Page } from '../page.ts'
import {
  articles,
  endsPhrase,
  isJoin,
  isNounLike,
  isSmall,
  isSpeech,
  linking,
  objects,
  oneToken,
  opensClause,
  owners,
  prepositions,
  skipDegrees,
} from './clause-parts.ts'
import { bodyNouns, findFeelerOfNoun, objectOf, ownerBefore, subjectAfter } from './feeler-of-noun.ts'
import type { Subject } from './find-subject.ts'
import { findSubject, isFiniteVerb, subjectAt, subjectFrom } from './find-subject.ts'
import { isEdge, isPersonNoun, personEndingAt, personStartingAt } from './people.ts'
import { isDegreeWord, leftPast, notAdverbs } from './runs.ts'
import { labelOf } from './who-speaks.ts'

/** Who feels: tokens [first, last), and the noun that a feeling word describes ("dreary night") or -1. */
export type FeelerFound = { who: Subject; describes: number }

const NONE = -1
/** "her heart sank": the first word of set phrases. */
const BODY_THAT_FEELS = new Set(['heart', 'hearts', 'blood', 'hair', 'knees', 'teeth'])

const STIMULUS = new Set(causeOfFeeling.split(' '))

const MOVING = new Set(movingVerbs.split(' '))

const TO_SOMEONE = new Set([
  'joy',
  'sadness',
  'fear',
  'surprise',
  'disgust',
  'confusion',
  'tiredness',
  'calm',
])

/**
 * Who feels what the word at token i says, by the grammar of its clause: "her fear", "made him angry", "Jo felt proud",
 * "fear seized him", "with joy she ran". Nobody where the clause does not say so, or where two could be meant.
 */
export function findFeeler(page: Page, i: number): FeelerFound {
  const word = page.folded[i] as string
  if (
    NOBODY.has(word) ||
    isPersonNoun(page, i) ||
    (word === 'spite' && page.folded[i + 1] === 'of') ||
    (word === 'like' && isJoin(page, i - 1))
  )
    return only(undefined)
  const toward = towardSomeone(page, i)
  if (toward) return { who: toward, describes: NONE }
  if (word.endsWith('ly') && !notAdverbs.has(word)) return only(ofAdverb(page, i))
  const noun = describedNoun(page, i)
  if (noun !== NONE) return ofDescription(page, i, noun)
  return only(
    findFeelerOfNoun(page, i) ??
      ofCause(page, i) ??
      (STIMULUS.has(word) ? undefined : (ofPredicate(page, i) ?? ofLabel(page, i))),
  )
}

/** "maya: so mad rn": a message without a subject is about the one who writes it. */
function ofLabel(page: Page, i: number): Subject {
  const label = labelOf(page, i)
  return label && skipDegrees(page, i - 1) === label.last ? label : undefined
}

/** Words that say how sudden or strong a thing is, calls, and words that are seldom a feeling. */
const NOBODY = new Set(
  'suddenly dreadfully terribly awfully frightfully fearfully strangely oddly surprisingly remarkably wonderfully still oh ah lo behold heaven heavens'.split(
    ' ',
  ),
)

/** Who feels what the set phrase that opens at token i says: the owner of the heart, or the subject. */
export function findFeelerOfPhrase(page: Page, i: number): FeelerFound {
  return only(BODY_THAT_FEELS.has(page.folded[i] as string) ? ownerBefore(page, i) : subjectAt(page, i))
}

function only(who: Subject): FeelerFound {
  return { who, describes: NONE }
}

/** "dreadful to me", "a joy to her". */
function towardSomeone(page: Page, i: number): Subject {
  const family = feelingWords().get(page.folded[i] as string)?.family ?? ''
  if (page.folded[i + 1] !== 'to' || !TO_SOMEONE.has(family) || !objects.has(page.folded[i + 2] ?? ''))
    return undefined
  return page.folded[i + 2] === 'her' && !isEdge(page, i + 3) && !isSmall(page, i + 3)
    ? undefined
    : oneToken(i + 2)
}

/** "cried bitterly", "said Alice angrily": the subject of the verb. */
function ofAdverb(page: Page, i: number): Subject {
  const next = subjectFrom(page, i + 1)
  if (next?.first === i + 1 && next.last === i + 2 && (page.folded[i - 1] === 'how' || isJoin(page, i - 1)))
    return next
  let k = i - 1
  while (
    k >= 0 &&
    (page.folded[k] === ',' || page.folded[k] === 'not' || isDegreeWord(page.folded[k] as string))
  )
    k--
  const inverted = personEndingAt(page, k)
  if (inverted && isSpeech(page.folded[inverted.first - 1] ?? '')) return inverted
  if (isFiniteVerb(page, k)) return subjectAt(page, k)
  if (k === i - 1 && isPlainSubject(page, k)) return subjectFrom(page, k)
  return objects.has(page.folded[k] ?? '') || (page.folded[k] ?? '').endsWith('ing')
    ? findSubject(page, k)
    : undefined
}

function isPlainSubject(page: Page, k: number): boolean {
  return subjectFrom(page, k) !== undefined
}

/** Last token of the noun that an adjective stands before: "dreary NIGHT", "friendly little SPARROWS"; else -1. */
function describedNoun(page: Page, i: number): number {
  const word = page.folded[i] as string
  if (
    isNounLike(word) ||
    (MOVING.has(word) === false &&
      /(?:ed|s)$/.test(word) &&
      !/(?:ss|ous)$/.test(word) &&
      linking.has(page.folded[i - 1] ?? ''))
  )
    return NONE
  const before = leftPast(page, 'adjectives', i - 1)
  const opener = page.folded[before] ?? ''
  const opens =
    articles.has(opener) ||
    owners.has(opener) ||
    opener.endsWith("'s") ||
    prepositions.has(opener) ||
    opener === 'to' ||
    opener === 'upon' ||
    opener === 'and'
  if (!opens) return NONE
  let k = i + 1
  if (page.folded[k] === 'and' || page.folded[k] === ',') k += 1
  let noun = NONE
  for (; k <= i + 4 && !isEdge(page, k) && !isSmall(page, k) && !isFiniteVerb(page, k); k++) {
    noun = k
    if (bodyNouns.has(page.folded[k] as string) || isPersonNoun(page, k)) break
  }
  return opener === 'and' && !isPersonNoun(page, noun) && k > i + 2 ? NONE : noun
}

/** "her merry voice" is her; "the angry men" are the men; "a dreary night" is nobody. */
function ofDescription(page: Page, i: number, noun: number): FeelerFound {
  const owner = ownerBefore(page, i)
  if (owner && bodyNouns.has(page.folded[noun] as string)) return { who: owner, describes: noun }
  return {
    who: isPersonNoun(page, noun) && !STIMULUS.has(page.folded[i] as string) ? oneToken(noun) : undefined,
    describes: noun,
  }
}

/** "made him very angry", "frightened her", "made Dorothy laugh". */
function ofCause(page: Page, i: number): Subject {
  let k = skipDegrees(page, i - 1)
  if (['feel', 'be', 'look', 'seem', 'with'].includes(page.folded[k] ?? '')) k = skipDegrees(page, k - 1)
  const caused = objectOf(page, k)
  if (caused) return caused
  if (!isMoving(page.folded[i] as string) || linking.has(page.folded[skipDegrees(page, i - 1)] ?? ''))
    return undefined
  const next = page.folded[i + 1] ?? ''
  if (objects.has(next) && (next !== 'her' || isEdge(page, i + 2) || isSmall(page, i + 2)))
    return oneToken(i + 1)
  return personStartingAt(page, i + 1)
}

function isMoving(word: string): boolean {
  if (MOVING.has(word)) return true
  if (MOVING.has(`${word}ed`) || MOVING.has(`${word}d`)) return true
  return word.endsWith('ing') && (MOVING.has(`${word.slice(0, -3)}ed`) || MOVING.has(`${word.slice(0, -3)}d`))
}

/** "Jo was very sad", "I pondered, weak and weary", "Delighted, I ran", "she sighed". */
function ofPredicate(page: Page, i: number): Subject {
  let k = skipDegrees(page, i - 1)
  for (let jumps = 0; jumps < 3; jumps++) {
    const word = page.folded[k] ?? ''
    if (word === 'of' && page.folded[k - 1] === 'full') k = skipDegrees(page, k - 2)
    else if ((word === 'and' || word === 'or' || word === ',') && isAdjectiveBefore(page, k))
      k = skipDegrees(page, k - (page.folded[k - 1] === ',' ? 3 : 2))
    else break
  }
  const word = page.folded[k] ?? ''
  if (isSpeech(page.folded[i] as string) && isEdge(page, i - 1)) {
    const speaker = subjectFrom(page, i + 1) ?? personStartingAt(page, i + 1)
    if (speaker) return speaker
  }
  if (subjectFrom(page, k) && linking.has(page.folded[k - 1] ?? '') && k < i) return subjectFrom(page, k)
  if (linking.has(word)) return subjectAt(page, k)
  const after = subjectFrom(page, i + 1)
  if (
    after?.first === i + 1 &&
    (linking.has(page.folded[after.last] ?? '') || page.folded[after.last + 1] === 'been')
  )
    return after
  if (word === ',' && page.lineOf[k] === page.lineOf[i])
    return endsPhrase(page, i) ? findSubject(page, k) : undefined
  if (opensClause(page, k + 1)) return endsPhrase(page, i) ? subjectAfter(page, i) : undefined
  if (isMoving(page.folded[i] as string)) return undefined
  if (page.folded[i] === 'alone' && isEdge(page, i + 1)) return findSubject(page, i)
  if (isNounLike(page.folded[i] as string) && isJoin(page, i - 1)) return undefined
  return isFiniteVerb(page, k) && page.folded[k] !== 'said' && endsPhrase(page, i)
    ? subjectAt(page, k)
    : subjectAt(page, i)
}

/** "weak and weary," "and sad": an adjective stands before the "and". */
function isAdjectiveBefore(page: Page, k: number): boolean {
  const at = page.folded[k - 1] === ',' ? k - 2 : k - 1
  if (
    isEdge(page, at) ||
    isSmall(page, at) ||
    (((page.shape[at] as number) & CAPITAL) !== 0 && !opensClause(page, at))
  )
    return false
  const before = skipDegrees(page, at - 1)
  return linking.has(page.folded[before] ?? '') || page.folded[before] === ',' || opensClause(page, at)
}
