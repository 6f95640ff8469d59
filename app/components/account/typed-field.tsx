import type { ErrorBody } from '#domain/screen-errors'
import { Field } from '../form/field.tsx'

type Props = {
  /** The id of the part that the box is in; the box itself has the id PART-NAME. */
  part: string
  name: string
  label: string
  kind: 'email' | 'current-password' | 'new-password'
  hint?: string
  value: string
  onChange: (value: string) => void
  problem: ErrorBody | null
}

/** A box of an account form: an address or a password. Passwords can be shown. */
export function TypedField({ part, name, label, kind, hint, value, onChange, problem }: Props) {
  const id = `${part}-${name}`
  const isPassword = kind !== 'email'
  return (
    <Field
      id={id}
      label={label}
      {...(hint ? { hint } : {})}
      {...(problem?.fields?.[name] ? { error: problem.fields[name] } : {})}
      control={(attributes) => (
        <input
          {...attributes}
          type={isPassword ? 'password' : 'email'}
          autoComplete={kind}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    >
      {isPassword ? (
        <button
          type="button"
          className="link-button needs-script"
          aria-pressed="false"
          aria-controls={id}
          data-show-password={id}
        >
          Show password
        </button>
      ) : null}
    </Field>
  )
}
