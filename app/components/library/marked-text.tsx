import type { NumberedMark, TextPlace } from '#domain/library/mark-text'
import { markClass } from '../evidence/cue-kinds.ts'
import { cutPassage, type Piece } from '../evidence/cut-passage.ts'
import { splitLastWord } from '../evidence/last-word.ts'

type Props = { text: string; places: TextPlace[]; isVerse: boolean; marks: readonly NumberedMark[] }

/** The text with its marks: each number leads to its clue, and the clue leads back. */
export function MarkedText({ text, places, isVerse, marks }: Props) {
  return (
    <div className={isVerse ? 'passage verse' : 'passage'}>
      {cutPassage(text, places).map(({ start, first, pieces }) => (
        <p key={start} className={first ? 'first' : undefined}>
          {pieces.map((piece) => (
            <MarkedPiece key={piece.start} piece={piece} places={places} marks={marks} />
          ))}
        </p>
      ))}
    </div>
  )
}

type PieceProps = { piece: Piece; places: TextPlace[]; marks: readonly NumberedMark[] }

function MarkedPiece({ piece, places, marks }: PieceProps) {
  const isItalic = piece.places.some(({ number }) => number === 0)
  const mark = piece.places.find(({ number }) => number > 0)
  if (!mark || piece.text.trim() === '') return isItalic ? <em>{piece.text}</em> : piece.text
  const [before, word] = splitLastWord(piece.text)
  return (
    <mark className={markClass(mark.kind)}>
      {isItalic ? <em>{before}</em> : before}
      <span className="tied">
        {isItalic ? <em>{word}</em> : word}
        {piece.ends
          .filter(({ number }) => number > 0)
          .map(({ number, start }) => (
            <sup key={number}>
              <a
                href={`#clue-${number}`}
                id={isFirstPlace(places, number, start) ? `mark-${number}` : undefined}
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

function isFirstPlace(places: TextPlace[], wanted: number, start: number): boolean {
  return places.find(({ number }) => number === wanted)?.start === start
}
