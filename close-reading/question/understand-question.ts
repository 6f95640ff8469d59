import type { Span } from '../doc/span.ts'
import { type Folded, foldQuotable } from '../prose/fold-quotable.ts'
import type { Scene } from '../scene/read-scene.ts'
import { wordsIn } from '../vocabulary/little-words.ts'
import { actAsked, lemmaOf } from './act-asked.ts'
import { correctSpelling } from './correct-spelling.ts'
import { type DeviceAsked, deviceAsked } from './device-asked.ts'
import { EMPTY, phraseNamed, phraseQuoted } from './find-phrase.ts'
import { type Intent, intentRows } from './intents.ts'
import { isForeign } from './is-foreign.ts'
import { type PeopleAsked, peopleAsked } from './people-asked.ts'

/** A question in the engine's terms. */
export type Query = PeopleAsked & {
  intent: Intent
  /** It can be answered with yes or no. */
  yesNo: boolean
  /** The question folded, apostrophes left out: "doesnt". */
  asked: string
  /** The words of the passage that it quotes or names. */
  phrase: Span | null
  /** Type of the finding that it asks about ("simile"), or null. */
  device: DeviceAsked | null
  /** Number of the clause that it asks about, or -1. */
  act: number
}

const YES_NO =
  /^(?:so |but |and |ok |wait |um )*(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|should|isnt|arent|wasnt|werent|doesnt|didnt|dont|hasnt|cant|wont)\b/u

/** Works out what a question asks for, about whom, and about which words and which act of the passage. */
export function understandQuestion(question: string, scene: Scene, passage: Folded): Query {
  const { folded, asked, device } = foldQuestion(question, (word) => passage.text.includes(word))
  const whom = peopleAsked(question, scene)
  const { people } = whom
  const quoted = phraseQuoted(question, passage)
  const bare = foldQuestion(whom.bare, (word) => passage.text.includes(word)).asked
  const intent = refine(intentOf(withoutQuotations(bare)), {
    asked: bare,
    device,
    quotes: quoted !== null,
    people: people.length,
  })
  const names = new Set(
    people.flatMap((number) => foldQuotable(scene.cast.people[number]?.name ?? '').text.split(' ')),
  )
  const phrase = quoted ?? phraseNamed(folded, passage, names, LEAST_NAMED[intent] ?? 3)
  return {
    ...whom,
    intent: outsideText(intent, asked, whom, scene, passage) ?? intent,
    yesNo: YES_NO.test(asked) || /\bor (?:is|was|does|did|not)\b/u.test(asked),
    asked,
    phrase,
    device,
    act: actAsked(asked, people, scene),
  }
}

/** From how many words on a run of the passage is what a question is about, by what it asks for. */
const LEAST_NAMED: Partial<Record<Intent, number>> = { meaning: 1, sincerity: 2, truth: 2, why: 3 }

/** What a question asks for, as far as that can be told without a passage. */
export function intentAlone(question: string): Intent {
  const { asked, device } = foldQuestion(question, () => false)
  return refine(intentOf(withoutQuotations(asked)), { asked, device, quotes: false, people: 0 })
}

function foldQuestion(question: string, isKnown: (word: string) => boolean) {
  const folded = foldQuotable(question).text.trim()
  const typed = folded.replace(/(\p{L})['’](?=\p{L})/gu, '$1').replace(/["“”]/gu, ' " ')
  const asked = correctSpelling(typed, isKnown)
  return { folded, asked, device: deviceAsked(asked) }
}

/** What is quoted is asked about, and says nothing of what is asked. */
function withoutQuotations(asked: string): string {
  const bare = asked.replace(/"[^"]*"/gu, ' ')
  return /[\p{L}\p{N}]/u.test(bare) ? bare : asked
}

function intentOf(asked: string): Intent {
  if (!/[\p{L}\p{N}]/u.test(asked)) return 'empty'
  if (isForeign(asked)) return 'foreign'
  return intentRows.find(([, pattern]) => pattern.test(asked.replace(/ +/gu, ' ').trim()))?.[0] ?? 'open'
}

/** What is asked of somebody, and cannot be told of anybody else. */
const OF_SOMEBODY: ReadonlySet<Intent> = new Set<Intent>([
  'feeling',
  'attitude',
  'sincerity',
  'truth',
  'want',
  'know',
  'change',
  'character',
  'evidence',
])

/** A question about someone whom the passage does not name, or about nothing in it. */
function outsideText(
  known: Intent,
  asked: string,
  { people, missing }: PeopleAsked,
  scene: Scene,
  passage: Folded,
): Intent | null {
  if (['essay', 'label', 'outside', 'later', 'foreign', 'empty', 'lost', 'device'].includes(known))
    return null
  if (
    missing !== null &&
    !isNoun(missing, scene) &&
    (OF_SOMEBODY.has(known) || (known === 'why' && isAbsent(missing, passage)))
  )
    return 'nobody'
  const words = wordsIn(asked).filter((word) => word.length > 2 && !EMPTY.has(word))
  const isInPassage = words.some(
    (word) => passage.text.includes(word) || passage.text.includes(lemmaOf(word)),
  )
  // "Did the dad keep his promise?" asks in other words about somebody of the passage.
  const isOfSomebody = YES_NO.test(asked) && missing !== null
  const about =
    isInPassage || people.length > 0 || isOfSomebody || ABOUT_READING.test(asked) || known !== 'open'
  return about ||
    words.length < (YES_NO.test(asked) ? 3 : 2) ||
    (scene.cast.people.length === 0 && scene.clauses.length < 2)
    ? null
    : 'elsewhere'
}

/** Whether no word of a name stands in the passage. "Rusty" may be a dog there, though "rusty" is a word as well. */
export function isAbsent(name: string, passage: Pick<Folded, 'text'>): boolean {
  const words = new Set(passage.text.split(NO_LETTER))
  const own = foldQuotable(name).text.split(NO_LETTER).filter(Boolean)
  const telling = own.filter((word) => word.length > 2 && !EMPTY.has(word))
  // "Will" and "Bo" are names as well.
  return (telling.length > 0 ? telling : own).every(
    (word) => !words.has(word) && !words.has(`${word}s`) && !words.has(lemmaOf(word)),
  )
}
const NO_LETTER = /[^\p{L}\p{N}]+/u

/** "The teacher" may be somebody whom the passage calls by name. */
function isNoun(missing: string, { cast }: Scene): boolean {
  return /^the \p{Ll}+$/u.test(missing) && cast.people.length > 0
}

const ABOUT_READING =
  /\b(?:explain|text|story|poem|passage|lines?|sentence|stanza|chapter|book|characters?|author|narrator|speaker|words?|phrase|summary|plot|setting|conflict|mood|help|he|she|they|him|her|them|this|it|i|you|we)\b/u

type Clues = { asked: string; device: DeviceAsked | null; quotes: boolean; people: number }

const WHY = /^(?:so |but |and |ok |wait )?(?:why|whys|whyd|how come)\b/u
/** What a writer does as a writer; "Why does the writer miss the house?" asks for a reason. */
const WRITES =
  /\b(?:writ(?:e|es|ten|ing)|wrote|uses?|used|includes?|mentions?|choo?se|chose|repeats?|compares?|ends?|begins?|starts?|says?|puts?|adds?|describes?|calls?|makes?|quotes?|lists?|gives?|tells?|text|article|speech|ad)\b/u
const UNCHANGED_BY_CLUES: ReadonlySet<Intent> = new Set([
  'essay',
  'label',
  'purpose',
  'foreign',
  'empty',
  'outside',
  'lost',
])
const KNOWS =
  /^(?:do|does|did|doesnt|didnt) (?:\w+ ){1,3}(?:know|realize|realise|notice|understand|believe|suspect|see|get)\b/u
/** "What is black cake?" */
const THING = /^(?:what|whats)(?: is| are| was| were)? (?:an? |the )?(?:\w+ )?\w+\W*$/u
const WRITERS = /\b(?:author|writer|poet|article|speech)\b/u

/** "How does Ana feel by the end?", "What did she feel when she learned it?" */
const FEELS =
  /^(?:so |and )?(?:how (?:does|do|did|is|was)|what (?:does|do|did)|what (?:\w+ )?(?:feelings?|emotions?) (?:does|do|did|are|is|was)|what are the (?:\w+ )?feelings)\b.*\b(?:feel|feels|feeling|feelings|have|has|had)\b/u
const OF_NO_FEELING: ReadonlySet<Intent> = new Set([
  'change',
  'theme',
  'happens',
  'later',
  'open',
  'compare',
  'want',
  'know',
])

/** What a question asks for instead, where its words, its beginning or its people tell more: the first row that fits. */
const REFINED: readonly (readonly [(known: Intent, clues: Clues) => boolean, Intent])[] = [
  [(known, { asked }) => FEELS.test(asked) && OF_NO_FEELING.has(known), 'feeling'],
  [
    (known, { asked }) =>
      WHY.test(asked) && (!UNCHANGED_BY_CLUES.has(known) || (known === 'purpose' && !WRITES.test(asked))),
    'why',
  ],
  [(known, { asked }) => /^(?:so |and )?who\b/u.test(asked) && OF_ANYBODY.has(known), 'who'],
  [(known, { asked }) => known !== 'lost' && NOT_KNOWN.test(asked) && /\bwhy\b/u.test(asked), 'why'],
  [(known, { asked }) => known !== 'lost' && NOT_KNOWN.test(asked), 'meaning'],
  [
    (known, { asked }) => known === 'truth' && /^how (?:do|can|could) (?:you|we|i)\b/u.test(asked),
    'evidence',
  ],
  [(known, { asked }) => (known === 'truth' || known === 'sincerity') && KNOWS.test(asked), 'know'],
  [(known, { asked }) => known === 'tone' && /\b(?:chang|shift)\w*/u.test(asked), 'change'],
  [(known, { asked }) => known === 'want' && WRITERS.test(asked) && !YES_NO.test(asked), 'purpose'],
  [(known, { asked }) => known === 'attitude' && /^(?:do|dont|would) you\b/u.test(asked), 'open'],
  [
    (known, { device, people }) =>
      device !== null && OF_DEVICES.has(known) && !(known === 'compare' && people > 1),
    'device',
  ],
  [(known, { device }) => known === 'evidence' && (device === 'rhyme' || device === 'repetition'), 'device'],
  // "Did she mean to?" asks for what is meant, "What does it mean?" for a meaning.
  [(known, { asked }) => known === 'meaning' && MEANT.test(asked), 'sincerity'],
  [
    (known, { asked }) =>
      (known === 'open' || known === 'later') && YES_NO.test(asked) && /\breally\b/u.test(asked),
    'truth',
  ],
  [(known, { quotes }) => known === 'open' && quotes, 'meaning'],
  [
    (known, { asked, people }) =>
      known === 'open' && people === 0 && THING.test(asked) && !ABOUT_READING.test(asked),
    'meaning',
  ],
  [(known, { asked }) => known === 'open' && /^(?:so |but |and )?will\b|\blater\b/u.test(asked), 'later'],
  [
    (known, { asked, people }) =>
      known === 'open' && people > 0 && /^(?:is|was) (?:(?:the|his|her|mrs?) )?\w+ an? \w/u.test(asked),
    'character',
  ],
]
const OF_ANYBODY: ReadonlySet<Intent> = new Set(['feeling', 'attitude', 'know', 'want', 'truth', 'happens'])
const OF_DEVICES: ReadonlySet<Intent> = new Set(['open', 'tone', 'happens', 'compare', 'who'])
const NOT_KNOWN = /\bi (?:dont|do not|didnt|cant) (?:get|understand|know)\b/u
const MEANT =
  /^(?:so |but |and |ok |wait )*(?:(?:do|does|did|doesnt|didnt)\b.*\bmean(?:s|t)?\b|(?:is|are|was|were|isnt|wasnt)\b.*\bmean\b)/u

function refine(known: Intent, clues: Clues): Intent {
  return REFINED.find(([fits]) => fits(known, clues))?.[1] ?? known
}
