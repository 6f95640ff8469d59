/** Says on pages about AI that no AI model is set up here. */
export function NoModelLine() {
  return (
    <p className="measure no-model">
      No AI model is set up on this site. A program without AI, the built-in reader, writes every explanation.
    </p>
  )
}
