import { CAPITAL } from '../doc/shape.ts'
import type { Doc } from '../doc.ts'
import { feelingWords } from '../feelings/feeling-words.ts'
import { causeOfFeeling, movingVerbs } from '../lexicons/feeling-grammar.ts'
import {
  articles,
  endsPhrase,
  isFunctionWord,
  isJoin,
  isNounLike,
  isSpeechVerb,
  linkingVerbs,
  objectPronouns,
  oneToken,
  opensClause,
  possessives,
  prepositions,
  skipDegrees,
} from './clause-parts.ts'
import {
  bodyNouns,
  findExperiencerOfNoun,
  objectOf,
  ownerBefore,
  subjectAfter,
} from './experiencer-of-noun.ts'
import type { Subject } from './find-subject.ts'
import { findSubject, isFiniteVerb, subjectAt, subjectFrom } from './find-subject.ts'
import { isEdge, isPersonNoun, personEndingAt, personStartingAt } from './people.ts'
import { isDegreeWord, notAdverbs, skipLeft } from './skip-modifiers.ts'
import { labelOf } from './speaker-of-line.ts'

/** Who feels: tokens [first, last), and the noun that a feeling word describes ("dreary night") or -1. */
export type FoundExperiencer = { who: Subject; describes: number }

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
export function findExperiencer(doc: Doc, i: number): FoundExperiencer {
  const word = doc.folded[i] as string
  if (
    NOBODY.has(word) ||
    isPersonNoun(doc, i) ||
    (word === 'spite' && doc.folded[i + 1] === 'of') ||
    (word === 'like' && isJoin(doc, i - 1))
  )
    return withoutNoun(undefined)
  const toward = experiencerAfterTo(doc, i)
  if (toward) return { who: toward, describes: NONE }
  if (word.endsWith('ly') && !notAdverbs.has(word)) return withoutNoun(experiencerOfAdverb(doc, i))
  const noun = describedNoun(doc, i)
  if (noun !== NONE) return experiencerOfDescription(doc, i, noun)
  return withoutNoun(
    findExperiencerOfNoun(doc, i) ??
      experiencerOfCause(doc, i) ??
      (STIMULUS.has(word) ? undefined : (experiencerOfPredicate(doc, i) ?? experiencerOfLabel(doc, i))),
  )
}

/** "maya: so mad rn": a message without a subject is about the one who writes it. */
function experiencerOfLabel(doc: Doc, i: number): Subject {
  const label = labelOf(doc, i)
  return label && skipDegrees(doc, i - 1) === label.last ? label : undefined
}

/** Words that say how sudden or strong a thing is, calls, and words that are seldom a feeling. */
const NOBODY = new Set(
  'suddenly dreadfully terribly awfully frightfully fearfully strangely oddly surprisingly remarkably wonderfully still oh ah lo behold heaven heavens'.split(
    ' ',
  ),
)

/** Who feels what the set phrase that opens at token i says: the owner of the heart, or the subject. */
export function findExperiencerOfPhrase(doc: Doc, i: number): FoundExperiencer {
  return withoutNoun(BODY_THAT_FEELS.has(doc.folded[i] as string) ? ownerBefore(doc, i) : subjectAt(doc, i))
}

function withoutNoun(who: Subject): FoundExperiencer {
  return { who, describes: NONE }
}

/** "dreadful to me", "a joy to her". */
function experiencerAfterTo(doc: Doc, i: number): Subject {
  const family = feelingWords().get(doc.folded[i] as string)?.family ?? ''
  if (doc.folded[i + 1] !== 'to' || !TO_SOMEONE.has(family) || !objectPronouns.has(doc.folded[i + 2] ?? ''))
    return undefined
  return doc.folded[i + 2] === 'her' && !isEdge(doc, i + 3) && !isFunctionWord(doc, i + 3)
    ? undefined
    : oneToken(i + 2)
}

/** "cried bitterly", "said Alice angrily": the subject of the verb. */
function experiencerOfAdverb(doc: Doc, i: number): Subject {
  const next = subjectFrom(doc, i + 1)
  if (next?.first === i + 1 && next.last === i + 2 && (doc.folded[i - 1] === 'how' || isJoin(doc, i - 1)))
    return next
  let k = i - 1
  while (
    k >= 0 &&
    (doc.folded[k] === ',' || doc.folded[k] === 'not' || isDegreeWord(doc.folded[k] as string))
  )
    k--
  const inverted = personEndingAt(doc, k)
  if (inverted && isSpeechVerb(doc.folded[inverted.first - 1] ?? '')) return inverted
  if (isFiniteVerb(doc, k)) return subjectAt(doc, k)
  if (k === i - 1 && isPlainSubject(doc, k)) return subjectFrom(doc, k)
  return objectPronouns.has(doc.folded[k] ?? '') || (doc.folded[k] ?? '').endsWith('ing')
    ? findSubject(doc, k)
    : undefined
}

function isPlainSubject(doc: Doc, k: number): boolean {
  return subjectFrom(doc, k) !== undefined
}

/** Last token of the noun that an adjective stands before: "dreary NIGHT", "friendly little SPARROWS"; else -1. */
function describedNoun(doc: Doc, i: number): number {
  const word = doc.folded[i] as string
  if (
    isNounLike(word) ||
    (MOVING.has(word) === false &&
      /(?:ed|s)$/.test(word) &&
      !/(?:ss|ous)$/.test(word) &&
      linkingVerbs.has(doc.folded[i - 1] ?? ''))
  )
    return NONE
  const before = skipLeft(doc, 'adjectives', i - 1)
  const opener = doc.folded[before] ?? ''
  const opens =
    articles.has(opener) ||
    possessives.has(opener) ||
    opener.endsWith("'s") ||
    prepositions.has(opener) ||
    opener === 'to' ||
    opener === 'upon' ||
    opener === 'and'
  if (!opens) return NONE
  let k = i + 1
  if (doc.folded[k] === 'and' || doc.folded[k] === ',') k += 1
  let noun = NONE
  for (; k <= i + 4 && !isEdge(doc, k) && !isFunctionWord(doc, k) && !isFiniteVerb(doc, k); k++) {
    noun = k
    if (bodyNouns.has(doc.folded[k] as string) || isPersonNoun(doc, k)) break
  }
  return opener === 'and' && !isPersonNoun(doc, noun) && k > i + 2 ? NONE : noun
}

/** "her merry voice" is her; "the angry men" are the men; "a dreary night" is nobody. */
function experiencerOfDescription(doc: Doc, i: number, noun: number): FoundExperiencer {
  const owner = ownerBefore(doc, i)
  if (owner && bodyNouns.has(doc.folded[noun] as string)) return { who: owner, describes: noun }
  return {
    who: isPersonNoun(doc, noun) && !STIMULUS.has(doc.folded[i] as string) ? oneToken(noun) : undefined,
    describes: noun,
  }
}

/** "made him very angry", "frightened her", "made Dorothy laugh". */
function experiencerOfCause(doc: Doc, i: number): Subject {
  let k = skipDegrees(doc, i - 1)
  if (['feel', 'be', 'look', 'seem', 'with'].includes(doc.folded[k] ?? '')) k = skipDegrees(doc, k - 1)
  const caused = objectOf(doc, k)
  if (caused) return caused
  if (!isMoving(doc.folded[i] as string) || linkingVerbs.has(doc.folded[skipDegrees(doc, i - 1)] ?? ''))
    return undefined
  const next = doc.folded[i + 1] ?? ''
  if (objectPronouns.has(next) && (next !== 'her' || isEdge(doc, i + 2) || isFunctionWord(doc, i + 2)))
    return oneToken(i + 1)
  return personStartingAt(doc, i + 1)
}

function isMoving(word: string): boolean {
  if (MOVING.has(word)) return true
  if (MOVING.has(`${word}ed`) || MOVING.has(`${word}d`)) return true
  return word.endsWith('ing') && (MOVING.has(`${word.slice(0, -3)}ed`) || MOVING.has(`${word.slice(0, -3)}d`))
}

/** "Jo was very sad", "I pondered, weak and weary", "Delighted, I ran", "she sighed". */
function experiencerOfPredicate(doc: Doc, i: number): Subject {
  let k = skipDegrees(doc, i - 1)
  for (let jumps = 0; jumps < 3; jumps++) {
    const word = doc.folded[k] ?? ''
    if (word === 'of' && doc.folded[k - 1] === 'full') k = skipDegrees(doc, k - 2)
    else if ((word === 'and' || word === 'or' || word === ',') && isAdjectiveBefore(doc, k))
      k = skipDegrees(doc, k - (doc.folded[k - 1] === ',' ? 3 : 2))
    else break
  }
  const word = doc.folded[k] ?? ''
  if (isSpeechVerb(doc.folded[i] as string) && isEdge(doc, i - 1)) {
    const speaker = subjectFrom(doc, i + 1) ?? personStartingAt(doc, i + 1)
    if (speaker) return speaker
  }
  if (subjectFrom(doc, k) && linkingVerbs.has(doc.folded[k - 1] ?? '') && k < i) return subjectFrom(doc, k)
  if (linkingVerbs.has(word)) return subjectAt(doc, k)
  const after = subjectFrom(doc, i + 1)
  if (
    after?.first === i + 1 &&
    (linkingVerbs.has(doc.folded[after.last] ?? '') || doc.folded[after.last + 1] === 'been')
  )
    return after
  if (word === ',' && doc.lineOf[k] === doc.lineOf[i])
    return endsPhrase(doc, i) ? findSubject(doc, k) : undefined
  if (opensClause(doc, k + 1)) return endsPhrase(doc, i) ? subjectAfter(doc, i) : undefined
  if (isMoving(doc.folded[i] as string)) return undefined
  if (doc.folded[i] === 'alone' && isEdge(doc, i + 1)) return findSubject(doc, i)
  if (isNounLike(doc.folded[i] as string) && isJoin(doc, i - 1)) return undefined
  return isFiniteVerb(doc, k) && doc.folded[k] !== 'said' && endsPhrase(doc, i)
    ? subjectAt(doc, k)
    : subjectAt(doc, i)
}

/** "weak and weary," "and sad": an adjective stands before the "and". */
function isAdjectiveBefore(doc: Doc, k: number): boolean {
  const at = doc.folded[k - 1] === ',' ? k - 2 : k - 1
  if (
    isEdge(doc, at) ||
    isFunctionWord(doc, at) ||
    (((doc.shape[at] as number) & CAPITAL) !== 0 && !opensClause(doc, at))
  )
    return false
  const before = skipDegrees(doc, at - 1)
  return linkingVerbs.has(doc.folded[before] ?? '') || doc.folded[before] === ',' || opensClause(doc, at)
}
