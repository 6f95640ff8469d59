import '../../styles/feeling-line.css'
import type { AnswerInterpretation } from '#domain/answer-interpretation'
import { AnswerText } from '../answer/answer-text.tsx'
import { kindClass } from '../findings/cue-kinds.ts'
import { FeelingPlot } from './feeling-plot.tsx'
import { lineWords } from './line-words.ts'
import type { NumberedLine } from './locate-clues.ts'

/** What is known of feelings: lines with levels, else who probably feels what and the clues that show it. */
export type FeelingsShown = {
  lines: readonly NumberedLine[]
  people: AnswerInterpretation['feelings'] | undefined
}

type Props = FeelingsShown & { question: string; chosen: number | null }

/** How the feelings go, under the passage; nothing where none are known. The person asked about comes first. */
export function FeelingLines({ lines, people, question, chosen }: Props) {
  if (lines.length === 0) return <FeelingSentences people={people ?? []} chosen={chosen} />
  const about = lines.findIndex(({ whose }) => question.includes(whose))
  const [first, ...others] = about > 0 ? [lines[about], ...lines.filter((_, at) => at !== about)] : lines
  return (
    <>
      {first && <Line line={first} chosen={chosen} />}
      {others.map(
        (line) =>
          line && (
            <details key={line.whose} className="feeling-more">
              <summary>{lineWords(line.whose).title}</summary>
              <Line line={line} chosen={chosen} />
            </details>
          ),
      )}
    </>
  )
}

function Line({ line, chosen }: { line: NumberedLine; chosen: number | null }) {
  const { whose, points } = line
  const { title } = lineWords(whose)
  const turn = points.find(({ isTurn }) => isTurn)
  return (
    <section className="feeling-line" aria-label={title}>
      <h3>{title}</h3>
      <FeelingPlot line={line} chosen={chosen} />
      <ol>
        {points.map((point) => (
          <li key={point.start}>
            <button
              type="button"
              className={kindClass(point.kind)}
              data-mark={point.number}
              aria-pressed={point.number === chosen}
            >
              <span className="unseen">Clue </span>
              <span className="n">{point.number}</span> <span>{point.word ?? 'not said'}</span>
              {point === turn && <span className="unseen">, the turn</span>}
            </button>
          </li>
        ))}
      </ol>
      {turn && <p className="small">{`It turns at clue ${turn.number}, “${turn.quote}”.`}</p>}
      <FeelingTable line={line} />
    </section>
  )
}

type SentencesProps = { people: AnswerInterpretation['feelings']; chosen: number | null }

/** Without levels there is no line to draw: who probably feels what, and the clues that show it. */
function FeelingSentences({ people, chosen }: SentencesProps) {
  const shown = people.filter(({ clues }) => clues.length > 0)
  if (shown.length === 0) return null
  return (
    <section className="feeling-line" aria-label="Feelings">
      <h3>Feelings</h3>
      {shown.map(({ who, sentence, clues }) => (
        <div key={who} className="feeling-person">
          <AnswerText text={sentence} />
          <ol aria-label={`Clues to what ${who} feels`}>
            {clues.map((number) => (
              <li key={number}>
                <button
                  type="button"
                  data-mark={number}
                  aria-pressed={number === chosen}
                >{`Clue ${number}`}</button>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}

/** A feeling line in rows: the clue, its words, what is felt, and what is shown where that differs. */
function FeelingTable({ line: { whose, top, bottom, points } }: { line: NumberedLine }) {
  const { felt, shown } = lineWords(whose)
  const hasGap = points.some(({ shows }) => shows !== undefined)
  return (
    <details>
      <summary>The same as a table</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">Clue</th>
            <th scope="col">Words</th>
            <th scope="col">{capital(felt)}</th>
            {hasGap && <th scope="col">{capital(shown)}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ number, start, quote, word, level, shows, isTurn }) => (
            <tr key={start}>
              <th scope="row">{number}</th>
              <td>
                <span translate="no">{`“${quote}”`}</span>
                {isTurn && <span> (the turn)</span>}
              </td>
              <td>
                {word && level !== undefined
                  ? `${word}: ${nameLevel(level, top, bottom)}`
                  : 'The text does not say.'}
              </td>
              {hasGap && <td>{nameShown(level, shows, top, bottom)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function nameShown(felt: number | undefined, shows: number | undefined, top: string, bottom: string): string {
  if (felt === undefined) return 'The text does not say.'
  return shows === undefined ? 'The same' : nameLevel(shows, top, bottom)
}

/** Where a level from 0 to 100 lies between two named ends, in words. */
function nameLevel(level: number, top: string, bottom: string): string {
  if (level >= 75) return top
  if (level > 55) return `closer to ${top}`
  if (level >= 45) return `between ${bottom} and ${top}`
  return level > 25 ? `closer to ${bottom}` : bottom
}

function capital(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
