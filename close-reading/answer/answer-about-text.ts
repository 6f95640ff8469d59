import { capitalize, joinWords, quoted } from '../explanation/phrasing.ts'
import { type ExplanationSource, voiceOf } from '../explanation/source.ts'
import type { Interpretation } from '../interpret/interpretation.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { quoteMoment } from '../understand/quote-moment.ts'
import wording from '../wording/answer.json' with { type: 'json' }
import clueNames from '../wording/clue-names.json' with { type: 'json' }
import { fill } from '../wording/fill.ts'
import { answerDevice } from './answer-device.ts'

type About = { source: ExplanationSource; scene: Scene; query: Query; said: Omit<Interpretation, 'short'> }

/** Answers to questions about the text itself: its tone, its point, its devices, who speaks. Null for other questions. */
export function answerAboutText(about: About): string | null {
  const { source, query, said } = about
  switch (query.intent) {
    case 'essay':
    case 'label':
    case 'outside':
    case 'later':
    case 'foreign':
    case 'nobody':
    case 'elsewhere':
    case 'empty':
      return fill(wording.notInText[query.intent], { line: said.retelling[0]?.sentence ?? '' })
    case 'tone':
      return `${said.tone.word ? '' : `${wording.noTone} `}${plain(said.tone.sentence)}`
    case 'device':
      return answerDevice(source, query.device)
    case 'meaning':
      return answerMeaning(about)
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

function plain(sentence: string): string {
  return sentence.replace(/\*\*/gu, '')
}

/** The meaning of the words asked about, where they are a saying, a comparison or a hard word. */
function answerMeaning({ source, query, said }: About): string | null {
  const { phrase } = query
  if (!phrase) return said.clues.find(({ kind }) => kind === 'comp')?.means ?? null
  const clue = said.clues.find(
    (one) =>
      one.start < phrase.end &&
      phrase.start < one.end &&
      (one.kind === 'comp' || one.kind === 'turn' || one.name === clueNames.act),
  )
  if (clue) return clue.means
  const asked = source.text.slice(phrase.start, phrase.end)
  const hard = said.words.find(({ word }) => asked.toLowerCase().includes(word.toLowerCase()))
  return hard && asked.split(' ').length < 3
    ? fill(wording.meaning, { word: quoted(hard.word), meaning: hard.means })
    : null
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
function answerPoint({ source, scene, said }: About): string | null {
  const voice = capitalize(voiceOf(source))
  const call = callIn(source.text)
  if (call && source.kind === 'nonfiction') return fill(wording.point.call, { voice, quote: quoted(call) })
  const ask = scene.clauses.find(
    (one) => OUGHT.has(one.modal) && !one.passive && one.subject >= 0 && one.utterance < 0,
  )
  const asked = ask && source.kind === 'nonfiction' ? quoteMoment(scene, ask) : null
  if (asked) return fill(wording.point.ought, { voice, line: asked.sentence })
  const last = said.retelling.at(-1)?.sentence
  const first = said.retelling[0]?.sentence
  if (!first || !last || first === last) return null
  const both = fill(wording.point.bothEnds, { first, last })
  return both.split(/\s+/u).length <= 40 ? both : fill(wording.point.end, { last })
}

function answerSpeaker({ scene, source }: About): string | null {
  const speakers = [...new Set(scene.utterances.map(({ speaker }) => speaker))].flatMap(
    (one) => scene.cast.people[one]?.name ?? [],
  )
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
