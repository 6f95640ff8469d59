import type { AnnotatedText } from '#domain/library/annotated-text'
import type { NumberedMark } from '#domain/library/mark-text'
import { Prose, Versions } from './prose.tsx'
import { ShownWords } from './shown-words.tsx'

type Props = { tone: AnnotatedText['tone']; marks: readonly NumberedMark[] }

/** The tone: its main word, others that fit, words that come close and do not fit, and where it changes. */
export function TonePart({ tone, marks }: Props) {
  return (
    <>
      <Note title={tone.word} note={tone} marks={marks} />
      {tone.others.map((other) => (
        <Note key={other.word} title={`Also: ${other.word}`} note={other} marks={marks} />
      ))}
      {tone.turn ? <Note title="Where the tone changes" note={tone.turn} marks={marks} /> : null}
      {tone.no_turn ? <p>{tone.no_turn}</p> : null}
      {(tone.not ?? []).map((other) => (
        <div key={other.word} className="note">
          <h4>Not {other.word}</h4>
          <p>
            <Prose text={other.why} />
          </p>
          <ShownWords of={other} marks={marks} />
        </div>
      ))}
    </>
  )
}

type NoteProps = {
  title: string
  note: { plain: string; full: string; clues?: string[] | undefined; at?: string[] | undefined }
  marks: readonly NumberedMark[]
}

/** A note with its heading and the words that it is based on. */
export function Note({ title, note, marks }: NoteProps) {
  return (
    <div className="note">
      <h4>{title}</h4>
      <Versions of={note} />
      <ShownWords of={note} marks={marks} />
    </div>
  )
}
