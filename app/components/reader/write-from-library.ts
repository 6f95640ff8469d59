import { loadPronunciations } from '#close-reading'
import type { ContentType, GradeLevel } from '#domain/choices'
import { interpretAnswer } from '#domain/interpret-answer'
import { interpretReading } from '#domain/library/interpret-reading'
import type { Reading } from '#domain/library/reading'
import { writeFromReading } from '#domain/library/write-from-reading'
import type { Question } from '#domain/messages'
import type { AnswerHere } from './write-here.ts'

type Asked = { gradeLevel: GradeLevel; contentType: ContentType; question: Question }

/** The explanation of a text of the library, made from its reading. */
export async function writeFromLibrary(reading: Reading, asked: Asked): Promise<AnswerHere> {
  const { question, gradeLevel } = asked
  const text = writeFromReading(reading, { ...question, gradeLevel })
  const answered = interpretAnswer({ ...asked, answer: text, isEngines: false }, await loadPronunciations())
  return {
    text,
    interpretation: answered && interpretReading(reading, question.passage, answered),
    answeredBy: { reader: 'library', text: { slug: reading.slug, changed: reading.changed } },
  }
}
