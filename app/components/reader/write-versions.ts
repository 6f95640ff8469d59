import { loadPronunciations, writeOtherWords } from '#close-reading'
import { judgeAnswer } from '#domain/judge-answer'
import type { OtherWordsQuestion, OtherWordsReply, Version } from './reading-messages.ts'

/** The built-in reader at work in the browser: the explanation once more for other levels, checked as on the server. */
export async function writeVersions({ question, kind, shown }: OtherWordsQuestion): Promise<OtherWordsReply> {
  const sounds = kind === 'poetry' ? await loadPronunciations() : undefined
  // The level that is asked for plays no part: what is shown is measured.
  const request = {
    ...question,
    gradeLevel: 'middle',
    contentType: kind,
    ...(sounds ? { sounds } : {}),
  } as const
  const { simpler, fuller } = writeOtherWords(request, shown)
  function checked(version: typeof simpler): Version | null {
    if (!version) return null
    const { gradeLevel, markdown } = version
    const judged = { answer: markdown, gradeLevel, contentType: kind, question, form: 'whole' } as const
    return { gradeLevel, markdown, check: judgeAnswer(judged, sounds).check }
  }
  return { simpler: checked(simpler), fuller: checked(fuller) }
}
