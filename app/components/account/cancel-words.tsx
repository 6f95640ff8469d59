import type { CancelTerms } from '#domain/purchase-terms'

/** What ends and what stays when a plan is cancelled, shown where the person decides. */
export function CancelWords({ terms: { access, lose, children, stays } }: { terms: CancelTerms }) {
  return (
    <div className="stack">
      <p>{access}</p>
      {lose.length > 0 && (
        <>
          <p>What you lose after that:</p>
          <ul>
            {lose.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <p>What you always keep:</p>
      <ul>
        {stays.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children && <p>{children}</p>}
    </div>
  )
}
