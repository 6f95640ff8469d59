/** Stands with what is said about AI where no AI model is set up, and says who explains texts there. */
export function NoModelLine() {
  return (
    <p className="measure">
      Tonewise can work with an AI model. None is set up on this site. Explanations come from our library and
      from the built-in reader, a program without AI.
    </p>
  )
}
