import type { AnswerClue } from '#domain/answer-interpretation'
import { cueOfMark } from '#domain/library/mark-text'
import { markClass } from '../evidence/cue-kinds.ts'
import { curlyQuotes } from './curly-quotes.ts'

type Props = { clues: readonly AnswerClue[]; chosen: number | null }

/** The clues of an explanation in the order of the text: the words, what kind of clue they are, what they mean. */
export function ClueCards({ clues, chosen }: Props) {
  if (clues.length === 0) return null
  return (
    <section className="clues" id="clues" aria-label="Clues" tabIndex={-1}>
      <ol>
        {clues.map((clue) => (
          <ClueCard key={clue.number} clue={clue} isChosen={clue.number === chosen} />
        ))}
      </ol>
    </section>
  )
}

function ClueCard({ clue, isChosen }: { clue: AnswerClue; isChosen: boolean }) {
  const { number, quote, kind, name, place, isAdded } = clue
  const says = clue.says && curlyQuotes(clue.says)
  const means = curlyQuotes(clue.means)
  return (
    <li className={isChosen ? 'clue chosen' : 'clue'}>
      <div className="clue-head">
        <a
          className="clue-words"
          id={`clue-${number}`}
          href={`#mark-${number}`}
          data-mark={number}
          aria-label={`Clue ${number}: “${quote}”, ${name}`}
          aria-current={isChosen ? 'true' : undefined}
        >
          <span className="n">{number}</span>
          <strong>“{quote}”</strong>
        </a>
        <p className="clue-kind">
          <span className={markClass(cueOfMark[kind])}>{name}</span>
          {place && `, ${place}`}
          {isAdded && '. Added by the built-in reader'}
        </p>
      </div>
      <div className="clue-means">
        {says && (
          <p>
            <strong>Says:</strong> {says}
          </p>
        )}
        {means && <p>{says ? <MeansLine means={means} /> : means}</p>}
      </div>
    </li>
  )
}

function MeansLine({ means }: { means: string }) {
  return (
    <>
      <strong>Means:</strong> {means}
    </>
  )
}
