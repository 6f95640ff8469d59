/** Before there is a text. */
const starters = ['What is the tone?', 'How does a person in the text feel?', 'What does a phrase mean?']

/** Three questions for people who find an empty box hard; they fit the text once it is there. */
export function QuestionStarters({
  fitting,
  disabled,
  onChoose,
}: {
  fitting: readonly string[] | undefined
  disabled: boolean
  onChoose: (question: string) => void
}) {
  return (
    <div className="starters">
      <strong id="starters-label">Or start with one of these</strong>
      <ul aria-labelledby="starters-label">
        {(fitting ?? starters).map((question) => (
          <li key={question}>
            <button type="button" className="chip" disabled={disabled} onClick={() => onChoose(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
