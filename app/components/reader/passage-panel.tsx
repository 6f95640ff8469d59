import type { ContentType } from '#domain/choices'
import type { Question } from '#domain/messages'
import { ReadAloudButton } from '../reading/read-aloud-button.tsx'
import { markPassage, type PassageLine } from './mark-passage.ts'
import type { NumberedQuotation } from './mark-quotations.ts'

type Props = { question: Question; contentType: ContentType; quotations: NumberedQuotation[] | null }

/** What the student sent, with the quoted words marked and numbered as in the explanation. */
export function PassagePanel({ question, contentType, quotations }: Props) {
  const { title, author, passage } = question
  const hasPassage = passage.trim() !== ''
  const verse = contentType === 'poetry'
  return (
    <section className="sheet passage" aria-labelledby="passage-heading" id="passage-panel">
      <h2 id="passage-heading">{hasPassage ? 'Your passage' : 'Your question'}</h2>
      {(title || author) && <p className="muted">{[title, author].filter(Boolean).join(', ')}</p>}
      {hasPassage && (
        <p className="to-evidence">
          <a href="#evidence-heading">See what the words show</a>
        </p>
      )}
      {hasPassage && (
        <div className="row reading-row">
          <ReadAloudButton area="Your passage" ofWhat="your passage" />
          <button type="button" className="button quiet low-key" data-reading="words">
            Word help
          </button>
        </div>
      )}
      {hasPassage ? (
        <div className={verse ? 'lines verse' : 'lines'} data-read="Your passage">
          {markPassage(passage, quotations ?? []).map((line) => (
            <Line key={line.start} line={line} numbered={verse} />
          ))}
        </div>
      ) : (
        <>
          <p>{question.question}</p>
          <p className="small">You did not add a passage. Add one to see the exact words in it.</p>
        </>
      )}
    </section>
  )
}

function Line({ line, numbered }: { line: PassageLine; numbered: boolean }) {
  return (
    <p className={line.first ? 'first' : undefined}>
      {numbered && <span className="line-number">{line.number}</span>}
      <span>
        {line.pieces.map((piece) =>
          piece.number === 0 ? (
            piece.text
          ) : (
            <a key={piece.start} className="m" href={`#answer-mark-${piece.number}`} data-mark={piece.number}>
              {piece.text}
              <sup>{piece.number}</sup>
            </a>
          ),
        )}
      </span>
    </p>
  )
}
