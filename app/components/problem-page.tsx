/** A page that can't be shown: what happened, what to do, one way on. */
export function ProblemPage({ title, next }: { title: string; next: string }) {
  return (
    <div className="stack measure after">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{next}</p>
      <p>
        <a className="button" href="/">
          Go to the home page
        </a>
      </p>
    </div>
  )
}
