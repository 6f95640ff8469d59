import { kinds } from '../choices/kinds.ts'
import { genreOf } from '../doc/genre.ts'
import { overlaps } from '../doc/span.ts'
import type { Finding } from '../findings/findings.ts'
import { firstSense, fitMeaning } from '../phrasing/fit-meaning.ts'
import type { Interpretation } from '../phrasing/interpretation.ts'
import { capitalize, joinWords, quoted } from '../phrasing/phrasing.ts'
import { quoteWords } from '../phrasing/quote-words.ts'
import { type ExplanationSource, findingsOf, voiceOf } from '../phrasing/source.ts'
import { foldQuotable } from '../prose/fold-quotable.ts'
import type { Intent } from '../question/intents.ts'
import { isAbsent, type Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { quoteMoment } from '../understand/quote-moment.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { termAsked } from '../words/idea-asked.ts'
import { sayingIn } from '../words/saying-in.ts'
import { answerDevice } from './answer-device.ts'
import { answerNarrator } from './answer-narrator.ts'
import { MOST_WORDS, meaningGiven } from './meaning-given.ts'
import { placedQuote } from './placed-quote.ts'

type About = {
  source: ExplanationSource
  scene: Scene
  query: Query
  said: Omit<Interpretation, 'short' | 'fork' | 'meanings'>
}

/** "What is irony?" asks for the term; "what is tone" beside a text asks for its tone. */
const OF_TERMS: ReadonlySet<string> = new Set(['device', 'meaning', 'sincerity', 'open', 'elsewhere'])

type Answerer = (about: About) => string | null

/** What answers a question about the text itself, by what it asks for. */
const byIntent: Partial<Record<Intent, Answerer>> = {
  essay: answerOutside,
  label: answerOutside,
  outside: answerOutside,
  later: answerOutside,
  foreign: answerOutside,
  elsewhere: answerOutside,
  empty: answerOutside,
  nobody: answerNobody,
  tone: answerPlainTone,
  device: ({ source, scene, query }) => answerDevice(source, scene, query),
  meaning: answerMeaning,
  theme: answerPoint,
  purpose: answerPoint,
  speaker: answerSpeaker,
  character: answerCharacter,
}

/** Answers to questions about the text itself: its tone, its point, its devices, who speaks. Null for other questions. */
export function answerAboutText(about: About): string | null {
  const { scene, query } = about
  return answerTerm(about) ?? answerNarrator(scene, query) ?? byIntent[query.intent]?.(about) ?? null
}

function answerTerm({ source, query }: About): string | null {
  return !query.phrase && OF_TERMS.has(query.intent) ? (termAsked(source.question)?.means ?? null) : null
}

/** What no text can answer. */
function answerOutside({ query, said }: About): string {
  return fill(wording.notInText[query.intent as keyof typeof wording.notInText], {
    line: said.retelling[0]?.sentence ?? '',
  })
}

/** Steps and tables sound plain; how other texts sound is for the reader to hear. */
function answerPlainTone({ source, said }: About): string | null {
  return genreOf(source.reading.doc) === 'prose' ? null : said.tone.sentence.replace(/\*\*/gu, '')
}

/** Somebody whom the text does not name, or whose name may be an ordinary word there. */
function answerNobody({ source, query }: About): string {
  const name = query.missing ?? ''
  return isAbsent(name, foldQuotable(source.text))
    ? fill(wording.notFound.nobody, { name })
    : fill(wording.notFound.unknown, { name })
}

/** The meaning of the words asked about, where they are a saying or a hard word, or the text gives it. */
function answerMeaning({ source, scene, query, said }: About): string | null {
  const { phrase } = query
  const given = phrase && !query.yesNo ? meaningGiven(scene, phrase) : null
  if (given) return given
  const idiom = findingsOf(source, 'idiom').find((one) => phrase && overlaps(one, phrase))
  const saying = idiom ?? sayingIn(source.question)
  const meaning = saying && fitMeaning(saying.data.meaning)
  if (saying && meaning) {
    const shown = sayingShown(source, saying, idiom !== undefined)
    return fill(wording.saying, { saying: shown, meaning: firstSense(meaning) })
  }
  if (!phrase) return null
  const asked = source.text.slice(phrase.start, phrase.end)
  const hard = said.words.find(({ word }) => asked.toLowerCase().includes(word.toLowerCase()))
  return hard && asked.split(' ').length < 3
    ? fill(wording.meaning, { word: quoted(hard.word), meaning: hard.means })
    : null
}

/** What is quoted stands in the text; a saying of the question alone stands without marks. */
function sayingShown(source: ExplanationSource, { start, end }: Finding<'idiom'>, isInText: boolean): string {
  return isInText ? quoted(source.text.slice(start, end)) : capitalize(source.question.slice(start, end))
}

const OUGHT = new Set(['should', 'must', 'ought', 'shall'])

/** "Let us strive on": the first call to others, up to the mark that ends it. */
function callIn(text: string): string | null {
  for (const { 0: opening, index } of text.matchAll(/\blet us /giu)) {
    const rest = /^[\p{L}' ]{4,60}/u.exec(
      text.slice(index + opening.length, index + opening.length + 120),
    )?.[0]
    const next = text.charAt(index + opening.length + (rest?.length ?? 0))
    const opens = /(?:^|[.!?;:,—“"]\s{0,2}|\band |\bthen )$/iu.test(text.slice(Math.max(0, index - 6), index))
    if (opens && rest && !/^be\b/iu.test(rest) && (next === '' || ',.;:!?'.includes(next)))
      return opening + rest
  }
  return null
}

/** What a text asks of its readers, said in its own "should" and "must" or in its orders. */
function answerPoint({ source, scene }: About): string | null {
  if (!kinds[source.kind].isFactual) return null
  const voice = capitalize(voiceOf(source))
  const call = callIn(source.text)
  if (call) return fill(wording.point.call, { voice, quote: quoted(call) })
  const ask = scene.clauses.find(
    (one) => OUGHT.has(one.modal) && !one.passive && one.subject >= 0 && one.utterance < 0,
  )
  const asked = ask && quoteMoment(scene, ask)
  if (asked) return fill(wording.point.ought, { voice, line: asked.sentence })
  return null
}

/** Who says the words that the question quotes; without any, everybody who speaks. */
function answerSpeaker({ scene, source, query }: About): string | null {
  const { phrase } = query
  if (phrase) {
    const at = scene.utterances.findIndex((one) => overlaps(one, phrase))
    const said = scene.utterances[at]
    const person = said && scene.cast.people[said.speaker]
    const quote = said && quoteWords(source.text, said, MOST_WORDS)
    if (!said || !person || !quote || !(said.sure || isByTurn(scene, at))) return null
    return fill(wording.speaker.said, {
      name: capitalize(person.name),
      quote: placedQuote(scene, quote, said),
    })
  }
  const speakers = [
    ...new Set(scene.utterances.filter(({ sure }) => sure).map(({ speaker }) => speaker)),
  ].flatMap((one) => scene.cast.people[one]?.name ?? [])
  const names = capitalize(joinWords(speakers.slice(0, 4)))
  const narrator =
    scene.cast.narrator >= 0 ? fill(wording.speaker.narrator, { voice: capitalize(voiceOf(source)) }) : ''
  if (!names) return narrator || null
  const speak = fill(wording.speaker.speak[speakers.length > 1 ? 'several' : 'one'], { names })
  return `${speak} ${narrator || wording.speaker.outside}`
}

/** Two people speak in turn, and the two utterances before are by both of them. */
function isByTurn({ utterances }: Scene, at: number): boolean {
  const [first, second, own] = [utterances[at - 2], utterances[at - 1], utterances[at]]
  const speakers = new Set(utterances.filter(({ sure }) => sure).map(({ speaker }) => speaker))
  return (
    speakers.size === 2 &&
    first?.sure === true &&
    second?.sure === true &&
    first.speaker !== second.speaker &&
    first.speaker === own?.speaker
  )
}

/** Who does most is the main character; what somebody is like is not counted. */
function answerCharacter({ scene, query }: About): string | null {
  if (!/\bmain character\b|\bprotagonist\b/u.test(query.asked)) return null
  const acts = (person: number) =>
    scene.clauses.filter((one) => one.subject >= 0 && scene.cast.who[one.subject] === person).length
  const others = scene.cast.people
    .map((one, number) => ({ one, number }))
    .filter(({ number }) => number !== scene.cast.narrator || scene.cast.people.length === 1)
  const main = others.sort((a, b) => acts(b.number) - acts(a.number))[0]
  return main ? fill(wording.character, { name: capitalize(main.one.name) }) : null
}
