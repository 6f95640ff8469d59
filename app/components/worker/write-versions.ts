import { writeOtherWords } from '#close-reading'
import { judgeAnswer } from '#domain/judge-answer'
import type { OtherWordsQuestion, OtherWordsReply, Version } from './engine-messages.ts'
import { soundsOf } from './sounds-of.ts'
import { writeReadingVersions } from './write-reading-versions.ts'

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
