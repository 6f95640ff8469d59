import { NoBreak } from '../evidence/no-break.tsx'
import { kindClass, markClass } from '../findings/cue-kinds.ts'
import { cutPassage, type Piece } from '../findings/cut-passage.ts'
import type { PassageNotes } from './passage-notes.ts'

type Props = {
  /** Prefix of the ids, unique among the examples of a page. */
  id: string
  title: string
  /** Who wrote it and when: "Edgar Allan Poe, 1843". */
  by: string
  /** The text's page in the library. */
  slug?: string
  /** What the reader must know from earlier in the text. */
  before?: string
  text: string
  question?: string
  /** Lines of verse carry their numbers. */
  isVerse?: boolean
  marked: PassageNotes
}

/** A passage as the engine, or the library, marks it: numbers in the text, notes beside it. Works without any script. */
export function MarkedExample({ id, title, by, slug, before, text, question, isVerse, marked }: Props) {
  return (
    <figure className="example" aria-labelledby={`${id}-source`}>
      <div className="sheet">
        {before ? <p className="small">{before}</p> : null}
        <blockquote className={isVerse ? 'verse' : undefined} translate="no">
          {cutPassage(text, marked.spans).map(({ start, first, number, pieces }) => (
            <p key={start} className={first ? 'first' : undefined}>
              {isVerse ? <span className="line-number">{number}</span> : null}
              <span>
                {pieces.map((piece) => (
                  <MarkedPiece key={piece.start} id={id} piece={piece} marked={marked} />
                ))}
              </span>
            </p>
          ))}
        </blockquote>
        <p className="small" id={`${id}-source`}>
          From {slug ? <a href={`/library/${slug}`}>{title}</a> : <strong>{title}</strong>}, {by}.{' '}
          {slug ? 'The notes were written ahead for our library.' : 'The built-in reader wrote the notes.'}
        </p>
        {question ? (
          <p className="small">
            <strong>The question:</strong> {question}
          </p>
        ) : null}
      </div>
      <div>
        {marked.conclusion ? <p className="conclusion">{marked.conclusion}</p> : null}
        <ol className="notes" aria-label={`Notes on ${title}`}>
          {marked.notes.map(({ number, kind, name, sentences }) => (
            <li
              key={number}
              id={`${id}-note-${number}`}
              className={`${kindClass(kind)}${number === marked.key ? ' chosen' : ''}`}
            >
              <a href={`#${id}-mark-${number}`} aria-label={`Words of note ${number} in the text`}>
                <span className="n">{number}</span>
              </a>
              <span>
                <span className="kind-name">{name}</span> {sentences.join(' ')}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  )
}

type PieceProps = { id: string; piece: Piece; marked: PassageNotes }

/** The first mark of a note links to it; its other marks carry the same number. */
function MarkedPiece({ id, piece, marked }: PieceProps) {
  const [span] = piece.spans
  if (!span || piece.text.trim() === '') return piece.text
  return (
    <mark className={`${markClass(span.kind)}${span.number === marked.key ? ' chosen' : ''}`}>
      <NoBreak text={piece.text}>
        {piece.ends.map((end) => {
          const isFirst = marked.spans.find(({ number }) => number === end.number)?.start === end.start
          return (
            <sup key={end.number}>
              {isFirst ? (
                <a
                  href={`#${id}-note-${end.number}`}
                  id={`${id}-mark-${end.number}`}
                  aria-label={`Note ${end.number}`}
                >
                  {end.number}
                </a>
              ) : (
                end.number
              )}
            </sup>
          )
        })}
      </NoBreak>
    </mark>
  )
}
