/** Ways past parts of an explanation for whoever goes by keyboard; they show while they have the focus. */
export function SkipInside({ hasClues, hasFollowUp }: { hasClues: boolean; hasFollowUp: boolean }) {
  return (
    <p className="skip-inside">
      {hasClues && <a href="#clues">Skip to the clues</a>}
      <a href="#steps">Skip to the steps</a>
      {hasFollowUp && <a href="#follow-up">Skip to the follow-up question</a>}
    </p>
  )
}
