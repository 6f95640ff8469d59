import { screenErrors } from '#domain/screen-errors'

const { sentence, next } = screenErrors.demo_spent

/** What goes on without an account and without a prompt. */
function FreeWays() {
  return (
    <p>
      Without an account you can go on for free. Ask <a href="/on-this-device">on this device</a>: the
      built-in reader has no limit there. Or read a text of <a href="/library">the library</a> with its
      explanation.
    </p>
  )
}

/** Stands in the place of the follow-up when the last prompt is used: the explanation stays. */
export function DemoLimitNotice() {
  return (
    <div className="problems limit">
      <p>
        <strong>{sentence}</strong> <span>{next}</span>
      </p>
      <FreeWays />
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
      <p className="muted">What you typed stays in this form. An account is free.</p>
      <FreeWays />
      <a className="button" href="/">
        Sign Up for Full Access
      </a>
    </section>
  )
}
