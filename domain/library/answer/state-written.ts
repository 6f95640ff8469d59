import type { ClosestQuestion } from '../question/closest-question.ts'
import { askedSpanOf } from '../question/text-index.ts'
import { adaptQuotations, sentencesOf } from '../quote-copy.ts'
import { carefulWording } from '../wording.ts'
import type { NoteAnswer, Source } from './notes.ts'

/** Yes and no, as they stand before the proposition that answers; `probably` where it is only likely. */
const openings = {
  '+': { surely: 'Yes.', probably: 'Probably yes.' },
  '-': { surely: 'No.', probably: 'Probably not.' },
} as const

/** The written answer to a question: yes or no where its sign is known, and then the proposition that it states. */
export function stateWritten(closest: ClosestQuestion, asked: string, source: Source): NoteAnswer {
  const { version, quote, index } = source
  const { clues = [], step, holds, ...text } = closest.question
  const opening = closest.sign && openings[closest.sign][holds ?? 'surely']
  const stated = adaptQuotations(text[version], quote)
  return {
    text: [opening, stated].filter(Boolean).join(' '),
    clues,
    step: adaptQuotations(step, quote),
    span: askedSpanOf(asked, index),
    ...(opening ? { opening: 2 } : {}),
  }
}

/** The answer, and after its opening the answer to a second question that was asked with it. */
export function stateBoth(
  first: ClosestQuestion,
  second: ClosestQuestion,
  asked: string,
  source: Source,
): NoteAnswer {
  const answer = stateWritten(first, asked, source)
  const other = stateWritten(second, asked, source)
  const sentences = sentencesOf(answer.text)
  const opening = answer.opening ?? 1
  const text = [
    ...sentences.slice(0, opening),
    wordingOf(second),
    other.text,
    ...sentences.slice(opening),
  ].join(' ')
  return {
    ...answer,
    text,
    opening: opening + 1 + (other.opening ?? 1),
    clues: [...new Set([...answer.clues, ...other.clues])],
  }
}

/** The answer to the most similar written question, with a note that names that question. */
export function stateNearest(near: ClosestQuestion, asked: string, source: Source): NoteAnswer {
  const note = `This answers the closest question in our notes: ${wordingOf(near)}`
  return { ...stateWritten(near, asked, source), note, isNearest: true }
}

/** A written question in its careful wording; without quotation marks, because it is not in the text. */
function wordingOf({ question }: ClosestQuestion): string {
  const words = carefulWording(question.ask).replace(/[?]?$/u, '?')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
