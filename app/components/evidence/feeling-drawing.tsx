import type { FeelingLine } from '../findings/evidence.ts'
import { ShapePath } from './feeling-shape.tsx'

const STEP = 36
const EDGE = 24
const HEIGHT = 160
const MIDDLE = HEIGHT / 2

/** The list of steps as a line: up is pleasant, down is unpleasant, the dashed upright is the turn. */
export function FeelingDrawing({ line: { steps, unit, turnSentence } }: { line: FeelingLine }) {
  const points = steps.map((step, at) => ({ ...step, x: EDGE + at * STEP, y: MIDDLE - step.level * 28 }))
  const width = EDGE * 2 + (steps.length - 1) * STEP
  const turn = points.find((point) => point.turn)
  return (
    <figure className="drawing">
      <p className="small">Up: more pleasant</p>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`A drawing of the list above, ${steps.length} ${unit}s. ${turnSentence ?? ''}`}
      >
        <path className="drawing-base" d={`M0 ${MIDDLE}H${width}`} />
        {turn && <path className="drawing-turn" d={`M${turn.x} 4V${HEIGHT - 4}`} />}
        <path className="drawing-line" d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {points.map(({ number, x, y, level }) => (
          <ShapePath key={number} x={x} y={y} level={level} />
        ))}
      </svg>
      <figcaption className="small">{`Down: less pleasant. From left to right: ${unit} 1 to ${steps.length}.${turn ? ` The dashed line is ${unit} ${turn.number}. ${turnSentence}` : ''}`}</figcaption>
    </figure>
  )
}
