import { interpretAnnotatedText } from '#domain/library/interpret-annotated-text'
import type { Providers } from '../providers/create-providers.ts'
import type { Runtime } from '../runtime.ts'
import type { AnswerJob, Written } from './run-answer.ts'
import type { RunningAnswer } from './running-answer.ts'

/**
 * Adds the interpretation to a first answer about a passage, before it is stored. An answer that can't be interpreted is
 * stored without: the screens then show its text alone.
 */
export async function withInterpretation(
  runtime: Runtime,
  { interpret }: Providers,
  live: RunningAnswer,
  job: AnswerJob,
  written: Written,
): Promise<Written> {
  const { gradeLevel, contentType, question, followUp } = job.request
  if (followUp || question.passage.trim() === '' || live.text.trim() === '') return written
  const writtenBy = written.answeredBy.reader
  const asked = { answer: live.text, gradeLevel, contentType, question, isEngines: writtenBy === 'built-in' }
  try {
    const answered = await interpret(asked)
    if (!answered) return written
    const reading = writtenBy === 'library' ? job.reading : null
    const about = { passage: question.passage, gradeLevel }
    const interpretation = reading ? interpretAnnotatedText(reading, about, answered) : answered
    return { ...written, interpretation }
  } catch (error) {
    runtime.log.error('answer_not_interpreted', error, { generation: live.id })
    return written
  }
}
