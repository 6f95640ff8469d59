import type { Doc } from '../doc/doc.ts'
import { MARK } from '../doc/shape.ts'
import { opensUnit } from '../doc/tokens.ts'
import grammar from '../lexicons/feeling-grammar.json' with { type: 'json' }
import lists from '../lexicons/name-grammar.json' with { type: 'json' }
import { speechVerbs } from '../lexicons/speech-verbs.ts'
import { wordSet, wordsOf } from '../lexicons/words-of.ts'
import { feelingWords } from '../vocabulary/feeling-words.ts'
import { isPastForm } from '../vocabulary/past-form.ts'

/** How words beside a name speak for a person or, with a weight below 0, for something else. */
export type Sign =
  | 'feels'
  | 'feels inside'
  | 'speaks'
  | 'converses'
  | 'acts'
  | 'does something'
  | 'owns'
  | 'is spoken to'
  | 'is done to'
  | 'is met'
  | 'has a pronoun'
  | 'is a place'
  | 'is traveled to'
  | 'is a time'

/** One sign counts once, however often it comes: ten showers of rain make no person of Rain. */
export const signWeights: Readonly<Record<Sign, number>> = {
  feels: 3,
  'feels inside': 5,
  speaks: 3,
  converses: 3,
  acts: 3,
  'does something': 2,
  owns: 3,
  'is spoken to': 3,
  'is done to': 3,
  'is met': 1,
  'has a pronoun': 2,
  'is a place': -3,
  'is traveled to': -2,
  'is a time': -3,
}

const LINK = wordSet(grammar.linkWords.words)
const HELP = wordSet(grammar.helpWords.words)
const BODY = new Set([
  ...wordsOf(grammar.bodyWords.words),
  ...'mother father mom dad sister brother friend friends family parents smile hair stomach chest shoulder shoulders feelings anger fear'.split(
    ' ',
  ),
])
const CAUSE = wordSet(grammar.causeOfFeeling.words)
const MOVING = wordSet(grammar.movingVerbs.words)
const HUMAN = wordSet(lists.humanVerbs.words)
const TO_PERSON = wordSet(lists.toPersonVerbs.words)
const TOWARD = wordSet(lists.towardVerbs.words)
const TRUST = wordSet(lists.trustWords.words)
const TRAVEL = wordSet(lists.travelVerbs.words)
const PLACE_BEFORE = new Set('in into across inside throughout within'.split(' '))
const TIME_BEFORE = new Set('on this last next every each by until since during'.split(' '))
const GREETINGS = new Set(
  'hi hello hey dear bye goodbye thanks sorry welcome congratulations please oh ok okay'.split(' '),
)
const PRONOUNS = new Set('he she him her his hers himself herself'.split(' '))
const OF_FEELING = new Set('at with about of to toward towards for by on'.split(' '))
const SMALL_GAP = 12
const MOST_SKIPPED = 6

/** What the few words on each side of the name at tokens [first, last) say of it. */
export function signsBeside(doc: Doc, first: number, last: number): Sign[] {
  const signs: Sign[] = []
  const owns = /['’]s$/.test(doc.folded[last - 1] as string)
  if (owns) {
    if (ownsPart(doc, last)) signs.push('owns')
  } else {
    const does = whatItDoes(doc, last)
    if (does) signs.push(does)
    if (isFollowedByPronoun(doc, first, last)) signs.push('has a pronoun')
    if (isSpokenTo(doc, first, last)) signs.push('is spoken to')
  }
  const before = whatIsDoneTo(doc, first, last)
  if (before) signs.push(before)
  return signs
}

const FIRST_PERSON = new Set("i i'm im ive i've me my".split(' '))

/** "hope: i am tired": the line after a label says "I", as no heading does. */
export function isFirstPerson(doc: Doc, colon: number): boolean {
  for (let k = colon + 1; k < colon + SMALL_GAP && doc.lineOf[k] === doc.lineOf[colon]; k++)
    if (FIRST_PERSON.has(wordAt(doc, k))) return true
  return false
}

function wordAt(doc: Doc, k: number): string {
  return doc.folded[k] ?? ''
}

function isMark(doc: Doc, k: number): boolean {
  return k < 0 || k >= doc.count || ((doc.shape[k] as number) & MARK) !== 0
}

/** "Jo's eyes", "Jo's little brother". */
function ownsPart(doc: Doc, last: number): boolean {
  for (let k = last; k < last + 3 && !isMark(doc, k); k++) if (BODY.has(wordAt(doc, k))) return true
  return false
}

function isFeelingWord(word: string): boolean {
  const feeling = feelingWords().get(word)
  return (
    feeling !== undefined &&
    !feeling.judges &&
    !feeling.ambiguous &&
    feeling.family !== 'calm' &&
    !CAUSE.has(word)
  )
}

/** "Jo was angry", "Jo said", "Jo slammed", "Jo had forgotten". */
function whatItDoes(doc: Doc, last: number): Sign | undefined {
  let k = last
  if (wordAt(doc, k) === ',' && wordAt(doc, k + 1) === 'who') k += 2
  let linked = false
  let helped = false
  for (const end = k + MOST_SKIPPED; k < end && !isMark(doc, k); k++) {
    const word = wordAt(doc, k)
    if (LINK.has(word) && !LOOKED_AT.has(wordAt(doc, k + 1))) {
      helped ||= SENSES.has(word)
      linked = true
    } else if (HELP.has(word)) helped ||= !LIGHT.has(word)
    else if (!(word.length > 4 && word.endsWith('ly') && !isFeelingWord(word))) break
  }
  if (isMark(doc, k)) return undefined
  const word = wordAt(doc, k)
  if (linked) {
    if (isFeelingWord(word)) return helped ? 'feels inside' : 'feels'
    if (word.endsWith('ing') && HUMAN.has(doc.lemma(k))) return 'acts'
    return STATES.has(word) ? 'feels' : undefined
  }
  if (speechVerbs().has(word) && isVerbForm(doc, k, helped)) return 'speaks'
  if (isVerbForm(doc, k, helped) && HUMAN.has(doc.lemma(k))) return 'acts'
  return isPastForm(word) || MOVING.has(word) ? 'does something' : undefined
}

const SENSES = new Set('felt feels feel'.split(' '))
const LOOKED_AT = new Set(
  'at up down around back away over out for into toward towards through upstairs'.split(' '),
)
const LIGHT = new Set(
  'not never no very so too quite rather really still also always often now then soon to'.split(' '),
)
/** Said of people and no feeling by themselves. */
const STATES = new Set(
  'sorry hungry thirsty sick asleep awake late alone ready sure busy afraid mad upset fine okay ok'.split(
    ' ',
  ),
)

/** "slammed", "slams"; the bare form only after a helping word ("could hear"). */
function isVerbForm(doc: Doc, k: number, helped: boolean): boolean {
  const word = wordAt(doc, k)
  return helped || isPastForm(word) || doc.lemma(k) !== word
}

/** "Jo lost her bag", "Jo fell. She": a pronoun in the same sentence, or as the first word of the next. */
function isFollowedByPronoun(doc: Doc, first: number, last: number): boolean {
  if (!opensUnit(doc, first) || isMark(doc, last)) return false
  const sentence = doc.sentenceOf[first] as number
  const next = doc.sentences[sentence + 1]
  if (next && /^s?he$/.test(wordAt(doc, next.first))) return true
  for (let k = last + 1; k < last + SMALL_GAP && doc.sentenceOf[k] === sentence; k++)
    if (PRONOUNS.has(wordAt(doc, k))) return true
  return false
}

/** "Come here, Jo!", "Jo, come here!" inside speech; "Hi Jo". */
function isSpokenTo(doc: Doc, first: number, last: number): boolean {
  if (GREETINGS.has(wordAt(doc, first - 1))) return true
  if (!doc.quoted[first]) return false
  const after = wordAt(doc, last)
  const before = wordAt(doc, first - 1)
  const opens = /^["“‘']$/.test(before) || doc.sentenceOf[first] !== doc.sentenceOf[first - 1]
  return (before === ',' && /^[,.!?…]|^["”’']$/.test(after)) || (opens && /^[,!?]$/.test(after))
}

/** "hugged Jo", "made Jo cry", "smiled at Jo", "angry with Jo"; "in Jordan", "on Friday". */
function whatIsDoneTo(doc: Doc, first: number, last: number): Sign | undefined {
  const before = wordAt(doc, first - 1)
  if (isMark(doc, first - 1)) return undefined
  const lemma = doc.lemma(first - 1)
  if (TO_PERSON.has(lemma) || MOVING.has(before)) return 'is done to'
  if (speechVerbs().has(before) && isPastForm(before)) return 'speaks'
  if (LEAVES.has(before)) return isFeelingWord(wordAt(doc, last)) ? 'is done to' : 'is met'
  const verb = doc.lemma(first - 2)
  if (OF_FEELING.has(before) && (TOWARD.has(verb) || isFeelingWord(wordAt(doc, first - 2))))
    return 'is done to'
  if (before === 'to' && (TOWARD.has(doc.lemma(first - 3)) || GAVE.has(doc.lemma(first - 3))))
    return 'is done to'
  if (before === 'to' && (TRAVEL.has(verb) || TRAVEL.has(wordAt(doc, first - 2)))) return 'is traveled to'
  if (PLACE_BEFORE.has(before)) return TRUST.has(wordAt(doc, first - 2)) ? 'is met' : 'is a place'
  if (TIME_BEFORE.has(before)) return 'is a time'
  return MEETS.has(before) || isPastForm(before) ? 'is met' : undefined
}

const GAVE = new Set('give hand send show'.split(' '))
const LEAVES = new Set('left kept found leave keep find'.split(' '))
const MEETS = new Set('with and beside behind for than like'.split(' '))
