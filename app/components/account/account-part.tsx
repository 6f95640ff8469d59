import type { ReactNode, RefObject } from 'react'
import type { ErrorBody } from '#domain/screen-errors'

type Props = {
  id: string
  title: string
  problem: ErrorBody | null
  heading: RefObject<HTMLHeadingElement | null>
  /** Announced politely when it changes. */
  message: string
  children: ReactNode
}

/** One part of a tab: its heading, problems, content, and the result of the last action. */
export function AccountPart({ id, title, problem, heading, message, children }: Props) {
  return (
    <section className="sheet account-part" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h3>
      {problem ? <PartProblems id={id} problem={problem} heading={heading} /> : null}
      {children}
      <p role="status" className="account-message">
        {message}
      </p>
    </section>
  )
}

type ProblemProps = { id: string; problem: ErrorBody; heading: RefObject<HTMLHeadingElement | null> }

/** What happened, what is safe, and a link to each box that needs a change. The heading takes focus. */
function PartProblems({ id, problem, heading }: ProblemProps) {
  const fields = Object.entries(problem.fields ?? {})
  return (
    <section className="problems" aria-labelledby={`${id}-problems`}>
      <h4 id={`${id}-problems`} ref={heading} tabIndex={-1}>
        There is a problem
      </h4>
      <p>
        <strong>{problem.message}</strong>
      </p>
      <p>{problem.next}</p>
      {fields.length > 0 ? (
        <ul>
          {fields.map(([name, sentence]) => (
            <li key={name}>
              <a href={`#${id}-${name}`} onClick={(event) => focusBox(event, `${id}-${name}`)}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

/** Moves focus without changing the address, whose hash names the tab. */
function focusBox(event: { preventDefault(): void }, box: string): void {
  event.preventDefault()
  document.getElementById(box)?.focus()
}
