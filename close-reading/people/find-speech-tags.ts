import type { Doc, Quotation } from '../doc/doc.ts'
import { CAPITAL, WORD } from '../doc/shape.ts'
import { speechVerbs } from '../lexicons/speech-verbs.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { little } from '../vocabulary/little-words.ts'
import { findManner, type Manner } from './find-manner.ts'
import { namesOf } from './names.ts'

/** The words beside a quotation that say who spoke and how; all numbers are token numbers, `last` excluded. */
export type SpeechTag = {
  first: number
  last: number
  verb: number
  /** The speaker's words; equal when the tag names none. */
  speakerFirst: number
  speakerLast: number
  manners: readonly Manner[]
  /** Whether only a comma or the mark itself stands between the tag and the quotation. */
  close: boolean
}

type Speaker = { first: number; last: number }

const PRONOUNS = wordSet(little.subjects, 'who someone somebody everyone everybody one nobody')
const DETERMINERS = wordSet(
  little.articles,
  little.owners,
  little.demonstratives,
  'another each both one every',
)
/** Words that carry a capital only because they begin a sentence. */
const NOT_NAMES = new Set(
  'i then and but so when as yet now here there at no not this that what in on for if once after'.split(' '),
)
const FURTHEST_VERB = 14
const BARE_AFTER = new Set('i you we they did would could will'.split(' '))
const NOT_AFTER_VERB = new Set(
  'nothing no not to that so more this it what goodbye him her them his'.split(' '),
)

/** The tag of a quotation: after it ("...," said she), or before it (She said, "..."). */
export function findSpeechTag(doc: Doc, quotation: Quotation): SpeechTag | undefined {
  return tagAfter(doc, quotation) ?? tagBefore(doc, quotation)
}

function tagAfter(doc: Doc, quotation: Quotation): SpeechTag | undefined {
  let at = quotation.last
  if (isDash(doc, at)) at++
  if (isVerb(doc, at) && (doc.shape[at] ?? 0) & WORD && !isCapital(doc, at)) {
    const speaker = speakerAt(doc, at + verbLength(doc, at))
    if (speaker) return tagOf(doc, at, at, speaker, true)
    return endsPhrase(doc, at + verbLength(doc, at))
      ? tagOf(doc, at, at, { first: at, last: at }, true)
      : undefined
  }
  const speaker = speakerAt(doc, at)
  if (!speaker) return undefined
  let verb = speaker.last
  while (verb < speaker.last + 2 && mayPrecedeVerb(doc, verb)) verb++
  if (!isVerb(doc, verb) || (startsSentence(doc, at) && NOT_AFTER_VERB.has(doc.folded[verb + 1] ?? '')))
    return undefined
  return tagOf(doc, at, verb, speaker, true)
}

/** Backward from the opening mark to the nearest verb of speech in the same narration. */
function tagBefore(doc: Doc, quotation: Quotation): SpeechTag | undefined {
  const lead = doc.folded[quotation.first - 1] ?? ''
  if (quotation.first === 0 || '.!?”"’)'.includes(lead)) return undefined
  for (let i = quotation.first - 1; i >= 0 && i > quotation.first - FURTHEST_VERB; i--) {
    const word = doc.folded[i] ?? ''
    if (doc.quoted[i] || (word !== ':' && '.!?"”'.includes(word) && !isTitleStop(doc, i))) return undefined
    if (!isVerb(doc, i)) continue
    const behind = speakerAt(doc, i + 1)
    const before = speakerBefore(doc, i)
    const speaker = before.last > before.first ? before : (behind ?? before)
    const first = Math.min(speaker.first, i)
    return tagOf(
      doc,
      doc.folded[first - 1] === 'then' ? first - 1 : first,
      i,
      speaker,
      quotation.first - i < 4,
    )
  }
  return undefined
}

function tagOf(doc: Doc, first: number, verb: number, speaker: Speaker, close: boolean): SpeechTag {
  const from = Math.max(verb + verbLength(doc, verb), speaker.last)
  const manners = findManner(doc, from)
  const between = findManner(doc, speaker.last).filter((manner) => manner.last <= verb)
  const all = [...between, ...manners]
  const last = all.length > 0 ? Math.max(from, all[all.length - 1]?.last ?? from) : from
  return { first, last, verb, speakerFirst: speaker.first, speakerLast: speaker.last, manners: all, close }
}

/** A pronoun, a name of up to four words, or the/his/... and up to four words, from token i on. */
function speakerAt(doc: Doc, i: number): Speaker | undefined {
  const word = doc.folded[i] ?? ''
  if (PRONOUNS.has(word)) return { first: i, last: i + 1 }
  const determined = DETERMINERS.has(word)
  let last = determined || isSmallAdjective(doc, i) ? i + 1 : i
  while (last < i + 6 && isPartOfName(doc, last)) last++
  if (last > i && !determined)
    return isCapital(doc, last - 1) || isTitleStop(doc, last - 1) || isRestOfName(doc, last - 1)
      ? { first: i, last }
      : undefined
  if (!determined) return undefined
  while (last < i + 5 && isPlainWord(doc, last)) last++
  return last > i + 1 ? { first: i, last } : undefined
}

function speakerBefore(doc: Doc, verb: number): Speaker {
  let last = verb
  while (last > 0 && last > verb - 2 && mayPrecedeVerb(doc, last - 1)) last--
  if (PRONOUNS.has(doc.folded[last - 1] ?? '')) return { first: last - 1, last }
  let first = last
  while (first > 0 && first > last - 4 && isPartOfName(doc, first - 1)) first--
  if (first < last) return { first, last }
  while (first > 0 && first > last - 4 && isPlainWord(doc, first - 1)) {
    first--
    if (DETERMINERS.has(doc.folded[first] ?? '')) return { first, last }
  }
  return { first: verb, last: verb }
}

function verbLength(doc: Doc, i: number): number {
  return speechVerbs().has(`${doc.folded[i]} ${doc.folded[i + 1]}`) ? 2 : 1
}

/** A bare form ("answer", "laugh") is a verb only after its subject, for it is a noun as often. */
function isVerb(doc: Doc, i: number): boolean {
  const word = doc.folded[i] ?? ''
  const verb = speechVerbs().get(word) ?? speechVerbs().get(`${word} ${doc.folded[i + 1]}`)
  if (!verb) return false
  if (verb.lemma !== word || verb.past === word) return true
  return BARE_AFTER.has(doc.folded[i - 1] ?? '') || (word === 'say' && isCapital(doc, i - 1))
}

function mayPrecedeVerb(doc: Doc, i: number): boolean {
  const word = doc.folded[i] ?? ''
  return (
    word.endsWith('ly') ||
    word === 'had' ||
    word === 'then' ||
    word === 'only' ||
    word === 'did' ||
    word === 'once'
  )
}

function isPartOfName(doc: Doc, i: number): boolean {
  const named = isCapital(doc, i) && ((doc.shape[i] ?? 0) & WORD) > 0
  if ((named && !NOT_NAMES.has(doc.folded[i] ?? '')) || isTitleStop(doc, i)) return true
  return isRestOfName(doc, i)
}

/** "Soo-jin": what a hyphen joins to a name. */
function isRestOfName(doc: Doc, i: number): boolean {
  const { first } = namesOf(doc)
  return (first[i] ?? -1) >= 0 && first[i] !== i
}

function isTitleStop(doc: Doc, i: number): boolean {
  return doc.folded[i] === '.' && /^(?:mr|mrs|ms|dr|st|[a-z])$/.test(doc.folded[i - 1] ?? '')
}

function isSmallAdjective(doc: Doc, i: number): boolean {
  return /^(?:little|old|poor|young|good|dear|big|uncle|aunt)$/.test(doc.folded[i] ?? '')
}

function isPlainWord(doc: Doc, i: number): boolean {
  const word = doc.folded[i] ?? ''
  return ((doc.shape[i] ?? 0) & WORD) > 0 && !isVerb(doc, i) && !word.endsWith('ly') && !LINKS.has(word)
}

const LINKS = wordSet(little.joints, little.prepositions, 'as who which that when while')

function endsPhrase(doc: Doc, i: number): boolean {
  return i >= doc.count || ((doc.shape[i] ?? 0) & WORD) === 0
}

function startsSentence(doc: Doc, i: number): boolean {
  return doc.sentences[doc.sentenceOf[i] ?? 0]?.first === i
}

function isDash(doc: Doc, i: number): boolean {
  return doc.folded[i] === '--' || doc.folded[i] === '—'
}

function isCapital(doc: Doc, i: number): boolean {
  return ((doc.shape[i] ?? 0) & CAPITAL) > 0
}
