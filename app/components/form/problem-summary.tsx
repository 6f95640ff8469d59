import type { RefObject } from 'react'
import type { FormProblem } from './check-form.ts'

type Props = { problems: FormProblem[]; heading: RefObject<HTMLHeadingElement | null> }

/** Everything that is wrong with the form, in one place, with a link to each box. The heading takes focus. */
export function ProblemSummary({ problems, heading }: Props) {
  if (problems.length === 0) return null
  return (
    <section className="problems" aria-labelledby="problems-heading">
      <h2 id="problems-heading" ref={heading} tabIndex={-1}>
        There is a problem
      </h2>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function focusField(event: { preventDefault(): void }, field: string): void {
  event.preventDefault()
  document.getElementById(field)?.focus()
}
