import type { ReactNode } from 'react'
import type { Cue } from '#close-reading'
import { markClass } from '../findings/cue-kinds.ts'
import { cutPassage, type Piece } from '../findings/cut-passage.ts'
import type { EvidenceSpan } from '../findings/evidence.ts'
import type { FindingEntry } from '../findings/index-findings.ts'
import { useEvidenceActions } from './evidence-context.ts'
import { MarkNote } from './mark-note.tsx'
import { NoBreak } from './no-break.tsx'

type Props = {
  passage: string
  verse: boolean
  places: EvidenceSpan[]
  /** The kinds of cue that are marked; all when there is none. */
  kinds: ReadonlySet<Cue>
  chosen: EvidenceSpan | null
  /** The place whose note is open; the chosen one unless a clue is lit. */
  noted: EvidenceSpan | null
  /** Whether a finding in the lists led to the chosen place. */
  cameFromFinding: boolean
  index: Map<string, FindingEntry[]>
  onChoose: (place: EvidenceSpan) => void
  onClose: () => void
}

/** The id of a place's mark: one of the explanation's is the same in every view. */
export function idOfMark(base: string, { clue, number, start }: EvidenceSpan): string {
  return clue ? `mark-${number}` : `${base}-mark-${start}`
}

/** The passage with a number at each cue; the note on the chosen one stands under its line, as in a margin. */
export function MarkedPassage(props: Props) {
  const { passage, verse, places, kinds, chosen, noted, cameFromFinding, index, onChoose, onClose } = props
  const shown = places.filter(
    (place) => place.id === chosen?.id || (place.number > 0 && (kinds.size === 0 || kinds.has(place.kind))),
  )
  return (
    <div className={verse ? 'lines verse' : 'lines'}>
      {cutPassage(passage, shown).map((line) => (
        <div key={line.start} className={line.first ? 'line first' : 'line'}>
          {verse && <span className="line-number">{line.number}</span>}
          <div>
            {line.pieces.map((piece) => (
              <span key={piece.start} className="piece">
                <Mark piece={piece} chosen={chosen} onChoose={onChoose} />
                {noted && piece.ends.some((place) => place.id === noted.id) && (
                  <MarkNote
                    place={noted}
                    passage={passage}
                    entries={places
                      .filter((place) => overlap(place, noted))
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

/** A quiet place is found from the lists alone; only the chosen one tells of itself. */
function overlap(place: EvidenceSpan, chosen: EvidenceSpan): boolean {
  if (place.id === chosen.id) return true
  return place.number > 0 && place.start < chosen.end && place.end > chosen.start
}

type MarkProps = { piece: Piece; chosen: EvidenceSpan | null; onChoose: (place: EvidenceSpan) => void }

function Mark({ piece, chosen, onChoose }: MarkProps) {
  const { base } = useEvidenceActions()
  const place = piece.begins[0] ?? piece.places[0]
  if (!place) return piece.text
  const isChosen = chosen !== null && piece.places.some(({ id }) => id === chosen.id)
  const style = markClass((piece.places[0] ?? place).kind)
  const className = isChosen ? `${style} chosen` : style
  const clue = place.clue && piece.places.find(({ id }) => id === place.id) ? place : null
  // A blank between two marks keeps the line under a longer one whole; a link without words has no name.
  if (piece.text.trim() === '') return <span className={className}>{piece.text}</span>
  const begins = piece.begins.some(({ start }) => start === piece.start)
  const numbers = piece.ends
    .filter(({ number }) => number > 0)
    .map(({ number }) => <sup key={number}>{number}</sup>)
  if (clue) return <ClueMark {...{ piece, className, numbers, begins, isChosen }} place={clue} />
  return (
    <a
      className={className}
      id={begins ? idOfMark(base, { ...place, start: piece.start }) : undefined}
      href={`#${base}-note`}
      tabIndex={begins ? undefined : -1}
      onClick={(event) => {
        event.preventDefault()
        onChoose(place)
      }}
    >
      <NoBreak text={piece.text}>{numbers}</NoBreak>
    </a>
  )
}

type ClueMarkProps = {
  place: EvidenceSpan
  piece: Piece
  className: string
  numbers: ReactNode
  begins: boolean
  isChosen: boolean
}

/** A mark of the explanation: it leads to its clue, by script or without. */
function ClueMark({ place, piece, className, numbers, begins, isChosen }: ClueMarkProps) {
  const { number, clue } = place
  return (
    <a
      className={className}
      id={begins ? `mark-${number}` : undefined}
      href={`#clue-${number}`}
      data-mark={number}
      tabIndex={begins ? undefined : -1}
      aria-current={isChosen ? 'true' : undefined}
    >
      <NoBreak text={piece.text}>
        {begins && (
          <span className="unseen">
            , clue {number}, {clue}{' '}
          </span>
        )}
        {numbers}
      </NoBreak>
    </a>
  )
}
