import { MarkedLines } from '../evidence/marked-lines.tsx'
import { kindClass } from '../findings/cue-kinds.ts'
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
        <blockquote className={isVerse ? 'verse' : undefined}>
          <MarkedLines
            text={text}
            spans={marked.spans}
            isNumbered={isVerse}
            chosen={marked.key}
            linkOf={(number, isFirstSpan) =>
              isFirstSpan
                ? {
                    href: `#${id}-note-${number}`,
                    id: `${id}-mark-${number}`,
                    'aria-label': `Note ${number}`,
                  }
                : null
            }
          />
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
