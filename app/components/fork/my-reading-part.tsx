import { exportReading } from '#domain/exports'
import type { Question } from '#domain/messages'
import { countDownload } from '../browser/count-download.ts'
import { downloadFile } from '../browser/download-file.ts'
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

/** Prints the text, the question and the reading, on a page for somebody to look at together with the student. */
function printReading(): void {
  const { dataset } = document.documentElement
  dataset.print = 'reading'
  window.addEventListener('afterprint', () => delete dataset.print, { once: true })
  window.print()
}

type DoubtQuestionProps = { open: OpenFork; announce: (text: string) => void }

const replies = {
  same: 'Then you keep your reading. The line stays where you put it.',
  unsure: 'That is fine. You can choose again whenever you like.',
} as const

/** Asks about the lines that speak against the reading; nothing where none does. */
function DoubtQuestion({ open: { work, act, reading }, announce }: DoubtQuestionProps) {
  const against = reading?.lines.length ? work.lines.filter(({ speaks }) => speaks === 'against') : []
  if (against.length === 0) return null
  const { afterDoubt } = work
  function give(answer: keyof typeof replies) {
    announce(replies[answer])
    act({ type: 'doubt', afterDoubt: answer })
  }
  return (
    <section className="fork-doubt" aria-labelledby="fork-doubt-heading">
      <h3 id="fork-doubt-heading">{doubtOf(against.map(({ number }) => number))}</h3>
      <div className="row">
        <Answer name="No" isPressed={afterDoubt === 'same'} onPress={() => give('same')} />
        <button type="button" className="button quiet" onClick={() => act({ type: 'choose again' })}>
          Yes, choose again
        </button>
        <Answer name="I am not sure" isPressed={afterDoubt === 'unsure'} onPress={() => give('unsure')} />
      </div>
      {afterDoubt && <p>{replies[afterDoubt]}</p>}
    </section>
  )
}

function Answer({ name, isPressed, onPress }: { name: string; isPressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className="button quiet" aria-pressed={isPressed} onClick={onPress}>
      {name}
    </button>
  )
}

function doubtOf(numbers: readonly number[]): string {
  const [last, ...before] = [...numbers].reverse()
  if (before.length === 0) return `Line ${last} speaks against your reading. Does it change it?`
  return `Lines ${before.reverse().join(', ')} and ${last} speak against your reading. Do they change it?`
}
