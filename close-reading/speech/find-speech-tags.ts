import { speechVerbs } from '../lexicons/speech-verbs.ts'
import { CAPITAL, WORD } from '../page/shape.ts'
import type { Page, Quotation } from '../page.ts'
import { namesOf } from '../people/names.ts'
import { findManner, type Manner } from './find-manner.ts'

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

const PRONOUNS = new Set(
  'i he she we they it you who someone somebody everyone everybody one nobody'.split(' '),
)
const DETERMINERS = new Set(
  'the a an his her my our their your its this that these those another each both one every'.split(' '),
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

/** The tag of a quotation: behind it ("...," said she), or before it (She said, "..."). */
export function findSpeechTag(page: Page, quotation: Quotation): SpeechTag | undefined {
  return tagBehind(page, quotation) ?? tagBefore(page, quotation)
}

function tagBehind(page: Page, quotation: Quotation): SpeechTag | undefined {
  let at = quotation.last
  if (isDash(page, at)) at++
  if (isVerb(page, at) && (page.shape[at] ?? 0) & WORD && !isCapital(page, at)) {
    const speaker = speakerAt(page, at + verbLength(page, at))
    if (speaker) return tagOf(page, at, at, speaker, true)
    return endsPhrase(page, at + verbLength(page, at))
      ? tagOf(page, at, at, { first: at, last: at }, true)
      : undefined
  }
  const speaker = speakerAt(page, at)
  if (!speaker) return undefined
  let verb = speaker.last
  while (verb < speaker.last + 2 && mayStandBeforeVerb(page, verb)) verb++
  if (!isVerb(page, verb) || (startsSentence(page, at) && NOT_AFTER_VERB.has(page.folded[verb + 1] ?? '')))
    return undefined
  return tagOf(page, at, verb, speaker, true)
}

/** Backward from the opening mark to the nearest verb of speech in the same stretch of narration. */
function tagBefore(page: Page, quotation: Quotation): SpeechTag | undefined {
  const lead = page.folded[quotation.first - 1] ?? ''
  if (quotation.first === 0 || '.!?”"’)'.includes(lead)) return undefined
  for (let i = quotation.first - 1; i >= 0 && i > quotation.first - FURTHEST_VERB; i--) {
    const word = page.folded[i] ?? ''
    if (page.quoted[i] || (word !== ':' && '.!?"”'.includes(word) && !isTitleStop(page, i))) return undefined
    if (!isVerb(page, i)) continue
    const behind = speakerAt(page, i + 1)
    const before = speakerBefore(page, i)
    const speaker = before.last > before.first ? before : (behind ?? before)
    const first = Math.min(speaker.first, i)
    return tagOf(
      page,
      page.folded[first - 1] === 'then' ? first - 1 : first,
      i,
      speaker,
      quotation.first - i < 4,
    )
  }
  return undefined
}

function tagOf(page: Page, first: number, verb: number, speaker: Speaker, close: boolean): SpeechTag {
  const from = Math.max(verb + verbLength(page, verb), speaker.last)
  const manners = findManner(page, from)
  const between = findManner(page, speaker.last).filter((manner) => manner.last <= verb)
  const all = [...between, ...manners]
  const last = all.length > 0 ? Math.max(from, all[all.length - 1]?.last ?? from) : from
  return { first, last, verb, speakerFirst: speaker.first, speakerLast: speaker.last, manners: all, close }
}

/** A pronoun, a name of up to four words, or the/his/... and up to four words, from token i on. */
function speakerAt(page: Page, i: number): Speaker | undefined {
  const word = page.folded[i] ?? ''
  if (PRONOUNS.has(word)) return { first: i, last: i + 1 }
  const determined = DETERMINERS.has(word)
  let last = determined || isSmallAdjective(page, i) ? i + 1 : i
  while (last < i + 6 && isPartOfName(page, last)) last++
  if (last > i && !determined)
    return isCapital(page, last - 1) || isTitleStop(page, last - 1) || isRestOfName(page, last - 1)
      ? { first: i, last }
      : undefined
  if (!determined) return undefined
  while (last < i + 5 && isPlainWord(page, last)) last++
  return last > i + 1 ? { first: i, last } : undefined
}

function speakerBefore(page: Page, verb: number): Speaker {
  let last = verb
  while (last > 0 && last > verb - 2 && mayStandBeforeVerb(page, last - 1)) last--
  if (PRONOUNS.has(page.folded[last - 1] ?? '')) return { first: last - 1, last }
  let first = last
  while (first > 0 && first > last - 4 && isPartOfName(page, first - 1)) first--
  if (first < last) return { first, last }
  while (first > 0 && first > last - 4 && isPlainWord(page, first - 1)) {
    first--
    if (DETERMINERS.has(page.folded[first] ?? '')) return { first, last }
  }
  return { first: verb, last: verb }
}

function verbLength(page: Page, i: number): number {
  return speechVerbs().has(`${page.folded[i]} ${page.folded[i + 1]}`) ? 2 : 1
}

/** A bare form ("answer", "laugh") is a verb only after its subject, for it is a noun as often. */
function isVerb(page: Page, i: number): boolean {
  const word = page.folded[i] ?? ''
  const verb = speechVerbs().get(word) ?? speechVerbs().get(`${word} ${page.folded[i + 1]}`)
  if (!verb) return false
  if (verb.lemma !== word || verb.past === word) return true
  return BARE_AFTER.has(page.folded[i - 1] ?? '') || (word === 'say' && isCapital(page, i - 1))
}

function mayStandBeforeVerb(page: Page, i: number): boolean {
  const word = page.folded[i] ?? ''
  return (
    word.endsWith('ly') ||
    word === 'had' ||
    word === 'then' ||
    word === 'only' ||
    word === 'did' ||
    word === 'once'
  )
}

function isPartOfName(page: Page, i: number): boolean {
  const named = isCapital(page, i) && ((page.shape[i] ?? 0) & WORD) > 0
  if ((named && !NOT_NAMES.has(page.folded[i] ?? '')) || isTitleStop(page, i)) return true
  return isRestOfName(page, i)
}

/** "Soo-jin": what a hyphen joins to a name. */
function isRestOfName(page: Page, i: number): boolean {
  const { first } = namesOf(page)
  return (first[i] ?? -1) >= 0 && first[i] !== i
}

function isTitleStop(page: Page, i: number): boolean {
  return page.folded[i] === '.' && /^(?:mr|mrs|ms|dr|st|[a-z])$/.test(page.folded[i - 1] ?? '')
}

function isSmallAdjective(page: Page, i: number): boolean {
  return /^(?:little|old|poor|young|good|dear|big|uncle|aunt)$/.test(page.folded[i] ?? '')
}

function isPlainWord(page: Page, i: number): boolean {
  const word = page.folded[i] ?? ''
  return ((page.shape[i] ?? 0) & WORD) > 0 && !isVerb(page, i) && !word.endsWith('ly') && !LINKS.has(word)
}

const LINKS = new Set('in with as and or but at from to on by who which that when while for of'.split(' '))

function endsPhrase(page: Page, i: number): boolean {
  return i >= page.count || ((page.shape[i] ?? 0) & WORD) === 0
}

function startsSentence(page: Page, i: number): boolean {
  return page.sentences[page.sentenceOf[i] ?? 0]?.first === i
}

function isDash(page: Page, i: number): boolean {
  return page.folded[i] === '--' || page.folded[i] === '—'
}

function isCapital(page: Page, i: number): boolean {
  return ((page.shape[i] ?? 0) & CAPITAL) > 0
}
