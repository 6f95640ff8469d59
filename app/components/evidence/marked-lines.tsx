import type { EvidenceSpan } from '#domain/evidence/evidence'
import { markClass } from '../findings/cue-kinds.ts'
import { cutPassage, type Piece } from '../findings/cut-passage.ts'
import { NoBreak } from './no-break.tsx'

type Link = { href: string; id?: string | undefined; 'aria-label': string }

type Props = {
  text: string
  /** The spans of one mark carry its number; those with 0 are in italics. */
  spans: readonly EvidenceSpan[]
  /** Lines of verse carry their numbers. */
  isNumbered?: boolean | undefined
  /** The number of the mark that decides. */
  chosen?: number | undefined
  /** Where given, the first piece of each mark has the id BASE-mark-NUMBER. */
  base?: string
  /** Where the number at the end of a span leads; null, or without it, it is only looked at. */
  linkOf?: (number: number, isFirstSpan: boolean) => Link | null
}

/**
 * The lines of a text with numbered marks, for every page that shows them and opens nothing at them. In the analysis a
 * mark is a control of its own: `MarkedPassage`.
 */
export function MarkedLines({ text, isNumbered, ...marks }: Props) {
  return cutPassage(text, marks.spans).map(({ start, first, number, pieces }) => {
    const words = pieces.map((piece) => <MarkedPiece key={piece.start} piece={piece} {...marks} />)
    return (
      <p key={start} className={first ? 'first' : undefined} translate="no">
        {isNumbered ? (
          <>
            <span className="line-number">{number}</span>
            <span>{words}</span>
          </>
        ) : (
          words
        )}
      </p>
    )
  })
}

type PieceProps = Omit<Props, 'text' | 'isNumbered'> & { piece: Piece }

function MarkedPiece({ piece, spans, chosen, base, linkOf }: PieceProps) {
  const isItalic = piece.spans.some(({ number }) => number === 0)
  const numbered = piece.spans.filter(({ number }) => number > 0)
  const [mark] = numbered
  if (!mark) return isItalic ? <em>{piece.text}</em> : <span>{piece.text}</span>
  const first = piece.begins.find(({ start, number }) => number > 0 && start === piece.start)
  const style = markClass(mark.kind)
  return (
    <mark
      id={base && first ? `${base}-mark-${first.number}` : undefined}
      className={mark.number === chosen ? `${style} chosen` : style}
      data-clue={numbered.map(({ number }) => number).join(' ')}
    >
      <NoBreak text={piece.text} isItalic={isItalic}>
        {piece.ends
          .filter(({ number }) => number > 0)
          .map(({ number, start }) => {
            const isFirstSpan = spans.find((one) => one.number === number)?.start === start
            const link = linkOf?.(number, isFirstSpan)
            return <sup key={number}>{link ? <a {...link}>{number}</a> : number}</sup>
          })}
      </NoBreak>
    </mark>
  )
}
