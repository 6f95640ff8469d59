import { Email, type FailedAuth, FieldProblem, Password, Problems, SharedComputer } from './auth-fields.tsx'

type Mode = 'sign_in' | 'sign_up'
type Props = {
  /** Prefix of every id, so that two copies can be on one page. */
  prefix: string
  next: string
  heading: 'h1' | 'h2'
  mode?: Mode
  closable?: boolean
  /** Text of the status line at the start, such as the one after sign-up. */
  status?: string
  /** Sign-up first sends a link, and the form says so. */
  sendsLink?: boolean
  /** An AI model is set up, so the trial adds something. */
  hasModel: boolean
  failed?: FailedAuth | null
}

/** Sign-in and sign-up: two plain forms that post, one of them visible. `app/programs/page/` sends them without leaving the page. */
export function AuthForms({
  prefix,
  next,
  heading: Heading,
  mode = 'sign_in',
  closable,
  status = '',
  sendsLink,
  hasModel,
  failed,
}: Props) {
  return (
    <div className="auth stack" data-auth data-mode={mode}>
      <div className="row">
        <Heading id={`${prefix}-title`} tabIndex={-1}>
          <span data-part="sign_in">Sign in</span>
          <span data-part="sign_up">Create an account</span>
        </Heading>
        {closable ? (
          <form method="dialog" className="close">
            <button type="submit" className="link-button">
              Close
            </button>
          </form>
        ) : null}
      </div>
      <p role="status" data-auth-status>
        {status}
      </p>
      <div data-part="sign_in">
        <SignIn prefix={`${prefix}-in`} next={next} failed={mode === 'sign_in' ? failed : null} />
      </div>
      <div data-part="sign_up">
        <SignUp
          prefix={`${prefix}-up`}
          next={next}
          sendsLink={sendsLink}
          hasModel={hasModel}
          failed={mode === 'sign_up' ? failed : null}
        />
      </div>
    </div>
  )
}

type FormProps = { prefix: string; next: string; failed?: FailedAuth | null }

function SignIn({ prefix, next, failed }: FormProps) {
  return (
    <form method="post" action="/auth/sign-in" data-auth-form noValidate>
      <Problems failed={failed} />
      <Email prefix={prefix} failed={failed} />
      <Password prefix={prefix} label="Password" complete="current-password" failed={failed} />
      <SharedComputer />
      <input type="hidden" name="next" value={next} />
      <button type="submit" className="button" data-busy="Processing...">
        Sign In
      </button>
      <p>
        <a href="/auth/forgot">I forgot my password</a>
      </p>
      <p>
        New here?{' '}
        <a href={otherMode('sign_up', next)} data-auth-switch="sign_up">
          Sign up
        </a>
      </p>
    </form>
  )
}

const audiences = [
  ['adult', 'An adult'],
  ['teen', 'A student of 13 to 17'],
  ['child', 'A child under 13'],
] as const

type SignUpProps = FormProps & { sendsLink?: boolean | undefined; hasModel: boolean }

function SignUp({ prefix, next, sendsLink, hasModel, failed }: SignUpProps) {
  const problem = failed?.body.fields?.audience
  return (
    <form method="post" action="/auth/sign-up" data-auth-form noValidate>
      <Problems failed={failed} />
      <fieldset aria-describedby={`${prefix}-audience-problem`}>
        <legend>Who will use this account?</legend>
        {audiences.map(([value, label]) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name="audience"
              value={value}
              defaultChecked={failed?.audience === value}
              required
            />
            <span>{label}</span>
          </label>
        ))}
        <FieldProblem id={`${prefix}-audience-problem`} field="audience" text={problem} />
        <a
          className="way-on"
          href="/children"
          data-problem="children"
          hidden={!failed?.body.fields?.children}
        >
          {failed?.body.fields?.children}
        </a>
        <a className="way-on" href="/auth/adult" data-problem="adult" hidden={!failed?.body.fields?.adult}>
          {failed?.body.fields?.adult}
        </a>
      </fieldset>
      <Email prefix={prefix} failed={failed} />
      <Password
        prefix={prefix}
        label="New password"
        complete="new-password"
        hint="12 characters or more. A sentence of 4 or 5 words works well."
        failed={failed}
      />
      <input type="hidden" name="next" value={next} />
      <button type="submit" className="button" data-busy="Processing...">
        Sign Up
      </button>
      {sendsLink ? (
        <p className="hint">We’ll send a link to your email address. Open it to make the account.</p>
      ) : null}
      <p className="hint">
        Your account is free.
        {hasModel ? ' AI answers are included for the first 7 days, with no credit card.' : ''}
      </p>
      <p>
        Already have an account?{' '}
        <a href={otherMode('sign_in', next)} data-auth-switch="sign_in">
          Sign in
        </a>
      </p>
    </form>
  )
}

function otherMode(mode: Mode, next: string): string {
  return `/auth?${new URLSearchParams({ mode, ...(next ? { next } : {}) })}`
}
