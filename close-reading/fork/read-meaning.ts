import { lemmaOf } from '../doc/lemma-of.ts'
import { overlaps } from '../doc/overlaps.ts'
import { firstSense } from '../explanation/first-sense.ts'
import { fitMeaning } from '../explanation/fit-meaning.ts'
import { joinWords } from '../explanation/phrasing.ts'
import { findingsOf } from '../explanation/source.ts'
import type { Span } from '../finding.ts'
import type { Finding } from '../findings.ts'
import comparisons from '../knowledge/common-comparisons.json' with { type: 'json' }
import senses from '../knowledge/two-senses.json' with { type: 'json' }
import { plainMeaningOf } from '../lexicons/plain-meanings.ts'
import { meaningOf } from '../lexicons/word-meanings.ts'
import { EMPTY } from '../question/find-phrase.ts'
import { wordsOf } from '../rubric/split-prose.ts'
import type { Scene } from '../scene/read-scene.ts'
import { fill } from '../wording/fill.ts'
import wording from '../wording/fork.json' with { type: 'json' }
import { sayingIn } from '../words/saying-in.ts'
import { type ExactLine, exactLine } from './exact-line.ts'
import { aboutText } from './fixed-readings.ts'
import type { ForkReading } from './fork.ts'
import type { ForkSource, Readings } from './readings.ts'

const MOST_CLAIMS = 4
const MOST_SHARED = 3
/** Characters before a comparison in which its verb stands. */
const NEAR = 24
const SYMBOL = /\b(?:stands? for|stand in for|symbol\w*|represents?)\b/u
/** "This house is a zoo": one thing is called another. */
const IS_A = /(?:\b(?:is|are|was|were|am)|['’](?:s|m|re)) (?:\w+ly )?(?:an?|my|your|his|her|the) (.{1,60})/u
const COMPARED = /\b(?:compar\w+|similes?)\b/u

/**
 * What words may mean: what two compared things share, what a saying means, the senses of a word, what a thing often
 * stands for, and for a whole sentence whether it is meant as it stands.
 */
export function readMeaning(from: ForkSource, lines: readonly ExactLine[]): Readings {
  const { source, scene, query } = from
  const { phrase } = query
  return { kind: 'meaning', claims: claimsFor(from).slice(0, MOST_CLAIMS), some: 'meaning' }

  function claimsFor({ query: { asked } }: ForkSource): ForkReading[] {
    const saying = phrase && sayingAsked(from, phrase)
    if (saying) return [...claims('sense', [saying]), ...aboutText(['literal', 'hint'])]
    const comparison = findingsOf(source, 'simile').find((one) =>
      phrase ? overlaps(one, phrase) : COMPARED.test(asked),
    )
    if (comparison) return [...sharedWith(source.text, comparison), ...aboutText(['else'])]
    const said = phrase ? source.text.slice(phrase.start, phrase.end) : asked
    const called = phrase ? IS_A.exec(said.toLowerCase()) : null
    const isPicture = called && thingsIn(called[1] ?? '').length > 0
    if (phrase && !isPicture && isSentence(scene, phrase))
      return aboutText(['literal', 'saidOpposite', 'saidAsJoke', 'saysMore'])
    const words = wordsIn(isPicture ? (called[1] ?? '') : said)
    if (SYMBOL.test(asked)) {
      const symbols = thingsIn([...wordsIn(asked), ...words].join(' ')).flatMap((one) => one.means ?? [])
      if (symbols.length > 0)
        return [...claims('standsFor', symbols.slice(0, 3)), ...aboutText(['onlyItself'])]
    }
    const named = phrase ? words : wordsIn(wordAsked(asked))
    const made = sensesOf(named)
    // Beside the one sense that is known stand the lines that the word may sum up.
    if (made.length === 1) return [...made, ...shownBy(from, lines)]
    return made.length > 0 ? made : [...shownBy(from, lines), ...aboutText(['picture', 'hint'])]
  }
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

/** The senses of one word, or what the things and acts of several words are known for; then that they are meant as they stand. */
function sensesOf(words: readonly string[]): ForkReading[] {
  const known = words.flatMap((word) => sensesOfWord(word) ?? [])
  if (words.length === 1 && known.length > 0) return claims('sense', known.slice(0, 3))
  const made = [
    ...claims('sense', words.flatMap((word) => sensesOfRow(word).slice(1, 2)).slice(0, 1)),
    ...likeThings(thingsIn(words.join(' ')).filter(({ can }) => can.length > 0)),
  ]
  return made.length > 0
    ? [...made, ...aboutText(made.length > 1 ? ['literal', 'picture'] : ['literal', 'hint'])]
    : []
}

const MOST_NEIGHBORS = 2

/** What the lines next to the words show: a word that no list holds is read from its neighbors. */
function shownBy({ scene, query, moments }: ForkSource, lines: readonly ExactLine[]): ForkReading[] {
  const at = query.phrase?.start ?? -1
  if (at < 0) return aboutText(['literal'])
  const near = moments
    .map((one) => ({ one, far: Math.min(Math.abs(one.start - at), Math.abs(one.end - at)) }))
    .sort((a, b) => a.far - b.far)
    .flatMap(({ one }) => exactLine(scene, one, new Set()) ?? [])
  return [...lines, ...near]
    .filter((one) => !query.phrase || !overlaps(one, query.phrase))
    .filter(
      ({ quote }, k, all) => wordsOf(quote).length > 2 && all.findIndex((one) => one.quote === quote) === k,
    )
    .slice(0, MOST_NEIGHBORS)
    .sort((a, b) => a.start - b.start)
    .map(({ quote }, k) => ({
      id: `shown-${k + 1}`,
      claim: fill(wording.shown.claim, { quote }),
      test: wording.shown.test,
    }))
}

/** Of one thing each of what it is known for is a reading; of two, each thing is. */
function likeThings([first, second]: readonly Thing[]): ForkReading[] {
  if (!first) return []
  return second
    ? claims(
        'like',
        [first, second].map(({ thing, can }) =>
          fill(wording.likeThing, { thing, qualities: joinWords(can, 'or') }),
        ),
      )
    : claims('says', first.can.slice(0, MOST_SHARED - 1))
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

/** What is compared: how it acts, and what the thing is known for that it is compared with. */
function sharedWith(text: string, { start, data }: Finding<'simile'>): ForkReading[] {
  const things = thingsIn(wordsOf(text.slice(data.comparedWith.start, data.comparedWith.end)).join(' '))
  const before = wordsIn(text.slice(Math.max(0, start - NEAR), data.comparedWith.start))
  const acts = before.slice(-2).flatMap((word) => sensesOfRow(word).slice(1, 2))
  const made = [
    ...claims('sense', acts.slice(0, 1)),
    ...claims('shared', things[0]?.can.slice(0, acts.length > 0 ? 2 : MOST_SHARED) ?? []),
  ]
  return made.length > 0 ? made : aboutText(['look', 'act', 'touch'])
}

function claims(kind: keyof typeof wording.means, values: readonly string[]): ForkReading[] {
  return values.map((quality, at) => ({
    id: `${kind}-${at + 1}`,
    claim: fill(wording.means[kind].claim, { quality }),
    test: wording.means[kind].test,
  }))
}
