import { useState } from 'react'
import { lineCount } from './line-count.ts'
import type { OpenFork } from './use-fork.ts'

type Props = { open: OpenFork; onSkip: () => void }

/** The first part: which reading fits better. Nothing says which line speaks for which of them. */
export function ChooseReading({ open: { fork, work, act, isGuess }, onSkip }: Props) {
  const [isMissing, setMissing] = useState(false)
  const { decide, these } = lineCount(fork.lines)

  function goOn() {
    setMissing(!work.reading)
    if (work.reading) act({ type: 'look' })
    else document.querySelector<HTMLElement>('.fork-readings input')?.focus()
  }

  return (
    <>
      <p className="in-short">
        <strong>The words do not say it outright.</strong> <span>{decide}</span>
      </p>
      <fieldset className="fork-readings" aria-labelledby="fork-heading">
        <h3 id="fork-heading" tabIndex={-1}>
          Which fits better?
        </h3>
        {fork.readings.map(({ id, claim, test }) => (
          <label key={id} className="fork-reading">
            <input
              type="radio"
              name="fork-reading"
              checked={id === work.reading}
              aria-describedby={isMissing ? 'fork-missing' : undefined}
              onChange={() => {
                setMissing(false)
                act({ type: 'choose', reading: id })
              }}
            />
            <strong>{claim}</strong>
            {test && <span className="fork-test">{test}</span>}
          </label>
        ))}
        {isMissing && (
          <span className="problem" id="fork-missing">
            Choose one of these first. You can change it later.
          </span>
        )}
      </fieldset>
      <div className="row fork-go">
        <button type="button" className="button" onClick={goOn}>{`Look at ${these}`}</button>
        <button type="button" className="link-button" onClick={onSkip}>
          {isGuess ? 'Show the explanation' : 'Skip to the explanation'}
        </button>
      </div>
      <p className="small">
        By the built-in reader, a program without an AI model. It shows and asks. It does not decide. Choosing
        uses no prompt.
      </p>
    </>
  )
}
