import { writeOtherWords } from '#close-reading'
import type { LibraryText } from '#domain/answered-by'
import type { ContentType, GradeLevel } from '#domain/choices'
import { interpretAnswer } from '#domain/interpret-answer'
import { judgeAnswer } from '#domain/judge-answer'
import { interpretAnnotatedText } from '#domain/library/interpret-annotated-text'
import { otherVersions } from '#domain/library/other-versions'
import type { AssistantMessage, Question } from '#domain/messages'
import type { OtherWordsQuestion, OtherWordsReply, Version } from './engine-messages.ts'
import { fetchReading } from './recognize-on-device.ts'
import { soundsOf } from './sounds-of.ts'

/**
 * The explanation that is shown once more for other levels, written in the browser and checked as on the server: a
 * library answer from the reading that it was made from, any other by the built-in reader.
 */
export async function writeVersions({ question, kind, shown }: OtherWordsQuestion): Promise<OtherWordsReply> {
  const { text } = shown.answeredBy ?? {}
  if (text) return writeReadingVersions(text, question, kind, shown)
  const sounds = await soundsOf(kind)
  // The level that is asked for plays no part: what is shown is measured.
  const request = {
    ...question,
    gradeLevel: 'middle',
    contentType: kind,
    ...(sounds ? { sounds } : {}),
  } as const
  const { simpler, fuller } = writeOtherWords(request, shown.content)
  function checked(version: typeof simpler): Version | null {
    if (!version) return null
    const { gradeLevel, markdown } = version
    const judged = { answer: markdown, gradeLevel, contentType: kind, question, form: 'whole' } as const
    const { check } = judgeAnswer(judged, sounds)
    return { gradeLevel, markdown, answeredBy: { reader: 'built-in' }, check }
  }
  return { simpler: checked(simpler), fuller: checked(fuller) }
}

/** The versions of a library answer, made from its reading; none when the reading has changed since. Throws when it did not come. */
async function writeReadingVersions(
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
