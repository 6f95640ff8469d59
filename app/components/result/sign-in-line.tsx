/** The session ended while an answer was on its way. */
export function SignInLine() {
  return (
    <div className="row">
      <span className="problem">Please sign in to continue. The text so far is kept.</span>
      <button
        type="button"
        className="button quiet"
        onClick={() => window.dispatchEvent(new CustomEvent('tonewise:sign-in-needed'))}
      >
        Sign in
      </button>
    </div>
  )
}
