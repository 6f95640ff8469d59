import { loadPronunciations } from '#close-reading'
import type { ContentType, GradeLevel } from '#domain/choices'
import { interpretAnswer } from '#domain/interpret-answer'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { writeLibraryFollowUp } from '#domain/library/follow-up/write-library-follow-up'
import { interpretAnnotatedText } from '#domain/library/interpret-annotated-text'
import { writeFromAnnotatedText } from '#domain/library/write-from-annotated-text'
import type { Question } from '#domain/messages'
import { writeBuiltIn, writerInput } from '#domain/write-built-in'
import type { LocalAnswer } from './engine-messages.ts'

type Asked = { gradeLevel: GradeLevel; contentType: ContentType; question: Question }

/** The explanation of a text of the library: from its reading, or the built-in reader's where the notes do not cover it. */
export async function writeFromLibrary(reading: AnnotatedText, asked: Asked): Promise<LocalAnswer> {
  const { question, gradeLevel } = asked
  const sounds = await loadPronunciations()
  const text = writeFromAnnotatedText(reading, { ...question, gradeLevel })
  if (text === null) {
    const beside = writeBuiltIn(writerInput(asked), sounds)
    const interpretation = interpretAnswer({ ...asked, answer: beside, isEngines: true }, sounds)
    return { text: beside, interpretation, answeredBy: { reader: 'built-in', because: 'not_in_notes' } }
  }
  const answered = interpretAnswer({ ...asked, answer: text, isEngines: false }, sounds)
  return {
    text,
    interpretation: answered && interpretAnnotatedText(reading, { ...question, gradeLevel }, answered),
    answeredBy: { reader: 'library', text: { slug: reading.slug, changed: reading.changed } },
  }
}

type FollowUp = { question: string; latestAnswer: string }

/** The answer to a follow-up about a text of the library from its reading; null where the notes do not cover it. */
export function followUpFromLibrary(
  reading: AnnotatedText,
  { question, gradeLevel }: Asked,
  followUp: FollowUp,
  isAlone: boolean,
): LocalAnswer | null {
  const text = writeLibraryFollowUp(reading, { ...question, followUp, gradeLevel, acceptsNearest: isAlone })
  if (text === null) return null
  const answeredBy = { reader: 'library', text: { slug: reading.slug, changed: reading.changed } } as const
  return { text, interpretation: null, answeredBy }
}
