import { CAPITAL, type Doc, WORD } from '../doc/doc.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { type Sign, signsBeside } from '../people/name-evidence.ts'
import { priorScore } from '../people/name-guess.ts'
import { namesOf } from '../people/names.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import { little } from '../vocabulary/little-words.ts'
import type { SpeakerLine } from './find-speaker-lines.ts'
import { letterOf } from './letter.ts'
import type { Naming } from './mention.ts'
import { isFunctionWord, withoutAccents } from './mention-words.ts'
import { personNouns, pronounOfNoun } from './person-nouns.ts'

/** Words that a question uses as a name or as a noun for somebody; they may be that in the passage too. */
export type NamesAsked = { names: ReadonlySet<string>; nouns: ReadonlySet<string> }

export const nobodyAsked: NamesAsked = { names: new Set(), nouns: new Set() }

/** The names and nouns for people of a passage. */
export function namingOf(doc: Doc, lines: readonly SpeakerLine[], { names, nouns }: NamesAsked): Naming {
  const { first, last } = namesOf(doc)
  const people = peopleByQuestion(doc, names)
  const labels = new Map(lines.map(({ nameFirst, nameLast }) => [nameFirst, nameLast]))
  const { signer, greeted } = letterOf(doc)
  for (const name of [signer, greeted]) if (name) labels.set(name.first, name.last)
  return {
    nameEnd(at) {
      const label = labels.get(at)
      if (label !== undefined) return label
      if (first[at] === at) return last[at] as number
      if (first[at] !== -1) return -1
      return people.has(bareWord(doc, at)) && isUsedAsName(doc, at) ? at + 1 : -1
    },
    isGuess: (at) => first[at] !== at && !labels.has(at),
    pronounOf: (word) => pronounOfNoun(word) ?? (nouns.has(word) ? 'any' : undefined),
  }
}

/** Signs beside a word that it is somebody, whatever else it may name. */
const HUMAN: ReadonlySet<Sign> = new Set<Sign>([
  'speaks',
  'acts',
  'is spoken to',
  'is done to',
  'owns',
  'feels inside',
])
/** Said of days and places, too: "Christmas was sad that year". */
const OF_ANYTHING =
  /^(?:sad|happy|calm|lonely|gloomy|bitter|cheerful|peaceful|miserable|joyful|hopeless|tense|restless|merry)$/u

/**
 * The words that the question uses as names, or that own a person, and that are somebody in the passage, too: someone
 * who acts, speaks or feels; or who stands inside a sentence and is no place and no time.
 */
function peopleByQuestion(doc: Doc, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (let at = 0; at < doc.count; at++) {
    const word = bareWord(doc, at)
    if (found.has(word) || ((doc.shape[at] as number) & CAPITAL) === 0) continue
    const isSomebody = names.has(withoutAccents(word))
      ? isUsedAsName(doc, at) && isHuman(doc, at)
      : ownsSomebody(doc, at)
    if (isSomebody) found.add(word)
  }
  return found
}

function isHuman(doc: Doc, at: number): boolean {
  const isRarely = priorScore(bareWord(doc, at)) < 0
  // "He spoke Spanish" names nobody who speaks.
  const speaks = !/^(?:speaks?|spoke)$/u.test(doc.folded[at - 1] ?? '')
  if (signsBeside(doc, at, at + 1).some((sign) => HUMAN.has(sign) && (sign !== 'speaks' || speaks)))
    return true
  if (ownsSomebody(doc, at) || isFeelingAfter(doc, at, isRarely)) return true
  return !isRarely && isWord(doc, at - 1) && doc.sentenceOf[at] === doc.sentenceOf[at - 1]
}

/** "Hope was calm"; of a day or place only a feeling that somebody alone can have: "May was worried". */
function isFeelingAfter(doc: Doc, at: number, isRarely: boolean): boolean {
  for (let i = at + 1; i < at + 5 && isWord(doc, i); i++) {
    const word = doc.folded[i] as string
    if (isFeelingWord(word)) return !isRarely || !OF_ANYTHING.test(word)
  }
  return false
}

/** "Rain's mother": whoever has a mother is somebody. */
function ownsSomebody(doc: Doc, at: number): boolean {
  const word = doc.folded[at] as string
  if (!word.endsWith("'s") || ((doc.shape[at] as number) & CAPITAL) === 0) return false
  if (isFunctionWord(bareWord(doc, at)) || personNouns().has(bareWord(doc, at))) return false
  for (let i = at + 1; i < at + 4 && isWord(doc, i); i++) {
    const next = doc.folded[i] as string
    if (isFunctionWord(next)) return false
    if (personNouns().has(bareWord(doc, i))) return true
  }
  return false
}

function bareWord(doc: Doc, at: number): string {
  return (doc.folded[at] ?? '').replace(/'(?:s|ll|d|ve|re|m)?$/u, '')
}

const BEFORE_A_THING = wordSet(little.articles, little.owners, 'this some any no every each')
const AFTER_A_NAME = wordSet(little.be, little.have, little.do, little.modals, 'and or who')

/**
 * Whether a word with a capital stands where a name stands: inside a sentence; or first in it as somebody who owns, is
 * spoken to, or does something.
 */
function isUsedAsName(doc: Doc, at: number): boolean {
  if (((doc.shape[at] as number) & CAPITAL) === 0) return false
  const before = doc.folded[at - 1] ?? ''
  const opens = at === 0 || doc.sentenceOf[at] !== doc.sentenceOf[at - 1] || !isWord(doc, at - 1)
  if (!opens) return !BEFORE_A_THING.has(before)
  const word = doc.folded[at] as string
  const after = doc.folded[at + 1] ?? ''
  if (word.endsWith("'s") || !isWord(doc, at + 1)) return true
  if (AFTER_A_NAME.has(after)) return true
  return !isFunctionWord(after) || /ly$/u.test(after) || isVerb(after)
}

function isVerb(word: string): boolean {
  return /^(?:felt|feels?|said|says?|went|goes|came|comes|got|gets|made|makes|knew|knows|thought|thinks|saw|sees|took|takes|gave|gives|told|tells|asked|asks|looked|looks|wanted|wants|ran|left|put|became|becomes|seemed|seems)$/u.test(
    word,
  )
}

function isWord(doc: Doc, at: number): boolean {
  return at >= 0 && at < doc.count && ((doc.shape[at] as number) & WORD) !== 0
}
