import { useState } from 'react'
import { certaintyNames } from '../findings/certainty-words.ts'
import type { FeelingLine, FeelingStep } from '../findings/evidence.ts'
import { CueButton } from './cue-button.tsx'
import { FeelingDrawing } from './feeling-drawing.tsx'
import { FeelingShape } from './feeling-shape.tsx'

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
