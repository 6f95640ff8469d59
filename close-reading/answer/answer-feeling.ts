import type { Span } from '../doc/span.ts'
import { capitalize, joinWords, numberOf } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { EMPTY } from '../question/find-phrase.ts'
import type { Person } from '../scene/cast.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue, FeelingSource } from '../understand/feeling-clue.ts'
import { feelingsInTurn } from '../understand/feelings-in-turn.ts'
import { tokenFrom } from '../understand/moments-about.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import { lemmaOf } from '../vocabulary/lemma-of.ts'
import { wordsIn } from '../vocabulary/little-words.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import type { AnswerSource } from './answer.ts'
import { sentencesOfPeople } from './feelings-of-people.ts'
import { placedQuote } from './placed-quote.ts'

/** A question about the feelings of all: "how do they feel", "what feelings are there". */
const OF_EVERYBODY =
  /^(?:(?!\b(?:does|is|was)\b).)*\b(?:they|characters|people|everyone|everybody|feelings|emotions)\b/u
const MOST_QUOTED = 14
const MOST_STATEMENTS = 4
/** How the text says a feeling, the surest first. An answer tells those of one. */
const SOURCES = ['named', 'denied', 'said', 'seems', 'reported'] as const satisfies readonly FeelingSource[]

/**
 * What the text says in so many words of the feeling that is asked about; null where it says nothing. Never of anybody
 * but the person asked about.
 */
export function answerFeeling(source: AnswerSource): string | null {
  const { query, scene, feelings } = source
  if (query.unclear !== null) return fill(wording.unclear, { words: query.unclear })
  const [number] = query.people
  const person = scene.cast.people[number ?? -1]
  if (!person) {
    if (query.people.length > 0 || !OF_EVERYBODY.test(query.asked)) return null
    const all = sentencesOfPeople(scene, feelings)
    return all.length > 0 ? all.join(' ') : null
  }
  const stated = query.people.slice(0, query.together).map((one) => describeFeeling(source, one))
  return stated.every((one) => one !== null) ? [...stated].reverse().join(' ') : (stated[0] ?? null)
}

/** What held at first is no answer to how somebody feels at the end. */
const OF_THE_END = /\b(?:(?:at|in|by) the end|finally|in the last|afterwards?)\b/u
const OF_THE_START = /\bat (?:first|the (?:start|beginning))\b/u

function describeFeeling(source: AnswerSource, number: number): string | null {
  const { query, scene, feelings } = source
  const person = scene.cast.people[number]
  const all = feelings.filter(
    (one) =>
      one.person === number &&
      (query.intent !== 'attitude' || isToward(source, one) || isOfThing(source, one)) &&
      !(OF_THE_END.test(query.asked) && !one.inTurn && OF_THE_START.test(words(scene, one.says))),
  )
  const own = ofTheMoment(source, all)
  const asked = query.yesNo ? feelingsAsked(query) : []
  const from =
    SOURCES.find((one) => own.some((clue) => clue.from === one && isAsked(clue, asked))) ??
    SOURCES.find((one) => own.some((clue) => clue.from === one))
  return person && from
    ? describe(
        source,
        person,
        from,
        own.filter((one) => one.from === from),
      )
    : null
}

function isAsked({ words }: FeelingClue, asked: readonly string[]): boolean {
  return words.some((word) => asked.includes(word))
}

function feelingsAsked({ asked }: AnswerSource['query']): string[] {
  return wordsIn(asked).filter(isFeelingWord)
}

/** Asks for all feelings in their order. */
const OF_ALL = /\b(?:chang(?:es?|ed|ing)|order|throughout|whole)\b|\bfrom (?:[\p{L}'’]{1,20} ){1,5}to\b/u

/** "When the calf did not stand up": the sentences with the words of the question, where some have any. */
function ofTheMoment({ query, scene }: AnswerSource, own: readonly FeelingClue[]): readonly FeelingClue[] {
  if (own.length < 2 || OF_ALL.test(query.asked)) return own
  const { doc, cast } = scene
  const names = query.people.flatMap((one) => (cast.people[one]?.name ?? '').toLowerCase().split(' '))
  const words = new Set(
    wordsIn(query.asked)
      .filter((word) => word.length > 2 && !EMPTY.has(word) && !names.includes(word) && !isFeelingWord(word))
      .map((word) => lemmaOf(word)),
  )
  const near = own.filter(({ start }) => {
    const sentence = doc.sentences[doc.sentenceOf[tokenFrom(doc.start, doc.count, start)] as number]
    for (let i = sentence?.first ?? 0; i < (sentence?.last ?? 0); i++)
      if (words.has(doc.lemma(i))) return true
    return false
  })
  return near.length > 0 ? near : own
}

const BODILY = new Set('hungry thirsty sleepy tired weary exhausted'.split(' '))
const TOWARD = /\b(?:about|towards?|for|of|with) /u

/** "How does she feel about the soup?" asks for no feeling towards another person. */
function isOfThing({ query, scene }: AnswerSource, { words }: FeelingClue): boolean {
  const about =
    query.asked
      .split(TOWARD)
      .slice(1)
      .at(-1)
      ?.split(/[^\p{L}]+/u) ?? []
  const names = query.people.flatMap((one) => (scene.cast.people[one]?.name ?? '').toLowerCase().split(' '))
  // "About being forgiven by Leo" asks of what is done, and not of Leo.
  const isPerson =
    about.length > 0 && about.every((word) => names.includes(word) || EMPTY.has(word) || word === '')
  return about.length > 0 && !isPerson && !words.some((word) => BODILY.has(word))
}

/** Whether words about a feeling name the other person of the question: "furious with Theo". */
function isToward({ scene, query }: AnswerSource, { says }: FeelingClue): boolean {
  const { doc, cast } = scene
  for (
    let i = tokenFrom(doc.start, doc.count, says.start);
    i < doc.count && (doc.start[i] as number) < says.end;
    i++
  )
    if (query.people.indexOf(cast.who[i] as number) > 0) return true
  return false
}

function describe(
  source: AnswerSource,
  person: Person,
  from: (typeof SOURCES)[number],
  own: readonly FeelingClue[],
): string {
  const { query, scene } = source
  const stated = own.slice(0, MOST_STATEMENTS)
  const quotes = joinWords(stated.map(({ says }) => placedQuote(scene, words(scene, says), says)))
  const feelings = inOrder(scene, stated)
  const lead = query.yesNo ? yesOrNo(source, from, own) : ''
  const sentence = fill(wording.feeling[from][numberOf(person)], {
    name: capitalize(person.name),
    word: feelings,
    quote: quotes,
  })
  return [lead, sentence].filter(Boolean).join(' ')
}

function words(scene: Scene, says: Span): string {
  return quoteWords(scene.doc.text, says, MOST_QUOTED) ?? scene.doc.text.slice(says.start, says.end)
}

/** "calm, and later furious": the feelings in the order of the text, each once. */
function inOrder(scene: Scene, clues: readonly FeelingClue[]): string {
  const turns = feelingsInTurn(scene, clues)
  const last = turns.pop() ?? ''
  return turns.length > 0 ? turns.join(wording.feeling.then) + wording.feeling.later + last : last
}

/** Yes or no only where the text uses the word of the question. */
function yesOrNo({ query }: AnswerSource, from: FeelingSource, own: readonly FeelingClue[]): string {
  const asked = feelingsAsked(query)
  const isSame = own.some((one) => one.words.some((word) => asked.includes(word)))
  if (!isSame || own.some((one) => !one.words.some((word) => asked.includes(word)))) return ''
  return from === 'named' ? wording.feeling.yes : from === 'denied' ? wording.feeling.no : ''
}
