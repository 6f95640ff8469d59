import { exportReading } from '#domain/exports'
import type { Question } from '#domain/messages'
import { countDownload } from '../browser/count-download.ts'
import { downloadFile } from '../browser/download-file.ts'
import { DoubtQuestion } from './doubt-question.tsx'
import { printReading } from './print-reading.ts'
import { SavedReading } from './saved-reading.tsx'
import { SignsShown } from './signs-shown.tsx'
import type { OpenFork } from './use-fork.ts'

type Props = {
  open: OpenFork
  question: Question
  announce: (text: string) => void
  onSteps: () => void
  /** Puts the reading into the follow-up box; absent where no AI model is set up. */
  onAsk?: () => void
  /** What asking costs. */
  cost: string
}

/** The third part: what came of choosing and sorting. Nobody calls it right or wrong. */
export function MyReadingPart({ open, question, announce, onSteps, onAsk, cost }: Props) {
  const { fork, work, act, reading, isGuess, isUnsaved, save } = open
  if (!reading) return null
  const numberOf = (quote: string) => work.lines.find((line) => line.quote === quote)?.number
  return (
    <>
      <section className="my-reading" aria-labelledby="fork-heading">
        <h3 id="fork-heading" tabIndex={-1}>
          My reading
        </h3>
        <SavedReading reading={reading} numberOf={numberOf} />
        <button type="button" className="link-button" onClick={() => act({ type: 'choose again' })}>
          Choose again
        </button>
        {isUnsaved && (
          <p className="caution">
            <span>This reading is not saved yet. </span>
            <button type="button" className="button quiet" onClick={save}>
              Try again
            </button>
          </p>
        )}
      </section>
      <SignsShown lines={fork.lines} />
      <DoubtQuestion open={open} announce={announce} />
      <div className="row fork-go">
        <button type="button" className="button" onClick={onSteps}>
          {isGuess ? 'Show the explanation' : 'Show the five steps'}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            downloadFile(exportReading(question, reading, fork.lines, new Date()))
            countDownload()
          }}
        >
          Download my reading
        </button>
        <button type="button" className="button quiet" onClick={printReading}>
          Print my reading
        </button>
      </div>
      {onAsk && (
        <p className="row ask-model">
          <button type="button" className="button quiet" onClick={onAsk}>
            Ask the AI model about my reading
          </button>
          <span className="small">{cost}</span>
        </p>
      )}
    </>
  )
}
