import { interpretReading } from '#domain/library/interpret-reading'
import type { Readers } from '../readers/create-readers.ts'
import type { Runtime } from '../runtime.ts'
import type { LiveAnswer } from './live-answer.ts'
import type { AnswerJob, Written } from './run-answer.ts'

/**
 * Adds to a first answer with a passage what it stands on, before it is stored. One that could not be interpreted is
 * kept without: the screens then show its text alone.
 */
export async function withInterpretation(
  runtime: Runtime,
  { interpret }: Readers,
  live: LiveAnswer,
  job: AnswerJob,
  written: Written,
): Promise<Written> {
  const { gradeLevel, contentType, question, followUp } = job.request
  if (followUp || question.passage.trim() === '' || live.text.trim() === '') return written
  const { reader } = written.answeredBy
  const asked = { answer: live.text, gradeLevel, contentType, question, isEngines: reader === 'built-in' }
  try {
    const answered = await interpret(asked)
    if (!answered) return written
    const reading = reader === 'library' ? job.reading : null
    const interpretation = reading ? interpretReading(reading, question.passage, answered) : answered
    return { ...written, interpretation }
  } catch (error) {
    runtime.log.error('answer_not_interpreted', error, { generation: live.id })
    return written
  }
}
