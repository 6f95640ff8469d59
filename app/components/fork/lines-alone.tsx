import type { Fork } from '#close-reading'
import { lineCount } from './line-count.ts'
import { SignsShown } from './signs-shown.tsx'

type Props = { fork: Fork; onSteps: () => void }

/** For a question without readings that could honestly be offered: the lines, and what such lines can show. */
export function LinesAlone({ fork: { lines }, onSteps }: Props) {
  return (
    <>
      <p className="in-short">
        <strong>The words do not say it outright.</strong> <span>{lineCount(lines).help}</span>
      </p>
      <h3 id="fork-heading" tabIndex={-1}>
        What do these words tell you?
      </h3>
      <ol className="fork-lines">
        {lines.map(({ number, quote }) => (
          <li key={number} className="kind">
            <a
              className="clue-words"
              id={`fork-line-${number}`}
              href={`#mark-${number}`}
              data-mark={number}
              aria-label={`Line ${number}: “${quote}”`}
            >
              <span className="n">{number}</span>
              <strong translate="no">{`“${quote}”`}</strong>
            </a>
          </li>
        ))}
      </ol>
      <SignsShown lines={lines} />
      <div className="row fork-go">
        <button type="button" className="button" onClick={onSteps}>
          Show the five steps
        </button>
      </div>
      <p className="small">
        By the built-in reader, a program without an AI model. It has no readings to offer for a question like
        this.
      </p>
    </>
  )
}
