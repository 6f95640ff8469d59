import type { LibraryText } from '#domain/answered-by'
import type { ContentType, GradeLevel } from '#domain/choices'
import { interpretAnswer } from '#domain/interpret-answer'
import { judgeAnswer } from '#domain/judge-answer'
import { interpretAnnotatedText } from '#domain/library/interpret-annotated-text'
import { otherVersions } from '#domain/library/other-versions'
import type { AssistantMessage, Question } from '#domain/messages'
import type { OtherWordsReply, Version } from './engine-messages.ts'
import { fetchReading } from './recognize-on-device.ts'

/** The versions of a library answer, made from its reading; none when the reading has changed since. Throws when it did not come. */
export async function writeReadingVersions(
  text: LibraryText,
  question: Question,
  contentType: ContentType,
  shown: AssistantMessage,
): Promise<OtherWordsReply> {
  const reading = await fetchReading(text.slug)
  const { simpler, fuller } = otherVersions(reading, question, shown.content)
  function checked(version: { gradeLevel: GradeLevel; markdown: string } | null): Version | null {
    if (!version) return null
    const { gradeLevel, markdown } = version
    const about = { answer: markdown, gradeLevel, contentType, question }
    const { check } = judgeAnswer({ ...about, form: 'part' })
    const answered = interpretAnswer({ ...about, isEngines: false })
    const interpretation =
      answered && interpretAnnotatedText(reading, { passage: question.passage, gradeLevel }, answered)
    return {
      ...version,
      answeredBy: { reader: 'library', text },
      check,
      ...(interpretation ? { interpretation } : {}),
    }
  }
  return { simpler: checked(simpler), fuller: checked(fuller) }
}
