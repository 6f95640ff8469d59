import type { NumberedMark } from '#domain/library/mark-text'
import { kindClass } from '../evidence/cue-kinds.ts'
import { Versions } from './prose.tsx'

/** Each clue as a card: its words, what they say, what they mean, and a rule that works in other texts. */
export function ClueList({ marks }: { marks: readonly NumberedMark[] }) {
  return (
    <ol className="clues">
      {marks.map(({ number, quoted, name, cue, says, means, rule }) => (
        <li key={number} id={`clue-${number}`} className={`sheet clue ${kindClass(cue)}`}>
          <div>
            <h3>
              <a href={`#mark-${number}`} aria-label={`Clue ${number}, back to the text`}>
                <span className="n">{number}</span>
              </a>
              <span>“{quoted}”</span>
            </h3>
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
            <div>
              <dt>In other texts</dt>
              <dd>{rule}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}
