/** A page that can't be shown: what happened, what to do, one way on. */
export function ProblemPage({ title, next, reference }: { title: string; next: string; reference?: string }) {
  return (
    <div className="stack measure after">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{next}</p>
      {reference ? <p className="small">Reference for support: {reference}</p> : null}
      <p>
        <a className="button" href="/">
          Go to the home page
        </a>
      </p>
    </div>
  )
}
