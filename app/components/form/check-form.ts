import { inDigits } from '#domain/file-text'
import { limits } from '#domain/limits'
import { screenErrors } from '#domain/screen-errors'
import type { Draft } from '../drafts/draft-store.ts'

/** What is wrong with the form, field by field, in the order of the screen. The text stays as typed. */
export type FormProblem = { field: 'passage' | 'question' | 'title' | 'author'; text: string }

type FormLimits = { question: number; passage: number }

/** `hasFile`: a file is being read, or is read and its text not taken yet; sent now, it would be lost. */
export function checkForm(draft: Draft, most: FormLimits, hasFile = false): FormProblem[] {
  const problems: FormProblem[] = []
  const passage = draft.passage.length
  if (hasFile)
    problems.push({
      field: 'passage',
      text: 'The text of your file is not in the box yet. Finish that, or cancel it.',
    })
  else if (passage > most.passage)
    problems.push({ field: 'passage', text: tooLong('Passage', passage, most.passage) })
  const { sentence, next } = screenErrors.question_empty
  if (!draft.question.trim()) problems.push({ field: 'question', text: `${sentence} ${next}` })
  for (const [field, label, limit] of [
    ['question', 'Your Question', most.question],
    ['title', 'Title of Work', limits.title],
    ['author', 'Author', limits.author],
  ] as const) {
    const length = draft[field].trim().length
    if (length > limit) problems.push({ field, text: tooLong(label, length, limit) })
  }
  return problems
}

function tooLong(label: string, now: number, most: number): string {
  return `${label} is ${inDigits(now)} characters long. The limit is ${inDigits(most)}.`
}
