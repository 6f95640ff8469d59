import type { AnnotatedText } from '#domain/library/annotated-text'
import type { NumberedMark } from '#domain/library/mark-text'
import { Versions } from './prose.tsx'
import { ShownWords } from './shown-words.tsx'
import { Note } from './tone-part.tsx'

type Props = { reading: AnnotatedText; marks: readonly NumberedMark[] }

/** Each figure: what it says literally, what both things share, and what it means. */
export function Figures({ reading: { figures = [], no_figures }, marks }: Props) {
  if (figures.length === 0) return <p>{no_figures}</p>
  return figures.map((figure) => (
    <div key={figure.says} className="note">
      <h4>{figure.name}</h4>
      <p>
        <strong>By its words:</strong> {figure.says}
      </p>
      <p>
        <strong>What both share:</strong> {figure.shared}
      </p>
      <Versions of={figure} />
      <ShownWords of={figure} marks={marks} />
    </div>
  ))
}

/** What is not meant as said, with the sign that shows it. */
export function SaidOtherwise({ reading: { otherwise = [], no_otherwise }, marks }: Props) {
  if (otherwise.length === 0) return <p>{no_otherwise}</p>
  return otherwise.map((one) => <Note key={one.says} title={one.says} note={one} marks={marks} />)
}

/** What a reader may take literally, why that is reasonable, and what contradicts it. */
export function MayBeMisread({ reading, marks }: Props) {
  return reading.misread.map((one) => <Note key={one.reads} title={one.reads} note={one} marks={marks} />)
}

/** Where good readers differ: each side with its evidence. */
export function TwoReadings({ reading, marks }: Props) {
  return reading.readings.map(({ on, sides }) => (
    <div key={on} className="stack">
      <p>{on}</p>
      <ul className="sides">
        {sides.map((side) => (
          <li key={side.name} className="sheet">
            <h3>{side.name}</h3>
            <p className="small">
              {side.strength === 'strong' ? 'The words support this strongly.' : 'The words allow this.'}
            </p>
            <Versions of={side} />
            <ShownWords of={side} marks={marks} />
          </li>
        ))}
      </ul>
    </div>
  ))
}
