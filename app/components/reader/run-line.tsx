import { LoadAgain } from './load-again.tsx'
import type { ReaderState } from './reader-state.ts'
import { useMissingPart } from './use-missing-part.ts'
import { useOffline } from './use-offline.ts'

type Props = { state: ReaderState; status: string; onStop: () => void; onRetry: () => void }

/** The two live regions of the reader, there from the first moment; the answer itself is in none of them. */
export function RunLine({ state, status, onStop, onRetry }: Props) {
  const offline = useOffline()
  const isMissing = useMissingPart()
  const { run, problem } = state
  // A whole answer is there to be seen.
  const isQuiet = state.ended === 'ready' && !run
  return (
    <div className="run" id="run-line">
      <div className="run-status">
        <p role="status" id="run-status" className={isQuiet ? 'unseen' : undefined}>
          {status}
        </p>
        {run && (
          <button
            type="button"
            className="button quiet"
            aria-disabled={run.stopping || undefined}
            onClick={onStop}
          >
            Stop
          </button>
        )}
      </div>
      <p role="status" id="connection-status">
        {offline && 'You are offline. Your text is saved on this device.'}
        {isMissing && 'A part of this page did not load. Your text stays when you load the page again.'}
      </p>
      {isMissing && <LoadAgain name="Load the page again" />}
      <div role="alert" id="run-alert">
        {problem && !run && (
          <div className="problems">
            <p>
              <strong>{problem.body.message}</strong> {nextStep(problem)}
            </p>
            {problem.body.id && <p className="small">Reference for support: {problem.body.id}</p>}
          </div>
        )}
      </div>
      {problem?.place === 'answer' && !run && (
        <button type="button" className="button quiet" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  )
}

/** Beside a text that broke off the next step is the Retry button that stands with the message. */
function nextStep({ body, place }: NonNullable<ReaderState['problem']>): string {
  return place === 'answer' ? 'The text so far is kept. Press Retry.' : body.next
}
