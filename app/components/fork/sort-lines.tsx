import { type SpeaksFor, sentenceOf } from '#domain/my-reading'
import { kindClass } from '../findings/cue-kinds.ts'
import { mayAddWords, type WorkLine } from './fork-work.ts'
import type { OpenFork } from './use-fork.ts'

const names: Record<SpeaksFor, string> = {
  for: 'Speaks for it',
  against: 'Speaks against it',
  neither: 'Neither',
}

type Props = {
  open: OpenFork
  /** Number of the line that is lit. */
  chosen: number | null
  /** Begins to mark words of the student's own. */
  onMark: () => void
  /** Of a guess: ends it. */
  onShowAnswer?: () => void
}

/** The second part: what each line says about the chosen reading. */
export function SortLines({ open: { fork, work, act }, chosen, onMark, onShowAnswer }: Props) {
  const claim = fork.readings.find(({ id }) => id === work.reading)?.claim ?? ''
  return (
    <>
      <p className="in-short">
        <span>You chose:</span> <strong>{sentenceOf(claim)}</strong>{' '}
        <button type="button" className="link-button" onClick={() => act({ type: 'choose again' })}>
          Change
        </button>
      </p>
      <h3 id="fork-heading" tabIndex={-1}>
        What does each line say about that?
      </h3>
      <ol className="fork-lines">
        {work.lines.map((line) => (
          <SortedLine
            key={line.quote}
            line={line}
            isChosen={line.number === chosen}
            onSort={(speaks) => act({ type: 'sort', number: line.number, speaks })}
            onRemove={() => {
              act({ type: 'remove', number: line.number })
              document.getElementById('fork-heading')?.focus()
            }}
          />
        ))}
      </ol>
      <p className="small">When every line is sorted, your reading is shown.</p>
      <div className="row fork-go">
        <button type="button" className="button" onClick={() => act({ type: 'show' })}>
          Show my reading
        </button>
        {mayAddWords(work) && (
          <button type="button" id="fork-mark" className="link-button" onClick={onMark}>
            Add words of my own
          </button>
        )}
        {onShowAnswer && (
          <button type="button" className="link-button" onClick={onShowAnswer}>
            Show the explanation
          </button>
        )}
      </div>
    </>
  )
}

type LineProps = {
  line: WorkLine
  isChosen: boolean
  onSort: (speaks: SpeaksFor) => void
  onRemove: () => void
}

function SortedLine({ line, isChosen, onSort, onRemove }: LineProps) {
  const { number, quote, isOwn, speaks } = line
  return (
    <li className={`${kindClass(isOwn ? 'comparison' : 'word choice')}${isChosen ? ' chosen' : ''}`}>
      <a
        className="clue-words"
        id={`fork-line-${number}`}
        href={`#mark-${number}`}
        data-mark={number}
        aria-label={`Line ${number}: “${quote}”`}
        aria-current={isChosen ? 'true' : undefined}
      >
        <span className="n">{number}</span>
        <strong translate="no">{`“${quote}”`}</strong>
      </a>
      <fieldset className="fork-sorts">
        <legend className="unseen">{`Line ${number}`}</legend>
        {(Object.keys(names) as SpeaksFor[]).map((one) => (
          <button
            key={one}
            type="button"
            className="button quiet"
            aria-pressed={one === speaks}
            onClick={() => onSort(one)}
          >
            {names[one]}
          </button>
        ))}
        {isOwn && (
          <button type="button" className="link-button" onClick={onRemove}>
            Remove<span className="unseen">{` line ${number}`}</span>
          </button>
        )}
      </fieldset>
    </li>
  )
}
