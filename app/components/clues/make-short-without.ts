import type { AnswerClue, AnswerInterpretation } from '#domain/answer-interpretation'
import type { ContentType, GradeLevel } from '#domain/choices'
import type { AssistantMessage, Question } from '#domain/messages'
import { callEngineWorker } from '../worker/call-engine-worker.ts'

/** What the built-in reader answers in short when the words of a clue are not there. */
export type ShortWithout = (clue: AnswerClue) => Promise<{ text: string; isSame: boolean } | null>

type Asked = { question: Question; gradeLevel: GradeLevel; contentType: ContentType }

/** Undefined for an answer that the built-in reader did not write. */
export function makeShortWithout(
  answer: AssistantMessage | null,
  interpretation: AnswerInterpretation | null,
  { question, gradeLevel, contentType }: Asked,
): ShortWithout | undefined {
  if (!answer || !interpretation || (answer.answeredBy?.reader ?? 'built-in') !== 'built-in') return undefined
  return async ({ start, end }) => {
    const passage = `${question.passage.slice(0, start)}…${question.passage.slice(end)}`
    // An answer that only quotes the gap is no other answer.
    const covered = interpretation.short.text.replaceAll(question.passage.slice(start, end), '…')
    const input = { answer: '', gradeLevel, contentType, question: { ...question, passage }, isEngines: true }
    const said = await callEngineWorker({ task: 'interpret', input })
    return said && { text: said.short.text, isSame: said.short.text === covered }
  }
}
