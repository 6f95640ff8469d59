import { useState } from 'react'
import { certaintyNames } from '#domain/evidence/certainty-words'
import type { FeelingLine, FeelingStep } from '#domain/evidence/evidence'
import { CueButton } from './cue-button.tsx'

/** How the feeling goes, step by step: a list with a word and a shape for each, and a drawing of the same. */
export function FeelingSteps({ line }: { line: FeelingLine }) {
  const [drawn, setDrawn] = useState(false)
  const { steps, unit, turnSentence } = line
  const leaning = steps.filter(({ level, turn }) => level !== 0 || turn)
  return (
    <>
      <p>{`Each ${unit} has a word for how pleasant it is. The words of the text decide, not the reader. ${turnSentence ? '' : 'We can’t tell one place where the feeling turns.'}`}</p>
      {leaning.length < steps.length && (
        <p className="small">{`The ${unit}s that are left out have no word that points either way.`}</p>
      )}
      <ol className="steps">
        {leaning.map((step) => (
          <li key={step.number} value={step.number}>
            <span className="step-word">
              <FeelingShape level={step.level} />
              <span>
                <span>{step.word}</span>
                <span className="small">{detailsOf(step)}</span>
              </span>
            </span>
            <span className="step-words">{step.words}</span>
            {step.turn && (
              <span className="turn">
                <strong>{turnSentence}</strong> <span>{`${certaintyNames[line.certainty]}.`}</span>
                <CueButton owner={line.id} quoted={step.turn} />
              </span>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="chip"
        aria-pressed={drawn}
        aria-controls={`${line.id}-drawing`}
        onClick={() => setDrawn(!drawn)}
      >
        Show the drawing
      </button>
      <div id={`${line.id}-drawing`}>{drawn && <FeelingDrawing line={line} />}</div>
    </>
  )
}

/** ": sadness. Likely." */
function detailsOf({ family, certainty }: FeelingStep): string {
  const sure = certainty ? `. ${certaintyNames[certainty]}.` : '.'
  return family ? `: ${family}${sure}` : sure
}

const STEP = 36
const EDGE = 24
const HEIGHT = 160
const MIDDLE = HEIGHT / 2

/** The list of steps as a line: up is pleasant, down is unpleasant, the dashed upright is the turn. */
function FeelingDrawing({ line: { steps, unit, turnSentence } }: { line: FeelingLine }) {
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

/** A shape for how pleasant a step is: up, down or level; filled when it is so without "a little". */
function FeelingShape({ level }: { level: number }) {
  return (
    <svg className="shape" viewBox="0 0 20 20" aria-hidden="true">
      <ShapePath x={10} y={10} level={level} />
    </svg>
  )
}

/** The same shape around a point of a larger drawing. */
function ShapePath({ x, y, level }: { x: number; y: number; level: number }) {
  if (level === 0) return <path className="shape-line" d={`M${x - 7} ${y}h14`} />
  const up = level > 0 ? -1 : 1
  const filled = Math.abs(level) === 2 ? 'shape-line shape-full' : 'shape-line shape-open'
  return <path className={filled} d={`M${x} ${y + 7 * up}l7 ${-13 * up}h-14z`} />
}
