import { checkWords, countSentence } from '#domain/answer-check'
import { answeredByLine } from '#domain/answered-by'
import type { AssistantMessage } from '#domain/messages'
import { ReportMistake } from '../library/report-mistake.tsx'
import type { NumberedQuotation } from './mark-quotations.ts'

/** What wrote the answer, and how many of its quotations are in the passage: as recorded, else as found here. */
export function AnsweredByLine({
  message: { answeredBy, check },
  quotations = null,
}: {
  message: AssistantMessage
  quotations?: NumberedQuotation[] | null
}) {
  if (!answeredBy) return null
  const count = check ? checkWords(check, answeredBy).count : countFound(quotations)
  return (
    <p className="by small">
      <span>{`${answeredByLine(answeredBy)}${count ? ` ${count}` : ''}`}</span>
      {answeredBy.text && (
        <>
          {' '}
          <ReportMistake text={answeredBy.text} />
        </>
      )}
    </p>
  )
}

/** An answer that was kept without a record still gets its count. */
function countFound(quotations: NumberedQuotation[] | null): string | null {
  if (!quotations || quotations.length === 0) return null
  return countSentence(quotations.filter(({ spans }) => spans.length > 0).length, quotations.length)
}
