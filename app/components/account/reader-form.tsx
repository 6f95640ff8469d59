import { useState } from 'react'
import { type GradeLevel, gradeLevelNames, gradeLevels } from '#domain/choices'
import type { ErrorBody } from '#domain/errors'
import { Field } from '../reader/field.tsx'

export type TypedReader = { nickname: string; gradeLevel: GradeLevel | '' }

type Props = {
  id: string
  start: TypedReader
  problem: ErrorBody | null
  isBusy: boolean
  button: string
  /** A new profile needs the grown-up's agreement. */
  asksToAgree?: boolean
  onSend: (typed: TypedReader & { agrees: boolean }) => Promise<boolean>
}

/** Nickname and level of a child profile. What was typed stays until it is stored. */
export function ReaderForm({ id, start, problem, isBusy, button, asksToAgree, onSend }: Props) {
  const [nickname, setNickname] = useState(start.nickname)
  const [gradeLevel, setGradeLevel] = useState(start.gradeLevel)
  const [agrees, setAgrees] = useState(false)

  async function submit(event: { preventDefault(): void }) {
    event.preventDefault()
    if (!(await onSend({ nickname, gradeLevel, agrees })) || !asksToAgree) return
    setNickname('')
    setGradeLevel('')
    setAgrees(false)
  }

  return (
    <form method="dialog" className="stack" onSubmit={submit} noValidate>
      <Field
        id={`${id}-nickname`}
        label="Nickname"
        hint="Not the full name of the child. Only you and the child see it."
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
        <AgreeBox id={`${id}-agrees`} isTicked={agrees} onTick={setAgrees} error={problem?.fields?.agrees} />
      ) : null}
      <p>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {isBusy ? 'Processing...' : button}
        </button>
      </p>
    </form>
  )
}

type AgreeProps = {
  id: string
  isTicked: boolean
  onTick: (isTicked: boolean) => void
  error: string | undefined
}

/** The agreement to keep a child's work here. AI answers are another one, on a signed form. */
function AgreeBox({ id, isTicked, onTick, error }: AgreeProps) {
  return (
    <div className="field">
      <span className="problem" id={`${id}-problem`} hidden={!error}>
        {error}
      </span>
      <label className="choice">
        <input
          id={id}
          type="checkbox"
          checked={isTicked}
          aria-describedby={`${id}-problem`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span>
          I am the parent or guardian of this child. I have read what is kept of a child. Tonewise may keep it
          in my account.
        </span>
      </label>
    </div>
  )
}
