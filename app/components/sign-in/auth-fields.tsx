/** A form that was posted without script: what was typed, except the password, and what was wrong. */
export type FailedAuth = {
  email: string
  audience: string
  token?: string | undefined
  body: { message: string; next: string; fields?: Record<string, string> }
}

/** The problem with the whole form; it takes focus. */
export function Problems({ failed }: { failed?: FailedAuth | null | undefined }) {
  return (
    <div className="problems" data-auth-problems tabIndex={-1} hidden={!failed}>
      <strong>{failed?.body.message}</strong> <span>{failed?.body.next}</span>
    </div>
  )
}

export function FieldProblem({ id, field, text }: { id: string; field: string; text?: string | undefined }) {
  return (
    <span className="problem" id={id} data-problem={field} hidden={!text}>
      {text}
    </span>
  )
}

type FieldProps = { prefix: string; failed?: FailedAuth | null | undefined }

export function Email({ prefix, failed }: FieldProps) {
  const problem = failed?.body.fields?.email
  return (
    <div className="field">
      <label htmlFor={`${prefix}-email`}>Email</label>
      <input
        id={`${prefix}-email`}
        name="email"
        type="email"
        autoComplete="email"
        defaultValue={failed?.email}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${prefix}-email-problem`}
        required
      />
      <FieldProblem id={`${prefix}-email-problem`} field="email" text={problem} />
    </div>
  )
}

type PasswordProps = FieldProps & { name?: string; label: string; complete: string; hint?: string }

export function Password({ prefix, name = 'password', label, complete, hint, failed }: PasswordProps) {
  const problem = failed?.body.fields?.[name]
  return (
    <div className="field">
      <label htmlFor={`${prefix}-password`}>{label}</label>
      {hint ? (
        <span className="hint" id={`${prefix}-password-hint`}>
          {hint}
        </span>
      ) : null}
      <input
        id={`${prefix}-password`}
        name={name}
        type="password"
        autoComplete={complete}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${hint ? `${prefix}-password-hint ` : ''}${prefix}-password-problem`}
        required
      />
      <FieldProblem id={`${prefix}-password-problem`} field={name} text={problem} />
      <button
        type="button"
        className="link-button needs-script"
        aria-pressed="false"
        data-show-password={`${prefix}-password`}
      >
        Show password
      </button>
    </div>
  )
}

/** The code of a mailed link. `app/programs/page/` fills it from the address and hides it; without script it is pasted. */
export function LinkCode({ prefix, label = 'Code from the email', failed }: FieldProps & { label?: string }) {
  const problem = failed?.body.fields?.token
  return (
    <div className="field" data-code>
      <label htmlFor={`${prefix}-token`}>{label}</label>
      <span className="hint" id={`${prefix}-token-hint`}>
        The part of the link after the # sign. You can also paste the whole link.
      </span>
      <input
        id={`${prefix}-token`}
        name="token"
        type="text"
        autoComplete="off"
        spellCheck={false}
        defaultValue={failed?.token}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${prefix}-token-hint ${prefix}-token-problem`}
        required
      />
      <FieldProblem id={`${prefix}-token-problem`} field="token" text={problem} />
    </div>
  )
}

export function SharedComputer() {
  return (
    <label className="choice">
      <input type="checkbox" name="sharedComputer" value="on" />
      <span>This is a shared computer. Sign me out after 12 hours.</span>
    </label>
  )
}
