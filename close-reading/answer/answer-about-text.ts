import type { Interpretation } from '../interpret/interpretation.ts'
import { capitalize, joinWords, quoted } from '../lesson/phrasing.ts'
import { type LessonSource, voiceOf } from '../lesson/source.ts'
import type { Query } from '../question/understand-question.ts'
import type { Scene } from '../scene/read-scene.ts'
import { quoteMoment } from '../understand/quote-moment.ts'
import { answerDevice } from './answer-device.ts'

type About = { source: LessonSource; scene: Scene; query: Query; said: Omit<Interpretation, 'short'> }

/** Answers to questions about the text itself: its tone, its point, its devices, who speaks. Null for other questions. */
export function answerAboutText(about: About): string | null {
  const { source, query, said } = about
  switch (query.intent) {
    case 'essay':
      return 'This page does not write a finished essay. It explains the text and gives you a plan with blanks.'
    case 'label':
      return `The text does not say this. A label is one reading. ${whatIsShown(about)}`
    case 'outside':
      return `The text does not say this. ${whatIsShown(about)}`
    case 'later':
      return `The text does not say this, because these lines stop before it. ${whatIsShown(about)}`
    case 'foreign':
      return 'Your question does not look like English, and this page reads English. The steps below tell what the text shows.'
    case 'nobody':
      return `The text does not name the person you ask about. ${whatIsShown(about)}`
    case 'elsewhere':
      return `We did not find this in the text. ${whatIsShown(about)}`
    case 'empty':
      return `Your question has no words yet. ${whatIsShown(about)}`
    case 'tone':
      return `${said.tone.word ? '' : 'The words alone do not settle the tone. '}${plain(said.tone.sentence)}`
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

function whatIsShown({ said }: About): string {
  return said.retelling[0]?.sentence ?? ''
}

/** The meaning of the words asked about, where they are a saying, a comparison or a hard word. */
function answerMeaning({ source, query, said }: About): string | null {
  const { phrase } = query
  if (!phrase) return said.clues.find(({ kind }) => kind === 'comp')?.means ?? null
  const clue = said.clues.find(
    (one) =>
      one.start < phrase.end &&
      phrase.start < one.end &&
      (one.kind === 'comp' || one.kind === 'turn' || one.name === 'What someone does'),
  )
  if (clue) return `${clue.means}`
  const words = source.text.slice(phrase.start, phrase.end)
  const hard = said.words.find(({ word }) => words.toLowerCase().includes(word.toLowerCase()))
  return hard && words.split(' ').length < 3 ? `${quoted(hard.word)} means ${hard.means}.` : null
}

const OUGHT = new Set(['should', 'must', 'ought', 'shall'])

const CALL = /\b(let us (?!be\b)[\p{L}' ]{4,60}?)(?=[,.;:!?]|$)/iu

/** What a text asks of its readers, said in its own "should" and "must" or in its orders. */
function answerPoint({ source, scene, said }: About): string | null {
  const voice = capitalize(voiceOf(source))
  const call = CALL.exec(source.text)?.[1]
  if (call && source.kind === 'nonfiction') return `${voice} calls on others to act: ${quoted(call)}.`
  const ask = scene.clauses.find(
    (one) => OUGHT.has(one.modal) && !one.passive && one.subject >= 0 && one.utterance < 0,
  )
  const asked = ask && source.kind === 'nonfiction' ? quoteMoment(scene, ask) : null
  if (asked) return `${voice} says what ought to be: ${asked.sentence}`
  const last = said.retelling.at(-1)?.sentence
  const first = said.retelling[0]?.sentence
  if (!first || !last || first === last) return null
  const both = `It begins with ${first} It ends with ${last}`
  return both.split(/\s+/u).length <= 40 ? both : `It ends with ${last}`
}

function answerSpeaker({ scene, source }: About): string | null {
  const speakers = [...new Set(scene.utterances.map(({ speaker }) => speaker))].flatMap(
    (one) => scene.cast.people[one]?.name ?? [],
  )
  const names = capitalize(joinWords(speakers.slice(0, 4)))
  const teller =
    scene.cast.teller >= 0 ? `${capitalize(voiceOf(source))} speaks as "I" and is not named.` : ''
  if (names)
    return `${names} ${speakers.length > 1 ? 'speak' : 'speaks'} here. ${teller || 'Someone outside the story tells the rest.'}`.trim()
  return teller || null
}

function answerCharacter({ scene, said }: About): string | null {
  const most = scene.cast.people
    .map((one, number) => ({ one, number }))
    .filter(({ number }) => number !== scene.cast.teller || scene.cast.people.length === 1)
  const main = most.sort((a, b) => acts(scene, b.number) - acts(scene, a.number))[0]
  if (!main) return null
  const does = said.retelling.find(({ sentence }) => sentence.startsWith(capitalize(main.one.name)))?.sentence
  const feels = said.feelings.find(({ who }) => who === capitalize(main.one.name))
  return `${capitalize(main.one.name)} does the most here. ${does ?? ''} ${feels ? plain(feels.sentence) : ''}`.trim()
}

function acts(scene: Scene, person: number): number {
  return scene.clauses.filter((one) => one.subject >= 0 && scene.cast.who[one.subject] === person).length
}
