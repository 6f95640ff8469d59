import type { ReactNode } from 'react'
import type { Cue } from '#close-reading'
import type { EvidenceSpan } from '#domain/evidence/evidence'
import type { FindingEntry } from '#domain/evidence/index-findings'
import { markClass } from '../findings/cue-kinds.ts'
import { cutPassage, type Piece } from '../findings/cut-passage.ts'
import { useEvidenceActions } from './evidence-context.ts'
import { NoBreak } from './no-break.tsx'

type Props = {
  passage: string
  verse: boolean
  spans: EvidenceSpan[]
  /** The kinds of cue that are marked; all when there is none. */
  kinds: ReadonlySet<Cue>
  chosen: EvidenceSpan | null
  /** The span whose note is open; the chosen one unless a clue is lit. */
  noted: EvidenceSpan | null
  /** Whether a finding in the lists led to the chosen span. */
  cameFromFinding: boolean
  index: Map<string, FindingEntry[]>
  onChoose: (span: EvidenceSpan) => void
  onClose: () => void
}

/** The id of a span's mark: one of the explanation's is the same in every view. */
export function idOfMark(base: string, { clue, number, start }: EvidenceSpan): string {
  return clue ? `mark-${number}` : `${base}-mark-${start}`
}

/** The passage with a number at each cue; the note on the chosen one stands under its line, as in a margin. */
export function MarkedPassage(props: Props) {
  const { passage, verse, spans, kinds, chosen, noted, cameFromFinding, index, onChoose, onClose } = props
  const shown = spans.filter(
    (span) => span.id === chosen?.id || (span.number > 0 && (kinds.size === 0 || kinds.has(span.kind))),
  )
  return (
    <div className={verse ? 'lines verse' : 'lines'} translate="no">
      {cutPassage(passage, shown).map((line) => (
        <div key={line.start} className={line.first ? 'line first' : 'line'}>
          {verse && <span className="line-number">{line.number}</span>}
          <div>
            {line.pieces.map((piece) => (
              <span key={piece.start} className="piece">
                <Mark piece={piece} chosen={chosen} onChoose={onChoose} />
                {noted && piece.ends.some((span) => span.id === noted.id) && (
                  <MarkNote
                    span={noted}
                    passage={passage}
                    entries={spans
                      .filter((span) => overlap(span, noted))
                      .flatMap(({ id }) => index.get(id) ?? [])}
                    isWayBack={cameFromFinding}
                    onClose={onClose}
                  />
                )}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** A span without a number is found from the lists alone; only the chosen one shows. */
function overlap(span: EvidenceSpan, chosen: EvidenceSpan): boolean {
  if (span.id === chosen.id) return true
  return span.number > 0 && span.start < chosen.end && span.end > chosen.start
}

type MarkProps = { piece: Piece; chosen: EvidenceSpan | null; onChoose: (span: EvidenceSpan) => void }

function Mark({ piece, chosen, onChoose }: MarkProps) {
  const { base } = useEvidenceActions()
  const span = piece.begins[0] ?? piece.spans[0]
  if (!span) return <span>{piece.text}</span>
  const isChosen = chosen !== null && piece.spans.some(({ id }) => id === chosen.id)
  const style = markClass((piece.spans[0] ?? span).kind)
  const className = isChosen ? `${style} chosen` : style
  const clue = span.clue && piece.spans.find(({ id }) => id === span.id) ? span : null
  // A blank between two marks keeps the line under a longer one whole; a link without words has no name.
  if (piece.text.trim() === '') return <span className={className}>{piece.text}</span>
  const begins = piece.begins.some(({ start }) => start === piece.start)
  const numbers = piece.ends
    .filter(({ number }) => number > 0)
    .map(({ number }) => <sup key={number}>{number}</sup>)
  if (clue) return <ClueMark {...{ piece, className, numbers, begins, isChosen }} span={clue} />
  return (
    <a
      className={className}
      id={begins ? idOfMark(base, { ...span, start: piece.start }) : undefined}
      href={`#${base}-note`}
      tabIndex={begins ? undefined : -1}
      onClick={(event) => {
        event.preventDefault()
        onChoose(span)
      }}
    >
      <NoBreak text={piece.text}>{numbers}</NoBreak>
    </a>
  )
}

type ClueMarkProps = {
  span: EvidenceSpan
  piece: Piece
  className: string
  numbers: ReactNode
  begins: boolean
  isChosen: boolean
}

/** A mark of the explanation: it leads to its clue, by script or without. */
function ClueMark({ span, piece, className, numbers, begins, isChosen }: ClueMarkProps) {
  const { number, clue, isLine } = span
  return (
    <a
      className={className}
      id={begins ? `mark-${number}` : undefined}
      href={isLine ? `#fork-line-${number}` : `#clue-${number}`}
      data-mark={number}
      tabIndex={begins ? undefined : -1}
      aria-current={isChosen ? 'true' : undefined}
    >
      <NoBreak text={piece.text}>
        {begins && (
          <span className="unseen">{isLine ? `, line ${number} ` : `, clue ${number}, ${clue ?? ''} `}</span>
        )}
        {numbers}
      </NoBreak>
    </a>
  )
}

type MarkNoteProps = {
  span: EvidenceSpan
  passage: string
  entries: FindingEntry[]
  isWayBack: boolean
  onClose: () => void
}

/** What the words of a mark show: every finding that uses them, each a way to it. */
function MarkNote({ span, passage, entries, isWayBack, onClose }: MarkNoteProps) {
  const { base, showFinding } = useEvidenceActions()
  const words = passage.slice(span.start, span.end).replace(/\s+/g, ' ')
  const name = span.number > 0 ? `Mark ${span.number}: “${words}”` : `“${words}”`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form, and this is a note
    <span className="note" id={`${base}-note`} role="group" aria-label={name}>
      {entries.map(({ anchor, name, text }) => (
        <span key={anchor} className="note-line">
          <button type="button" className="link-button" onClick={() => showFinding(anchor)}>
            {name}
          </button>{' '}
          <span>{text}</span>
        </span>
      ))}
      <button type="button" className="link-button" onClick={onClose}>
        {isWayBack ? 'Back to the list' : 'Close this note'}
      </button>
    </span>
  )
}
