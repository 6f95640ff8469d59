/** The part Feedback of the account. */
export function FeedbackTab() {
  return (
    <div className="stack measure">
      <h2>Feedback</h2>
      <p>This part is not ready yet.</p>
    </div>
  )
}
