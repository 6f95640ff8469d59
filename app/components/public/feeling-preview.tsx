import type { AnnotatedText } from '#domain/library/annotated-text'
import { cueOfMark } from '#domain/library/mark-text'
import { kindClass } from '../findings/cue-kinds.ts'

/** A point of the drawing: the number of its clue, what is felt there, and what is shown where that differs. */
export type PreviewPoint = { number: number; word: string; level: number; shows?: number; kind: string }
export type Preview = { whose: string; top: string; bottom: string; points: PreviewPoint[] }

const WIDTH = 300
const HEIGHT = 96

/** The feeling line of a text at some of its marks, numbered from 1. Throws when the reading lacks one of them. */
export function previewOf(reading: AnnotatedText, ids: readonly string[]): Preview {
  const [line] = reading.feeling ?? []
  if (!line) throw new Error(`${reading.slug} has no feeling line.`)
  const points = ids.map((id, at): PreviewPoint => {
    const point = line.points.find(({ clue }) => clue === id)
    const mark = reading.marks.find((one) => one.id === id)
    if (!mark || !point?.word || point.level === undefined)
      throw new Error(`${reading.slug} has no feeling at “${id}”.`)
    const { word, level, shows } = point
    const kind = kindClass(cueOfMark[mark.kind])
    return { number: at + 1, word, level, kind, ...(shows === undefined ? {} : { shows }) }
  })
  return { whose: line.whose, top: line.top, bottom: line.bottom, points }
}

/** The line as a picture, what is shown above what is felt, and the same in words. */
export function FeelingPreview({ of: { top, bottom, points } }: { of: Preview }) {
  const drawn = points.map((point, at) => ({
    ...point,
    x: 70 + at * ((WIDTH - 90) / (points.length - 1)),
    y: heightOf(point.level),
    shownY: heightOf(point.shows ?? point.level),
  }))
  const felt = drawn.map(({ x, y }) => `${x},${y}`)
  const shown = drawn.map(({ x, shownY }) => `${x},${shownY}`)
  return (
    <>
      <svg className="preview" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <polygon className="gap" points={[...shown, ...[...felt].reverse()].join(' ')} />
        <polyline points={shown.join(' ')} strokeWidth="2" strokeDasharray="5 4" />
        <polyline points={felt.join(' ')} strokeWidth="3" />
        <text x="0" y="18">
          {top}
        </text>
        <text x="0" y={HEIGHT - 8}>
          {bottom}
        </text>
        {drawn.map(({ number, x, y, kind }) => (
          <g key={number} className={kind}>
            <circle cx={x} cy={y} r="11" />
            <text x={x} y={y + 5} textAnchor="middle">
              {number}
            </text>
          </g>
        ))}
      </svg>
      <p>
        Clue by clue: {points.map(({ word }) => word).join('; ')}. The thick line is what she feels, the
        dashed line what she shows.
      </p>
    </>
  )
}

function heightOf(level: number): number {
  return 14 + ((100 - level) / 100) * (HEIGHT - 28)
}
