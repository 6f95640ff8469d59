import { useState } from 'react'
import type { Verse } from '#domain/evidence/evidence'

/** The poem with its rhyme letters and its beats; each can be switched off and on. */
export function VerseView({ verse }: { verse: Verse }) {
  const [rhymes, setRhymes] = useState(true)
  const [beats, setBeats] = useState(true)
  return (
    <>
      <div className="row">
        {verse.rhyme && (
          <button type="button" className="chip" aria-pressed={rhymes} onClick={() => setRhymes(!rhymes)}>
            Rhyme letters
          </button>
        )}
        {verse.beat && (
          <button type="button" className="chip" aria-pressed={beats} onClick={() => setBeats(!beats)}>
            Strong beats
          </button>
        )}
      </div>
      {verse.rhyme && <p>{verse.rhyme}</p>}
      {verse.beat && <p>{verse.beat}</p>}
      <ol className="verse-lines">
        {verse.lines.map((line) => (
          <li key={line.number} className={line.opensStanza ? 'first' : undefined}>
            <span>
              {line.pieces.map(({ start, text, strong }) =>
                strong && beats ? (
                  <b key={start} className="beat">
                    {text}
                  </b>
                ) : (
                  <span key={start}>{text}</span>
                ),
              )}
            </span>
            {rhymes && line.letter && (
              <span className="rhyme-letter">
                <span className="unseen">, rhyme </span>
                <span>{line.letter}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
