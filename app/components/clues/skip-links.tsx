type Props = { hasClues: boolean; hasSteps: boolean; hasFollowUp: boolean }

/** Ways past parts of an explanation for whoever goes by keyboard; they show while they have the focus. */
export function SkipLinks({ hasClues, hasSteps, hasFollowUp }: Props) {
  return (
    <p className="skip-inside">
      {hasClues && <a href="#clues">Skip to the clues</a>}
      {hasSteps && <a href="#steps">Skip to the steps</a>}
      {hasFollowUp && <a href="#follow-up">Skip to the follow-up question</a>}
    </p>
  )
}
