import { overlaps } from '../doc/overlaps.ts'
import { firstSense } from '../explanation/first-sense.ts'
import { fitMeaning } from '../explanation/fit-meaning.ts'
import { capitalize, joinWords, quoted } from '../explanation/phrasing.ts'
import { type ExplanationSource, findingsOf, voiceOf } from '../explanation/source.ts'
import type { Finding } from '../findings.ts'
import type { Interpretation } from '../interpret/interpretation.ts'
import { isAbsent, type Query } from '../question/understand-question.ts'
import { foldQuotable } from '../quoting/fold-quotable.ts'
import type { Scene } from '../scene/read-scene.ts'
import { quoteMoment } from '../understand/quote-moment.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import clueNames from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { termAsked } from '../words/idea-asked.ts'
import { sayingIn } from '../words/saying-in.ts'
import { answerDevice } from './answer-device.ts'

type About = { source: ExplanationSource; scene: Scene; query: Query; said: Omit<Interpretation, 'short'> }

/** "What is irony?" asks for the term; "what is tone" beside a text asks for its tone. */
const OF_TERMS: ReadonlySet<string> = new Set(['device', 'meaning', 'sincerity', 'open', 'elsewhere'])

/** Answers to questions about the text itself: its tone, its point, its devices, who speaks. Null for other questions. */
export function answerAboutText(about: About): string | null {
  const { source, query, said } = about
  const term = !query.phrase && OF_TERMS.has(query.intent) ? termAsked(source.question) : null
  if (term) return term.means
  switch (query.intent) {
    case 'essay':
    case 'label':
    case 'outside':
    case 'later':
    case 'foreign':
    case 'elsewhere':
    case 'empty':
      return fill(wording.notInText[query.intent], {
        line: said.retelling[0]?.sentence ?? '',
      })
    case 'nobody':
      return answerNobody(about)
    case 'tone':
      return said.tone.word ? plain(said.tone.sentence) : null
    case 'device':
      return answerDevice(source, query.device, query.phrase)
    case 'meaning':
      return answerMeaning(about)
    case 'sincerity':
      return answerSincerity(about)
    case 'theme':
    case 'purpose':
      return answerPoint(about)
    case 'speaker':
      return answerSpeaker(about)
    case 'character':
      return answerCharacter(about)
    default:
      return null
  }
}

/** Somebody whom the text does not name, or whose name may be an ordinary word there. */
function answerNobody({ source, query }: About): string {
  const name = query.missing ?? ''
  return isAbsent(name, foldQuotable(source.text))
    ? fill(wording.notFound.nobody, { name })
    : fill(wording.notFound.unknown, { name })
}

function plain(sentence: string): string {
  return sentence.replace(/\*\*/gu, '')
}

/** The meaning of the words asked about, where they are a saying, a comparison or a hard word. */
function answerMeaning({ source, scene, query, said }: About): string | null {
  const { phrase } = query
  const idiom = findingsOf(source, 'idiom').find((one) => phrase && overlaps(one, phrase))
  const saying = idiom ?? sayingIn(source.question)
  const meaning = saying && fitMeaning(saying.data.meaning)
  if (saying && meaning) {
    const shown = sayingShown(source, saying, idiom !== undefined)
    const isSaid = idiom !== undefined && scene.utterances.some((one) => overlaps(one, idiom))
    const usual = fill(wording.saying, { saying: shown, meaning: firstSense(meaning) })
    return isSaid ? `${usual} ${wording.sayingInSpeech}` : usual
  }
  if (!phrase) return query.device ? (said.clues.find(({ kind }) => kind === 'comp')?.means ?? null) : null
  const clue = said.clues.find(
    (one) => overlaps(one, phrase) && (one.kind === 'comp' || one.name === clueNames.act),
  )
  if (clue) return clue.means
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

/** Where praise stands beside trouble, that it may mean the opposite: about the words or the person asked about. */
function answerSincerity({ scene, query, said }: About): string | null {
  const clue = said.clues.find(({ name, start, end }) => {
    const by = scene.utterances.find((one) => one.start <= start && end <= one.end)?.speaker ?? -1
    const isOthers = query.people.length > 0 && by >= 0 && by !== query.people[0]
    return (
      name === clueNames.opposite && !isOthers && (!query.phrase || overlaps({ start, end }, query.phrase))
    )
  })
  return clue?.means ?? null
}

const OUGHT = new Set(['should', 'must', 'ought', 'shall'])

/** "Let us strive on": the first call to others, up to the mark that ends it. */
function callIn(text: string): string | null {
  for (const { 0: opening, index } of text.matchAll(/\blet us /giu)) {
    const rest = /^[\p{L}' ]{4,60}/u.exec(
      text.slice(index + opening.length, index + opening.length + 120),
    )?.[0]
    const next = text.charAt(index + opening.length + (rest?.length ?? 0))
    if (rest && !/^be\b/iu.test(rest) && (next === '' || ',.;:!?'.includes(next))) return opening + rest
  }
  return null
}

/** What a text asks of its readers, said in its own "should" and "must" or in its orders. */
function answerPoint({ source, scene }: About): string | null {
  const voice = capitalize(voiceOf(source))
  const call = callIn(source.text)
  if (call && source.kind === 'nonfiction') return fill(wording.point.call, { voice, quote: quoted(call) })
  const ask = scene.clauses.find(
    (one) => OUGHT.has(one.modal) && !one.passive && one.subject >= 0 && one.utterance < 0,
  )
  const asked = ask && source.kind === 'nonfiction' ? quoteMoment(scene, ask) : null
  if (asked) return fill(wording.point.ought, { voice, line: asked.sentence })
  return null
}

function answerSpeaker({ scene, source }: About): string | null {
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

function answerCharacter({ scene, said }: About): string | null {
  const others = scene.cast.people
    .map((one, number) => ({ one, number }))
    .filter(({ number }) => number !== scene.cast.narrator || scene.cast.people.length === 1)
  const main = others.sort((a, b) => acts(scene, b.number) - acts(scene, a.number))[0]
  if (!main) return null
  const does = said.retelling.find(({ sentence }) => sentence.startsWith(capitalize(main.one.name)))?.sentence
  const feels = said.feelings.find(({ who }) => who === capitalize(main.one.name))
  const most = fill(wording.character, { name: capitalize(main.one.name) })
  return `${most} ${does ?? ''} ${feels ? plain(feels.sentence) : ''}`.trim()
}

function acts(scene: Scene, person: number): number {
  return scene.clauses.filter((one) => one.subject >= 0 && scene.cast.who[one.subject] === person).length
}
