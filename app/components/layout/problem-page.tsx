type Props = {
  title: string
  next: string
  reference?: string | undefined
  /** Loading the page again may help. */
  canReload?: boolean
}

/** A page that can't be shown: what happened, what to do, a way on. */
export function ProblemPage({ title, next, reference, canReload }: Props) {
  return (
    <div className="stack measure after">
      <h1 tabIndex={-1}>{title}</h1>
      <p>{next}</p>
      {reference ? <p className="small">{`Reference for support: ${reference}`}</p> : null}
      <p className="row">
        {canReload && (
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Load the page again
          </button>
        )}
        <a className={canReload ? 'button quiet' : 'button'} href="/">
          Go to the home page
        </a>
      </p>
    </div>
  )
}
