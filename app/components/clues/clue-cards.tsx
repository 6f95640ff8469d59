import type { AnswerClue } from '#domain/answer-interpretation'
import { cueOfMark } from '#domain/library/mark-text'
import { curlyQuotes } from '../answer/curly-quotes.ts'
import { kindClass } from '../findings/cue-kinds.ts'

type Props = {
  clues: readonly AnswerClue[]
  chosen: number | null
  /** The answer is being written, so that there are no marks to go to. */
  isGrowing?: boolean
}

/** The clues of an explanation in the order of the text: the words, what kind of clue they are, what they mean. */
export function ClueCards({ clues, chosen, isGrowing = false }: Props) {
  if (clues.length === 0) return null
  return (
    <section className="clues" id="clues" aria-label="Clues" tabIndex={-1}>
      <ol>
        {clues.map((clue) => (
          <ClueCard key={clue.start} clue={clue} isChosen={clue.number === chosen} isGrowing={isGrowing} />
        ))}
      </ol>
    </section>
  )
}

type CardProps = { clue: AnswerClue; isChosen: boolean; isGrowing: boolean }

function ClueCard({ clue, isChosen, isGrowing }: CardProps) {
  const { number, quote, kind, name, place: location, isAdded } = clue
  const says = clue.says && curlyQuotes(clue.says)
  const means = curlyQuotes(clue.means)
  const words = (
    <>
      <span className="n">{number}</span>
      <strong translate="no">{`“${quote}”`}</strong>
    </>
  )
  return (
    <li className={`clue ${kindClass(cueOfMark[kind])}${isChosen ? ' chosen' : ''}`}>
      <div className="clue-head">
        {isGrowing ? (
          <p className="clue-words">{words}</p>
        ) : (
          <a
            className="clue-words"
            id={`clue-${number}`}
            href={`#mark-${number}`}
            data-mark={number}
            aria-label={`Clue ${number}: “${quote}”, ${name}`}
            aria-current={isChosen ? 'true' : undefined}
          >
            {words}
          </a>
        )}
        <p className="clue-kind">
          <span className="kind-name">{name}</span>
          <span>{`${location ? `, ${location}` : ''}${isAdded ? '. Added by the built-in reader' : ''}`}</span>
        </p>
      </div>
      <div className="clue-means">
        {says && (
          <p>
            <strong>Says:</strong> <span>{says}</span>
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
      <strong>Means:</strong> <span>{means}</span>
    </>
  )
}
