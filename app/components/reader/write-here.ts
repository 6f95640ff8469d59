import { loadPronunciations } from '#close-reading'
import type { AnalysisBody } from '#domain/answer'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import { interpretAnswer } from '#domain/interpret-answer'
import { parseUserMessage } from '#domain/messages'
import { splitPasted } from '#domain/split-pasted'
import { writeBuiltIn, writerInput } from '#domain/write-built-in'
import { isKnownHere } from './recognize-here.ts'

/** An answer that was made on this device. It is shown until the server's is there, and never stored. */
export type AnswerHere = { text: string; interpretation: AnswerInterpretation | null }

/**
 * The built-in reader's answer to a question about a passage. Null where the server knows more: without a passage, and
 * for a text of the library or while it can't be told whether it is one.
 */
export async function writeHere({
  messages,
  gradeLevel,
  contentType,
}: AnalysisBody): Promise<AnswerHere | null> {
  const [first, latest, asked] = messages
  const question = splitPasted(parseUserMessage(first.content))
  if (question.passage === '') return null
  const followUp = latest && asked && { question: asked.content.trim(), latestAnswer: latest.content }
  if (!followUp && (await isKnownHere(question.passage)) !== 'no') return null
  const sounds = await loadPronunciations()
  const about = { gradeLevel, contentType, question }
  const text = writeBuiltIn(writerInput({ ...about, followUp }), sounds)
  const answered = { ...about, answer: text, isEngines: true }
  return { text, interpretation: followUp ? null : interpretAnswer(answered, sounds) }
}
