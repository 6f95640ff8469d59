import { firstPerson } from './answer-point.ts'
import { leadingPeople } from './find-people.ts'
import type { LessonParts } from './lesson-parts.ts'
import { capitalize, joinWords, quoted } from './phrasing.ts'
import { quoteWords } from './quote-words.ts'
import { findingsOf, type LessonSource, voiceOf } from './source.ts'
import { strongestClue } from './strongest-clue.ts'
import { speakerName } from './tell-speech.ts'

const OF_THE_VOICE =
  /\bnarrat|\bpoint of view\b|\btell(?:s|ing)?\b|\bthe speaker\b|\bthe voice\b|\bwriter\b/iu

/** Everyone whom a tag names as speaking, in order. */
function speakers(source: LessonSource): string[] {
  return [...new Set(findingsOf(source, 'speech-tag').flatMap((tag) => speakerName(source, tag) ?? []))]
}

/** Who says the words asked about; for a question about the voice itself, what the text shows of it. */
export function answerSpeaker(parts: LessonParts): string {
  const { source } = parts
  const asked = source.asked.phrase
  const tag = findingsOf(source, 'speech-tag').find((finding) => {
    const quotation = (finding.data as { quotation?: { start: number; end: number } }).quotation
    return !asked || (quotation && quotation.start < asked.end && asked.start < quotation.end)
  })
  const several = asked || OF_THE_VOICE.test(source.question) ? [] : speakers(source)
  if (tag && several.length > 1)
    return `${capitalize(joinWords(several.slice(0, 4)))} speak in these lines. The first clue is ${quoted(quoteWords(source.text, tag, 8) ?? '')}.`
  const name = tag ? speakerName(source, tag) : null
  if (tag && name && (asked || !OF_THE_VOICE.test(source.question)))
    return `${capitalize(name)} says it. The clue is ${quoted(quoteWords(source.text, tag, 8) ?? name)}.`
  const person = (findingsOf(source, 'narrator')[0]?.data as { person?: string } | undefined)?.person
  const voice = capitalize(voiceOf(source))
  if (person === 'first')
    return `${voice} is someone who says ${quoted(firstPerson(source))}${source.kind === 'fiction' ? ' and is a person in the story' : ''}. The text does not give this voice a sure name.`
  if (person === 'third') {
    const people = joinWords(leadingPeople(source.people))
    return source.kind === 'nonfiction'
      ? `The writer is not in the text as a person. The text is about ${people || 'its subject'}.`
      : `${voice} is not a person in the text. This voice stands outside and tells about ${people || 'others'}.`
  }
  return `The text does not say clearly who speaks. ${strongestClue(parts)}`
}
