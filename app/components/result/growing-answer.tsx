import type { AnswerClue } from '#domain/answer-interpretation'
import { cutClueItems } from '#domain/clue-items'
import { findAnswerParts } from '../answer/answer-parts.ts'
import { AnswerText } from '../answer/answer-text.tsx'
import { ClueCards } from '../clues/clue-cards.tsx'
import type { Run } from '../conversation/analysis-state.ts'
import { SignInLine } from './sign-in-line.tsx'
import { useWholeAnswer } from './use-whole-answer.ts'

type Props = { run: Run; clues: readonly AnswerClue[] }

/** The answer that is being written: "In short" first, its clues as cards one by one, the steps as they come. */
export function GrowingAnswer({ run, clues }: Props) {
  const parts = findAnswerParts(run.text)
  const { isHeld, isOffered, choose } = useWholeAnswer()
  return (
    // A translation would take the words away from under the hand that writes them: it comes with the finished answer.
    <div className="growing" translate="no">
      {run.stage === 'lost' && <p className="caution">The connection was lost. Trying again.</p>}
      {run.stage === 'signed-out' && <SignInLine />}
      {!isHeld && parts.inShort && (
        <div className="in-short">
          <AnswerText text={parts.inShort} hasLead growing={parts.body.trim() === ''} />
        </div>
      )}
      {!isHeld && <GrowingSteps text={run.text.slice(parts.bodyStart)} clues={clues} />}
      {(isHeld || run.text === '') && (
        <p className="muted">
          {isHeld
            ? 'The explanation shows here when it is finished.'
            : 'The first words come in a few seconds.'}
        </p>
      )}
      {isOffered && (
        <button type="button" className="link-button" onClick={() => choose(!isHeld)}>
          {isHeld ? 'Show it as it is written' : 'Show it when it is finished'}
        </button>
      )}
    </div>
  )
}

function GrowingSteps({ text, clues }: { text: string; clues: readonly AnswerClue[] }) {
  const cut = clues.length > 0 ? cutClueItems(text) : null
  if (!cut)
    return (
      <div className="prose">
        <AnswerText text={text} growing />
      </div>
    )
  return (
    <>
      <div className="prose">
        <AnswerText text={cut.before} />
      </div>
      <ClueCards clues={clues} chosen={null} isGrowing />
      <div className="prose">
        <AnswerText text={cut.after} growing />
      </div>
    </>
  )
}
