import type { MarkedSpan, NumberedMark } from '#domain/library/mark-text'
import { markClass } from '../findings/cue-kinds.ts'
import { cutPassage, type Piece } from '../findings/cut-passage.ts'
import { splitLastWord } from '../findings/last-word.ts'

type Props = { text: string; spans: MarkedSpan[]; isVerse: boolean; marks: readonly NumberedMark[] }

/** The text with its marks: each number leads to its clue, and the clue leads back. */
export function MarkedText({ text, spans, isVerse, marks }: Props) {
  return (
    <div className={isVerse ? 'passage verse' : 'passage'} translate="no">
      {cutPassage(text, spans).map(({ start, first, pieces }) => (
        <p key={start} className={first ? 'first' : undefined}>
          {pieces.map((piece) => (
            <MarkedPiece key={piece.start} piece={piece} spans={spans} marks={marks} />
          ))}
        </p>
      ))}
    </div>
  )
}

type PieceProps = { piece: Piece; spans: MarkedSpan[]; marks: readonly NumberedMark[] }

function MarkedPiece({ piece, spans, marks }: PieceProps) {
  const isItalic = piece.spans.some(({ number }) => number === 0)
  const mark = piece.spans.find(({ number }) => number > 0)
  if (!mark || piece.text.trim() === '') return isItalic ? <em>{piece.text}</em> : piece.text
  const [before, word] = splitLastWord(piece.text)
  return (
    <mark
      className={markClass(mark.kind)}
      data-clue={piece.spans.flatMap(({ number }) => (number > 0 ? number : [])).join(' ')}
    >
      {isItalic ? <em>{before}</em> : before}
      <span className="tied">
        {isItalic ? <em>{word}</em> : word}
        {piece.ends
          .filter(({ number }) => number > 0)
          .map(({ number, start }) => (
            <sup key={number}>
              <a
                href={`#clue-${number}`}
                id={isFirstSpan(spans, number, start) ? `mark-${number}` : undefined}
                aria-label={`Clue ${number}: ${marks[number - 1]?.name}`}
              >
                {number}
              </a>
            </sup>
          ))}
      </span>
    </mark>
  )
}

function isFirstSpan(spans: MarkedSpan[], wanted: number, start: number): boolean {
  return spans.find(({ number }) => number === wanted)?.start === start
}
