import { capitalize, joinWords, numberOf } from '../explanation/phrasing.ts'
import { quoteWords } from '../explanation/quote-words.ts'
import type { Span } from '../finding.ts'
import { sentencesOfPeople } from '../interpret/feelings-of-people.ts'
import type { Person } from '../scene/cast.ts'
import type { Scene } from '../scene/read-scene.ts'
import type { FeelingClue, FeelingSource } from '../understand/feeling-clue.ts'
import { isFeelingWord } from '../understand/feeling-list.ts'
import { tokenFrom } from '../understand/moments-about.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import type { AnswerSource } from './answer.ts'
import { placedQuote } from './placed-quote.ts'

/** A question about the feelings of all: "how do they feel", "what feelings are there". */
const OF_EVERYBODY =
  /^(?:(?!\b(?:does|is|was)\b).)*\b(?:they|characters|people|everyone|everybody|feelings|emotions)\b/u
const MOST_QUOTED = 14
const MOST_STATEMENTS = 3
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
  const own = feelings.filter(
    (one) =>
      one.person === number &&
      (query.intent !== 'attitude' || isToward(source, one)) &&
      !(OF_THE_END.test(query.asked) && OF_THE_START.test(words(scene, one.says))),
  )
  const from = SOURCES.find((one) => own.some((clue) => clue.from === one))
  return person && from
    ? describe(
        source,
        person,
        from,
        own.filter((one) => one.from === from),
      )
    : null
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
  const feelings = inOrder(stated)
  const lead = query.yesNo ? yesOrNo(source, from, own) : ''
  const isPlain = from === 'said' && stated.every((one) => isPlainlySaid(source, one))
  const sentence = fill(wording.feeling[isPlain ? 'named' : from][numberOf(person)], {
    name: capitalize(person.name),
    word: feelings,
    quote: quotes,
  })
  return [lead, sentence].filter(Boolean).join(' ')
}

const DENIES = /\b(?:not|never|no|nor|hardly|barely|scarcely|anything but|far from)\b|n['’]t\b/u

/** "I was homesick": what a narrator says outside speech, and denies with no word, the text says. */
function isPlainlySaid({ scene }: AnswerSource, { person, says }: FeelingClue): boolean {
  const { doc, cast } = scene
  const first = tokenFrom(doc.start, doc.count, says.start)
  return person === cast.narrator && doc.quoted[first] !== 1 && !DENIES.test(words(scene, says).toLowerCase())
}

function words(scene: Scene, says: Span): string {
  return quoteWords(scene.doc.text, says, MOST_QUOTED) ?? scene.doc.text.slice(says.start, says.end)
}

/** "calm, and later furious": the feelings in the order of the text, each once. */
export function inOrder(clues: readonly FeelingClue[]): string {
  const stated = [...new Set(clues.map((one) => joinWords(one.words)))]
  return stated.join(wording.feeling.later)
}

/** Yes or no only where the text uses the word of the question. */
function yesOrNo({ query }: AnswerSource, from: FeelingSource, own: readonly FeelingClue[]): string {
  const asked = query.asked.split(/[^\p{L}]+/u).filter(isFeelingWord)
  const isSame = own.some((one) => one.words.some((word) => asked.includes(word)))
  if (!isSame || own.some((one) => !one.words.some((word) => asked.includes(word)))) return ''
  return from === 'named' ? wording.feeling.yes : from === 'denied' ? wording.feeling.no : ''
}
