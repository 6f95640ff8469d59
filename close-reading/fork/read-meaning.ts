import { buildDoc } from '../doc/doc.ts'
import { overlaps, type Span } from '../doc/span.ts'
import type { Finding } from '../findings/findings.ts'
import comparisons from '../knowledge/common-comparisons.json' with { type: 'json' }
import meanings from '../knowledge/line-meanings.json' with { type: 'json' }
import senses from '../knowledge/two-senses.json' with { type: 'json' }
import { plainMeaningOf } from '../lexicons/plain-meanings.ts'
import { meaningOf } from '../lexicons/word-meanings.ts'
import { firstSense, fitMeaning } from '../phrasing/fit-meaning.ts'
import type { ForkReading } from '../phrasing/interpretation.ts'
import { joinWords } from '../phrasing/phrasing.ts'
import { findingsOf } from '../phrasing/source.ts'
import { wordsOf } from '../prose/split-prose.ts'
import { EMPTY } from '../question/find-phrase.ts'
import type { Scene } from '../scene/read-scene.ts'
import { tokensOf } from '../understand/patterns.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { sayingIn } from '../words/saying-in.ts'
import { aboutText } from './fixed-readings.ts'
import type { ForkSource, Readings } from './readings.ts'
import { buildRuns, type Runs, runsIn, weighLists } from './runs.ts'

const MOST_CLAIMS = 4
const SYMBOL = /\b(?:stands? for|stand in for|symbol\w*|represents?)\b/u
/** "This house is a zoo": what the one thing is called is what is asked about. */
const IS_A = /\b(?:is|are|was|were|am|['’](?:s|m|re)) (?:an?|my|your|his|her|the) (.{1,60})/u
const COMPARED = /\b(?:compar\w+|similes?)\b/u
/** Praise and thanks, which may be meant the other way round. */
const PRAISE =
  /\b(?:well|good|great|nice|genius|thanks?|wonderful|lovely|perfect|brilliant|fantastic|amazing|best|clever|helpful|generous|sweet)\b/u

/**
 * What words may mean: what two compared things share, what a saying means, the senses of a word, what a thing often
 * stands for, and of other words what such words can mean, by themselves and by those around them.
 */
export function readMeaning(from: ForkSource): Readings {
  return { kind: 'meaning', claims: claimsFor(from).slice(0, MOST_CLAIMS), some: 'meaning' }
}

function claimsFor(from: ForkSource): ForkReading[] {
  const { source, scene, query } = from
  const { phrase, asked } = query
  const saying = phrase && sayingAsked(from, phrase)
  if (saying) return [...claims('sense', [saying]), ...aboutText(['literal', 'hint'])]
  const comparison = findingsOf(source, 'simile').find((one) =>
    phrase ? overlaps(one, phrase) : COMPARED.test(asked),
  )
  if (comparison)
    return orBroad([...sharedWith(source.text, comparison), ...meaningsOf(from, phrase ?? comparison)])
  const said = phrase ? source.text.slice(phrase.start, phrase.end) : asked
  if (phrase && PRAISE.test(said.toLowerCase()) && isSentence(scene, phrase))
    return aboutText(['literal', 'saidOpposite', 'saidAsJoke', 'saysMore'])
  const words = wordsIn(said)
  if (SYMBOL.test(asked)) {
    const symbols = thingsIn([...wordsIn(asked), ...words].join(' ')).flatMap((one) => one.means ?? [])
    const made = symbols.length > 0 ? claims('standsFor', symbols.slice(0, 3)) : meaningsOf(from, phrase)
    return [...made.slice(0, MOST_CLAIMS - 1), ...aboutText(['onlyItself'])]
  }
  const called = IS_A.exec(said.toLowerCase())?.[1]
  const named = phrase ? (called ? wordsIn(called) : words) : wordsIn(wordAsked(asked))
  const [word] = named
  if (named.length === 1 && word) {
    const known = sensesOfWord(word)
    if (known && known.length > 1) return claims('sense', known.slice(0, 3))
    if (known && thingsIn(word).length === 0) return [...claims('sense', known), ...aboutText(['otherSense'])]
  }
  const known = thingsIn(named.join(' ')).filter(({ can }) => can.length > 0)
  const sense = claims('sense', named.flatMap((one) => sensesOfRow(one).slice(1, 2)).slice(0, 1))
  const [first, second, ...others] = meaningsOf(from, phrase)
  const ofRows = [first, second].filter((one) => one !== undefined)
  const made = [...ofRows, ...likeThings(known), ...(first ? others : sense)].slice(0, MOST_CLAIMS - 1)
  return made.length > 1 ? [...made, ...aboutText(['literal'])] : orBroad(made)
}

/** Where too little is known of the words: what all words for things and people can say of them. */
function orBroad(made: readonly ForkReading[]): ForkReading[] {
  return made.length > 1 ? [...made] : [...made, ...aboutText(['pleasant', 'unpleasant', 'strong', 'weak'])]
}

/** What a word asked about weighs, and one of the sentences around it. */
const OWN = 3
const NEAR = 0.5
const MOST_MEANINGS = 3
/** Less than this is one word that may stand there by chance. */
const LEAST = 0.6
const BEFORE = 1
const AFTER = 2
let runs: Runs | undefined

/** What such words can mean: by words of the table in them, and less by those of the sentences around. */
function meaningsOf({ scene: { doc }, query }: ForkSource, words: Span | null): ForkReading[] {
  runs ??= buildRuns(meanings.map(({ find }) => find))
  const asked = words ? null : buildDoc(query.asked, 'nonfiction')
  const { first, last } = words ? tokensOf(doc, words) : { first: 0, last: asked?.count ?? 0 }
  const own = weighLists(runsIn(runs, asked ?? doc, first, last), meanings.length)
  const at = words ? doc.sentences.findIndex((one) => overlaps(one, words)) : -1
  const [from, to] = [
    doc.sentences[at - BEFORE] ?? doc.sentences[at],
    doc.sentences[at + AFTER] ?? doc.sentences.at(-1),
  ]
  const near = from && to ? weighLists(runsIn(runs, doc, from.first, to.last), meanings.length) : []
  const weightOf = (list: number) => (own[list] ?? 0) * OWN + (near[list] ?? 0) * NEAR
  return meanings
    .map(({ id, claim, test }, list) => ({ id: `says-${id}`, claim, test, weight: weightOf(list) }))
    .filter(({ weight }) => weight >= LEAST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_MEANINGS)
    .map(({ weight: _, ...reading }) => reading)
}

/** The meaning of a saying of the list in the span asked about, or in the question itself. */
function sayingAsked({ source, query }: ForkSource, phrase: Span): string | null {
  const saying =
    findingsOf(source, 'idiom').find((one) => overlaps(one, phrase)) ??
    sayingIn(source.text.slice(phrase.start, phrase.end)) ??
    sayingIn(query.asked)
  const meaning = saying && fitMeaning(saying.data.meaning)
  return meaning ? firstSense(meaning) : null
}

/** Of one thing what it is known for is a reading; of two, each of them is. */
function likeThings(things: readonly Thing[]): ForkReading[] {
  const [first, second] = things
  if (!second) return first ? claims('says', [joinWords(first.can, 'or')]) : []
  return claims(
    'like',
    [first as Thing, second].map(({ thing, can }) =>
      fill(wording.likeThing, { thing, qualities: joinWords(can, 'or') }),
    ),
  )
}

function sensesOfRow(word: string): readonly string[] {
  return (
    (senses.find((one) => one.word === word) ?? senses.find((one) => one.word === lemmaOf(word)))?.can ?? []
  )
}

/** The senses of a word by the table, or else the one that the lists of hard words hold. */
function sensesOfWord(word: string): readonly string[] | null {
  const listed = sensesOfRow(word)
  if (listed.length > 0) return listed
  const lemma = lemmaOf(word)
  const meaning = fitMeaning(
    plainMeaningOf(word) ?? meaningOf(word) ?? plainMeaningOf(lemma) ?? meaningOf(lemma) ?? '',
  )
  return meaning ? meaning.split(/; (?:or )?/u) : null
}

const wordsIn = (text: string) =>
  wordsOf(text.toLowerCase()).filter((word) => word.length > 2 && !EMPTY.has(word))

/** The word that a question without words of the text asks about: "what does loom mean". */
function wordAsked(asked: string): string {
  return /["“‘']([^"”’']{2,30})["”’']/u.exec(asked)?.[1] ?? /\b(\p{L}{3,20}) means?\b/u.exec(asked)?.[1] ?? ''
}

const LEAST_OF_SENTENCE = 3

/** Whether words are all that is said at once, or a whole sentence of it. */
function isSentence({ doc, utterances }: Scene, phrase: Span): boolean {
  if (wordsOf(doc.text.slice(phrase.start, phrase.end)).length < LEAST_OF_SENTENCE) return false
  const said = utterances.find((one) => overlaps(one, phrase))
  if (!said) return false
  const fills = ({ start, end }: Span) => end - start - (phrase.end - phrase.start) <= MOST_MARKS
  return fills(said) || doc.sentences.some((one) => overlaps(one, phrase) && fills(inside(one, said)))
}

/** Marks and blanks at the edges of a sentence. */
const MOST_MARKS = 4

function inside(one: Span, other: Span): Span {
  return { start: Math.max(one.start, other.start), end: Math.min(one.end, other.end) }
}

type Thing = { thing: string; can: readonly string[]; means?: readonly string[] }

/** The rows of the things that words name, in the order of the words; "lawn chair" before "chair". */
function thingsIn(words: string): Thing[] {
  const all = ` ${words.toLowerCase()} `
  const found = (comparisons as readonly Thing[])
    .flatMap((one) => {
      const at = Math.max(all.indexOf(` ${one.thing} `), all.indexOf(` ${one.thing}s `))
      return at < 0 ? [] : [{ one, at, end: at + one.thing.length }]
    })
    .sort((a, b) => b.end - b.at - (a.end - a.at))
  return found
    .filter((row, k) => !found.slice(0, k).some(({ at, end }) => row.at < end && at < row.end))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}

/** What the thing is known for that something is compared with. */
function sharedWith(text: string, { data }: Finding<'simile'>): ForkReading[] {
  const [thing] = thingsIn(wordsOf(text.slice(data.comparedWith.start, data.comparedWith.end)).join(' '))
  return thing && thing.can.length > 0 ? claims('shared', [joinWords(thing.can, 'or')]) : []
}

function claims(kind: keyof typeof wording.means, values: readonly string[]): ForkReading[] {
  return values.map((quality, at) => ({
    id: `${kind}-${at + 1}`,
    claim: fill(wording.means[kind].claim, { quality }),
    test: wording.means[kind].test,
  }))
}
