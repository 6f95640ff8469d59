import { type Pronunciations, type Work, writeExplanation, writeFollowUp } from '#close-reading'
import type { ContentType, GradeLevel } from './choices.ts'
import type { Question } from './messages.ts'

/** What the engine writes about. `history` is set for a follow-up: first question, latest answer. */
export type WriterInput = {
  gradeLevel: GradeLevel
  contentType: ContentType
  question: string
  passage: string
  title: string
  author: string
  /** Without a passage: the work that the question names. */
  work?: Work
  history?: [question: string, answer: string]
}

type Asked = {
  gradeLevel: GradeLevel
  contentType: ContentType
  question: Question
  followUp?: { question: string; latestAnswer: string } | undefined
}

/** What the built-in provider needs of a question; `work` where one without a passage names it. */
export function writerInput(
  { gradeLevel, contentType, question, followUp }: Asked,
  work?: Work,
): WriterInput {
  const { title, author, passage } = question
  const about = { gradeLevel, contentType, passage, title, author }
  if (followUp)
    return {
      ...about,
      question: followUp.question,
      history: [question.question, followUp.latestAnswer],
    }
  return { ...about, question: question.question, ...(work ? { work } : {}) }
}

/**
 * The answer of the built-in provider, in Markdown. It runs on the server and in the browser and writes the same text in
 * both, byte for byte. Never throws.
 */
export function writeBuiltIn({ history, ...input }: WriterInput, sounds: Pronunciations): string {
  if (!history) return writeExplanation({ ...input, sounds }).markdown
  const [question, answer] = history
  return writeFollowUp({
    ...input,
    history: [
      { role: 'user', content: question },
      { role: 'assistant', content: answer },
    ],
  }).markdown
}
