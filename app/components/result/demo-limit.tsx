import { screenErrors } from '#domain/screen-errors'

const { sentence, next } = screenErrors.demo_spent

/** Stands in the place of the follow-up when the last prompt is used: the explanation stays. */
export function DemoLimitNotice() {
  return (
    <div className="problems limit">
      <p>
        <strong>{sentence}</strong> <span>{next}</span>
      </p>
      <a className="button quiet" href="/">
        Sign Up for Full Access
      </a>
    </div>
  )
}

/** Shown with the form when no prompt is left and no explanation is open. */
export function DemoLimitPanel() {
  return (
    <section className="sheet limit-panel" aria-labelledby="limit-heading">
      <h2 id="limit-heading">Demo Limit Reached</h2>
      <p>{sentence}</p>
      <p className="muted">
        An account is free, and so is the built-in reader. What you typed stays in this form.
      </p>
      <a className="button" href="/">
        Sign Up for Full Access
      </a>
    </section>
  )
}
