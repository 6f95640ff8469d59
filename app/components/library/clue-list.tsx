import type { NumberedMark } from '#domain/library/mark-text'
import { shownAtFirst } from '#domain/limits'
import { kindClass } from '../findings/cue-kinds.ts'
import { Versions } from './prose.tsx'

type Props = { marks: readonly NumberedMark[] }

/** Each clue in a row: its words, what they say, and what they mean. A number in the text also opens those not shown at first. */
export function ClueList({ marks }: Props) {
  const others = marks.slice(shownAtFirst.clues)
  return (
    <div className="sheet">
      <p className="clue-heads small" aria-hidden="true">
        <span>The words</span>
        <span>Says</span>
        <span>Means</span>
      </p>
      <Clues marks={marks.slice(0, shownAtFirst.clues)} />
      {others.length > 0 ? (
        <details className="other-clues">
          <summary>{`${others.length} more ${others.length === 1 ? 'clue' : 'clues'}`}</summary>
          <Clues marks={others} />
        </details>
      ) : null}
    </div>
  )
}

function Clues({ marks }: Props) {
  return (
    <ol className="clues">
      {marks.map(({ number, quoted, name, cue, says, means }) => (
        <li key={number} id={`clue-${number}`} className={`clue ${kindClass(cue)}`}>
          <a href={`#mark-${number}`} aria-label={`Clue ${number}, back to the text`}>
            <span className="n">{number}</span>
          </a>
          <div>
            <h3>“{quoted}”</h3>
            <p className="small">
              <span className="kind-name">{name}</span>
            </p>
          </div>
          <dl>
            <div>
              <dt>Says</dt>
              <dd>{says}</dd>
            </div>
            <div>
              <dt>Means</dt>
              <dd>
                <Versions of={means} />
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
