import type { AnswerClue } from '#domain/answer-interpretation'
import { type ContentType, types } from '#domain/choices'
import { splitSentences } from '#domain/evidence/split-sentences'
import type { Question } from '#domain/messages'
import type { NumberedQuotation } from '../answer/mark-quotations.ts'

/**
 * The words that follow-ups quote beyond the clues, each with the sentence of the reply that quotes it: a mark in the
 * passage leads to a card.
 *
 * @param answers the explanations in order, the first one first, and the quotations of each
 * @param own the clues of the first explanation and the points of its feeling lines
 */
export function quotedClues(
  { question: { passage }, contentType }: { question: Question; contentType: ContentType },
  answers: readonly string[],
  quotations: readonly (readonly NumberedQuotation[])[],
  own: readonly { number: number }[],
): AnswerClue[] {
  const most = Math.max(0, ...own.map(({ number }) => number))
  const clues = new Map<number, AnswerClue>()
  for (const [at, answer] of answers.entries()) {
    for (const { number, start, line, paragraph, spans } of quotations[at] ?? []) {
      const [span] = spans
      if (!span || number <= most || clues.has(number)) continue
      clues.set(number, {
        ...span,
        number,
        kind: 'word',
        name: 'Quoted',
        quote: passage.slice(span.start, span.end).replace(/\s+/gu, ' '),
        place: types[contentType].isVerse ? located('line', line) : located('paragraph', paragraph),
        means: sentenceAt(answer, start),
      })
    }
  }
  return [...clues.values()].sort((a, b) => a.number - b.number)
}

function located(unit: string, number: number | null): string {
  return number === null ? '' : `${unit} ${number}`
}

/** The sentence of a reply at one place, without its markdown. */
function sentenceAt(answer: string, position: number): string {
  const sentence = splitSentences(answer).find(({ start, end }) => start <= position && position < end)
  const words = sentence ? answer.slice(sentence.start, sentence.end) : ''
  return words.replace(/^(?:[-*#]+|\d+\.)\s+/u, '').replaceAll('**', '')
}
