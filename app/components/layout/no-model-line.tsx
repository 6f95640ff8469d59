/** Says on pages that speak of AI what is true where no AI model is set up. */
export function NoModelLine() {
  return (
    <p className="measure no-model">
      No AI model is set up on this site. A program without AI, the built-in reader, writes every explanation.
    </p>
  )
}
