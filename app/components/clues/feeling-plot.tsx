import { kindClass } from '../findings/cue-kinds.ts'
import { lineWords } from './line-words.ts'
import type { NumberedLine, NumberedPoint } from './locate-clues.ts'

const WIDTH = 440
const HEIGHT = 118
const EDGE = 22
const ROUND = 12

type Props = { line: NumberedLine; chosen: number | null }
type Drawn = NumberedPoint & { x: number; y: number; level: number }

/** The feeling as a line between its two ends; a dashed line beside it is what the person shows. The list says the same. */
export function FeelingPlot({ line: { whose, top, bottom, points }, chosen }: Props) {
  const step = points.length > 1 ? (WIDTH - 2 * EDGE) / (points.length - 1) : 0
  const drawn = points.flatMap((point, at): Drawn[] =>
    point.level === undefined
      ? []
      : [{ ...point, level: point.level, x: EDGE + at * step, y: heightOf(point.level) }],
  )
  const turn = drawn.find(({ isTurn }) => isTurn)
  const { felt, shown } = lineWords(whose)
  const hasGap = points.some(({ shows }) => shows !== undefined)
  return (
    <div className="feeling-plot" aria-hidden="true">
      {hasGap && (
        <p className="small key">
          <span className="key-felt">{felt}</span> <span className="key-shown">{shown}</span>
        </p>
      )}
      <p className="small">{top}</p>
      <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        {turn && <path className="turn-line" d={`M${turn.x} 0V${HEIGHT}`} />}
        {gapsOf(drawn).map((run) => (
          <g key={run[0]?.start}>
            <path className="gap" d={outlineOf(run)} />
            <path className="shown" d={pathOf(run.map(({ x, shows = 0 }) => [x, heightOf(shows)]))} />
          </g>
        ))}
        <path className="felt" d={pathOf(drawn.map(({ x, y }) => [x, y]))} />
        {drawn.map(({ number, kind, start, x, y }) => (
          <g
            key={start}
            data-mark={number}
            className={`point ${kindClass(kind)}${number === chosen ? ' chosen' : ''}`}
          >
            <circle cx={x} cy={y} r={ROUND} />
            <text x={x} y={y + 5}>
              {number}
            </text>
          </g>
        ))}
      </svg>
      <p className="small">{bottom}</p>
    </div>
  )
}

function heightOf(level: number): number {
  return ROUND + 2 + ((100 - level) / 100) * (HEIGHT - 2 * ROUND - 4)
}

/** Stretches of neighboring points at which something else is shown than felt. */
function gapsOf(points: readonly Drawn[]): Drawn[][] {
  const runs: Drawn[][] = []
  for (const [at, point] of points.entries()) {
    if (point.shows === undefined) continue
    const last = runs.at(-1)
    if (last && last.at(-1) === points[at - 1]) last.push(point)
    else runs.push([point])
  }
  return runs
}

/** A gap at one point alone is as wide as the point. */
function outlineOf(run: readonly Drawn[]): string {
  const wide =
    run.length > 1 ? run : [-ROUND, ROUND].flatMap((by) => run.map((one) => ({ ...one, x: one.x + by })))
  const above = wide.map(({ x, shows = 0 }): [number, number] => [x, heightOf(shows)])
  return `${pathOf([...above, ...wide.map(({ x, y }): [number, number] => [x, y]).reverse()])}Z`
}

function pathOf(points: readonly (readonly [number, number])[]): string {
  const wide =
    points.length === 1
      ? points.flatMap(([x, y]) => [[x - ROUND, y] as const, [x + ROUND, y] as const])
      : points
  return `M${wide.map(([x, y]) => `${x} ${y}`).join('L')}`
}
