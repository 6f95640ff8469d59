import { loadPronunciations } from '#close-reading'
import type { AnalysisBody } from '#domain/answer'
import { answerCourtesy } from '#domain/answer-courtesy'
import { interpretAnswer } from '#domain/interpret-answer'
import { findWork } from '#domain/library/find-work'
import { splitPasted } from '#domain/split-pasted'
import { writeBuiltIn, writerInput } from '#domain/write-built-in'
import type { LocalAnswer, WriteOnly } from './engine-messages.ts'
import { fetchWorks, findReading } from './recognize-on-device.ts'

/**
 * The answer to a question: from the library where its passage is a text of it, else the built-in reader's. Null where
 * another reader is to answer. Throws when what it takes did not come.
 *
 * @param only 'library' where a model answers everything else; 'device' where no server answers: then the built-in
 * reader answers without what did not come, and what came is kept for the next time
 */
export async function writeOnDevice(body: AnalysisBody, only?: WriteOnly): Promise<LocalAnswer | null> {
  const { messages, gradeLevel, contentType } = body
  const [first, latest, asked] = messages
  const question = splitPasted(first.content)
  const followUp = latest && asked && { question: asked.content.trim(), latestAnswer: latest.content }
  const hasPassage = question.passage !== ''
  const isAlone = only === 'device'
  const courtesy = followUp ? answerCourtesy(followUp.question, only === 'library') : null
  if (courtesy !== null) return { text: courtesy, interpretation: null, answeredBy: { reader: 'built-in' } }
  const reading = hasPassage ? await orNone(findReading(question.passage, isAlone), isAlone) : null
  const about = { gradeLevel, contentType, question }
  if (reading) {
    // The first question once more asks the model.
    if (only === 'library' && followUp?.question === question.question) return null
    const { followUpFromLibrary, writeFromLibrary } = await import('./write-from-library.ts')
    if (!followUp) return writeFromLibrary(reading, about)
    const written = followUpFromLibrary(reading, about, followUp, only !== 'library')
    if (written) return written
  }
  if (only === 'library') return null
  const works = hasPassage || followUp ? null : await orNone(fetchWorks(), isAlone)
  const work = works && findWork(question, works)
  const sounds = await loadPronunciations()
  const text = writeBuiltIn(writerInput({ ...about, followUp }, work ?? undefined), sounds)
  const answered = { ...about, answer: text, isEngines: true }
  const interpretation = followUp ? null : interpretAnswer(answered, sounds)
  return { text, interpretation, answeredBy: { reader: 'built-in' } }
}

function orNone<T>(found: Promise<T>, isAlone: boolean): Promise<T | null> {
  return isAlone ? found.catch(() => null) : found
}
