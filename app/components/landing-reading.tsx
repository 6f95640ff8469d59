import type { LandingNote } from '#server/library/landing-reading'

type Props = { title: string; author: string; year: number; text: string; notes: LandingNote[] }

const styleOfKind: Record<string, string> = {
  sound: 'm sound',
  repetition: 'm repeat',
  punctuation: 'm compare',
}

/** One line of literature as the engine marks it: numbers in the text, notes beside it. */
export function LandingReading({ title, author, year, text, notes }: Props) {
  return (
    <figure className="sheet reading">
      <figcaption className="small">
        A line from <strong>{title}</strong>, {author}, {year}, read by Tonewise
      </figcaption>
      <blockquote>
        {notes.map((note, at) => (
          <span key={note.number}>
            {text.slice(at === 0 ? 0 : notes[at - 1]?.end, note.start)}
            <mark className={styleOfKind[note.kind] ?? 'm'}>
              {note.words}
              <sup>
                <a
                  href={`#note-${note.number}`}
                  id={`mark-${note.number}`}
                  aria-label={`Note ${note.number}`}
                >
                  {note.number}
                </a>
              </sup>
            </mark>
          </span>
        ))}
        {text.slice(notes.at(-1)?.end ?? 0)}
      </blockquote>
      <ol>
        {notes.map((note) => (
          <li key={note.number} id={`note-${note.number}`}>
            <span className="n" aria-hidden="true">
              {note.number}
            </span>
            <span>
              <strong>{note.kind[0]?.toUpperCase() + note.kind.slice(1)}.</strong> {note.note}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  )
}
