import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AnalysisState } from '../conversation/analysis-state.ts'
import { LoadAgain } from '../result/load-again.tsx'

type Props = { state: AnalysisState; status: string; onStop: () => void; onRetry: () => void }

/** The two live regions of the reader, there from the first moment; the answer itself is in none of them. */
export function AnswerStatus({ state, status, onStop, onRetry }: Props) {
  const offline = useOffline()
  const isMissing = useMissingChunk()
  const { run, problem } = state
  // The line and the place of its button stay, so that nothing moves under a hand that is about to press.
  const isReady = state.ended === 'ready' && !run
  const canStop = run && !run.localAnswer
  return (
    <div className="run" id="run-line">
      <div className="run-status">
        <p role="status" id="run-status">
          {isReady ? <FirstSentence text={status} /> : status}
        </p>
        {canStop && (
          <button
            type="button"
            className="button quiet"
            aria-disabled={run.stopping || undefined}
            onClick={onStop}
          >
            Stop
          </button>
        )}
        {(isReady || run?.localAnswer) && (
          <span className="button quiet held" aria-hidden="true">
            Stop
          </span>
        )}
      </div>
      <p
        role="status"
        id="connection-status"
      >{`${offline ? 'You are offline. Your text is saved on this device.' : ''}${isMissing ? 'A part of this page did not load. Your text stays when you load the page again.' : ''}`}</p>
      {isMissing && <LoadAgain name="Load the page again" />}
      <div role="alert" id="run-alert">
        {problem && !run && (
          <div className="problems">
            <p>
              <strong>{problem.body.message}</strong> <span>{nextStep(problem)}</span>
            </p>
            {problem.body.id && <p className="small">{`Reference for support: ${problem.body.id}`}</p>}
          </div>
        )}
      </div>
      {problem?.location === 'answer' && !run && (
        <button type="button" className="button quiet" onClick={onRetry}>
          Retry
        </button>
      )}
    </div>
  )
}

/** The first sentence is seen, and as long as what stood there before; all of them are spoken. */
function FirstSentence({ text }: { text: string }) {
  const [, first = text, rest = ''] = /^(.+?[.!?])(\s.+)$/s.exec(text) ?? []
  return (
    <>
      <span>{first}</span>
      {rest && <span className="unseen">{rest}</span>}
    </>
  )
}

/** Beside a text that broke off the next step is the Retry button that stands with the message. */
function nextStep({ body, location }: NonNullable<AnalysisState['problem']>): string {
  return location === 'answer' ? 'The text so far is kept. Press Retry.' : body.next
}

/**
 * True once a part of the program did not come although there is a network: after an update of the site, the files of
 * the page as it was are gone.
 */
function useMissingChunk(): boolean {
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    const note = () => navigator.onLine && setIsMissing(true)
    window.addEventListener('vite:preloadError', note)
    return () => window.removeEventListener('vite:preloadError', note)
  }, [])
  return isMissing
}

/** True while this browser is offline; always false on the server. */
function useOffline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine === false,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}
