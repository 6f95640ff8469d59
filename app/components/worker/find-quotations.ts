import { checkQuotations, type QuotationProblem } from '#close-reading'
import type { FoundQuotation, ReadingQuestion } from './engine-messages.ts'

/** The quotations of an answer, with their spans in it and in the passage. */
export function findQuotations({
  passage,
  answer,
}: Extract<ReadingQuestion, { task: 'quotations' }>): FoundQuotation[] {
  return checkQuotations(answer, passage).quotations.map((quotation) => ({
    words: quotation.words,
    start: quotation.answerSpan.start,
    end: quotation.answerSpan.end,
    line: quotation.line,
    paragraph: quotation.paragraph,
    spans: [...(quotation.passageSpans ?? [])],
    parts: partsOf(quotation.problem),
  }))
}

function partsOf(problem: QuotationProblem | null): FoundQuotation['parts'] {
  if (problem === 'parts joined without a mark') return 'apart'
  return problem === 'parts in another order' ? 'in another order' : undefined
}
