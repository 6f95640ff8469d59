import { answerDevice } from './answer-device.ts'
import { answerFeeling } from './answer-feeling.ts'
import { answerMeaning } from './answer-meaning.ts'
import { answerPurpose, answerTheme } from './answer-point.ts'
import { answerSpeaker } from './answer-speaker.ts'
import { answerWhy } from './answer-why.ts'
import { leadingPeople } from './find-people.ts'
import { doubtsSincerity, sincerityClues } from './find-readings.ts'
import type { LessonParts } from './lesson-parts.ts'
import { byGrade, capitalize, joinWords, quoted } from './phrasing.ts'
import { sortOfText } from './sort-of-text.ts'
import { voiceOf } from './source.ts'
import { strongestClue } from './strongest-clue.ts'
import { voiceOfTone } from './voice-of-tone.ts'
import { tellFirst } from './write-says.ts'

/** The answer to the question asked, in one or two sentences, with its certainty. At most 35 words. */
export function writeInShort(parts: LessonParts): string {
  const { asked } = parts.source
  switch (asked.intent) {
    case 'essay':
      return 'This page does not write a finished essay. It explains the text and gives you a plan with blanks.'
    case 'label':
      return 'The text does not say this. A label is one reading, and the clues below show what the words do say.'
    case 'outside':
      return `The text does not say this. ${strongestClue(parts)}`
    case 'later':
      return 'The text does not say this, because these lines stop before it. The steps below show what they do tell.'
    case 'foreign':
      return 'Your question does not look like English, and this page reads English. The steps below tell what the text shows.'
    case 'empty':
      return `Your question has no words yet. ${tellFirst(parts.source) ?? ''} ${strongestClue(parts)}`.replace(
        / {2,}/gu,
        ' ',
      )
    case 'elsewhere':
      return `The text does not answer this. It does not use the words of your question. ${about(parts)}`
    case 'meaning':
      return answerMeaning(parts)
    case 'device':
      return answerDevice(parts)
    case 'tone':
      return (asked.yesNo ? answerDoubt(parts) : null) ?? answerTone(parts)
    case 'speaker':
      return answerSpeaker(parts)
    case 'theme':
      return answerTheme(parts)
    case 'purpose':
      return answerPurpose(parts)
    case 'happens':
      return answerEvents(parts)
    case 'why':
      return answerNobody(parts) ?? answerWhy(parts)
    case 'feeling':
      return answerDoubt(parts) ?? answerNobody(parts) ?? answerFeeling(parts)
    default:
      return answerDoubt(parts) ?? answerOpen(parts)
  }
}

/** A question whether words are meant as said gets the clues on both sides. */
function answerDoubt(parts: LessonParts): string | null {
  if (!doubtsSincerity.test(parts.source.question)) return null
  const [plain, against] = sincerityClues(parts)
  if (!plain || !against) return null
  return `The text does not say yes or no. Its clues may point two ways: compare ${quoted(plain)} with ${quoted(against)}.`
}

/** A question about someone whom the text does not name. The name is not repeated. */
function answerNobody(parts: LessonParts): string | null {
  const { source } = parts
  const name = /\b(?:does|do|did|is|was|has|are|were)\s+(\p{Lu}\p{Ll}+)/u.exec(source.question)?.[1]
  if (!name || source.person || source.text.toLowerCase().includes(name.toLowerCase())) return null
  return `The text does not name the person you ask about. ${about(parts)} ${strongestClue(parts)}`.replace(
    / {2,}/gu,
    ' ',
  )
}

function answerTone(parts: LessonParts): string {
  const { source, tones } = parts
  const [first, second] = tones
  const voice = capitalize(voiceOf(source))
  if (!first) {
    if (sortOfText(source.reading.page) !== 'prose')
      return `${voice} sounds plain and serious. The text gives facts or steps and no feeling.`
    return `The words alone do not settle the tone. ${strongestClue(parts)}`
  }
  const also = second
    ? byGrade(source.grade, {
        elementary: ` It may also sound ${second.word}.`,
        middle: ` It may also sound ${second.word}, because of ${quoted(second.quotes.find((quote) => !first.quotes.slice(0, 2).includes(quote)) ?? second.quotes[0] ?? '')}.`,
      })
    : ''
  return `${capitalize(voiceOfTone(source, first))} may sound ${first.word}, because of ${joinWords(first.quotes.slice(0, 2).map(quoted))}.${also}`
}

function answerEvents(parts: LessonParts): string {
  const first = tellFirst(parts.source)
  return first ? `${about(parts)} ${first}`.trim() : `${about(parts)} ${strongestClue(parts)}`.trim()
}

function about({ source }: LessonParts): string {
  const people = joinWords(leadingPeople(source.people).slice(0, source.grade === 'elementary' ? 1 : 3))
  return people ? `The text tells about ${people}.` : ''
}

function answerOpen(parts: LessonParts): string {
  const first = tellFirst(parts.source)
  return `The text does not answer this in one place. ${first ?? ''} ${strongestClue(parts)}`.replace(
    / {2,}/gu,
    ' ',
  )
}
