import { useState } from 'react'
import { type GradeLevel, gradeLevelNames, gradeLevels } from '#domain/choices'
import type { ErrorBody } from '#domain/screen-errors'
import { Field } from '../form/field.tsx'

export type ChildFields = { nickname: string; gradeLevel: GradeLevel | '' }

/** The role in which the guardian agrees; empty before a choice. */
type AgreesAs = 'parent' | 'school' | ''

type Props = {
  id: string
  start: ChildFields
  problem: ErrorBody | null
  isBusy: boolean
  button: string
  /** A new profile needs the guardian's agreement. */
  asksToAgree?: boolean
  onSend: (typed: ChildFields & { agreesAs: AgreesAs }) => Promise<boolean>
}

/** Nickname and level of a child profile. What was typed stays until it is stored. */
export function ChildForm({ id, start, problem, isBusy, button, asksToAgree, onSend }: Props) {
  const [nickname, setNickname] = useState(start.nickname)
  const [gradeLevel, setGradeLevel] = useState(start.gradeLevel)
  const [agreesAs, setAgreesAs] = useState<AgreesAs>('')

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault()
    if (!(await onSend({ nickname, gradeLevel, agreesAs })) || !asksToAgree) return
    setNickname('')
    setGradeLevel('')
    setAgreesAs('')
  }

  return (
    <form method="dialog" className="stack" onSubmit={submit} noValidate>
      <Field
        id={`${id}-nickname`}
        label="Nickname"
        hint="Use a nickname, not your child’s full name. Only you and the child see it."
        {...(problem?.fields?.nickname ? { error: problem.fields.nickname } : {})}
        control={(attributes) => (
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            required
            value={nickname}
            onChange={(event) => setNickname(event.target.value)}
          />
        )}
      />
      <fieldset aria-describedby={`${id}-level-problem`} id={`${id}-gradeLevel`} tabIndex={-1}>
        <legend>Level</legend>
        <span className="problem" id={`${id}-level-problem`} hidden={!problem?.fields?.gradeLevel}>
          {problem?.fields?.gradeLevel}
        </span>
        {gradeLevels.map((level) => (
          <label className="choice" key={level}>
            <input
              type="radio"
              name={`${id}-level`}
              value={level}
              checked={gradeLevel === level}
              onChange={() => setGradeLevel(level)}
            />
            <span>{gradeLevelNames[level]}</span>
          </label>
        ))}
      </fieldset>
      {asksToAgree ? (
        <Agreement
          id={`${id}-agreesAs`}
          chosen={agreesAs}
          onChoose={setAgreesAs}
          error={problem?.fields?.agreesAs}
        />
      ) : null}
      <p>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? 'Processing...' : button}
        </button>
      </p>
    </form>
  )
}

type AgreementProps = {
  id: string
  chosen: AgreesAs
  onChoose: (role: AgreesAs) => void
  error: string | undefined
}

const roles = {
  parent:
    'I am this child’s parent or guardian. I have read what Tonewise keeps about a child, and it may keep this in my account.',
  school: 'I work at this child’s school. The school has a parent’s or guardian’s consent to this on paper.',
} as const

/** The agreement to store a child's work. AI answers need another one, on a form that a parent signs. */
function Agreement({ id, chosen, onChoose, error }: AgreementProps) {
  return (
    <fieldset aria-describedby={`${id}-problem`} id={id} tabIndex={-1}>
      <legend>Who agrees to this profile?</legend>
      <span className="problem" id={`${id}-problem`} hidden={!error}>
        {error}
      </span>
      {(['parent', 'school'] as const).map((role) => (
        <label className="choice" key={role}>
          <input
            type="radio"
            name={id}
            value={role}
            checked={chosen === role}
            onChange={() => onChoose(role)}
          />
          <span>{roles[role]}</span>
        </label>
      ))}
    </fieldset>
  )
}
