import { useEffect, useState } from 'react'
import type { AnswerClue } from '#domain/answer-interpretation'
import { cutClueItems } from '#domain/clue-items'
import { findAnswerParts } from '../answer/answer-parts.ts'
import { AnswerText } from '../answer/answer-text.tsx'
import { ClueCards } from '../clues/clue-cards.tsx'
import type { Run } from '../conversation/analysis-state.ts'
import { SignInLine } from './sign-in-line.tsx'

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

type Choice = {
  /** The explanation shows when it is finished; else as it is written. */
  isHeld: boolean
  /** The person or the system has asked for calm, so the choice stands beside the explanation. */
  isOffered: boolean
  choose(isHeld: boolean): void
}

/** When an explanation shows: the person's reading setting, else whole under reduced motion. */
function useWholeAnswer(): Choice {
  const [{ chosen, isCalm }, setChoice] = useState(readChoice)
  useEffect(() => {
    const follow = () => setChoice(readChoice())
    window.addEventListener('tonewise:reading-settings', follow)
    return () => window.removeEventListener('tonewise:reading-settings', follow)
  }, [])
  return {
    isHeld: chosen ? chosen === 'finished' : isCalm,
    isOffered: chosen !== undefined || isCalm,
    choose(isHeld) {
      const show = isHeld ? 'finished' : 'written'
      setChoice({ chosen: show, isCalm })
      void import('../browser/reading-settings.ts').then(({ changeSettings, currentSettings }) =>
        changeSettings({ ...currentSettings(), show }),
      )
    },
  }
}

/** The settings stand on <html> from before the first paint. */
function readChoice() {
  const { show, motion } = document.documentElement.dataset
  return {
    chosen: show,
    isCalm: motion === 'off' || window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  }
}
