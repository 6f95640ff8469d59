import type { AnnotatedText } from '#domain/library/annotated-text'
import type { NumberedMark } from '#domain/library/mark-text'

type Line = NonNullable<AnnotatedText['feeling']>[number]
type Props = { lines: readonly Line[]; marks: readonly NumberedMark[] }

const STEP = 60
const EDGE = 24
const HEIGHT = 120

/** One line per person: each clue with its feeling, as a list and as a drawing. */
export function FeelingLines({ lines, marks }: Props) {
  return lines.map((line) => (
    <figure key={line.whose} className="feeling">
      <figcaption>
        <strong>{line.whose}</strong>
      </figcaption>
      <Drawing line={line} marks={marks} />
      <ol>
        {line.points.map(({ clue, word, unsaid }) => (
          <li key={clue}>
            <span className="n">{numberOf(clue, marks)}</span> {unsaid ? 'The text does not say.' : word}
          </li>
        ))}
      </ol>
    </figure>
  ))
}

/** The feeling named at the top is up. The list beside it says the same in words. */
function Drawing({ line: { points, top, bottom }, marks }: { line: Line; marks: readonly NumberedMark[] }) {
  const drawn = points.flatMap(({ clue, level }, at) =>
    level === undefined ? [] : [{ clue, x: EDGE + at * STEP, y: 14 + ((100 - level) / 100) * (HEIGHT - 28) }],
  )
  const width = EDGE * 2 + (points.length - 1) * STEP
  return (
    <>
      <p className="small">Up: {top}</p>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
        <polyline points={drawn.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {drawn.map(({ clue, x, y }) => (
          <g key={clue}>
            <circle cx={x} cy={y} r="12" />
            <text x={x} y={y + 5}>
              {numberOf(clue, marks)}
            </text>
          </g>
        ))}
      </svg>
      <p className="small">Down: {bottom}</p>
    </>
  )
}

function numberOf(clue: string, marks: readonly NumberedMark[]): number {
  return marks.find(({ id }) => id === clue)?.number ?? 0
}
