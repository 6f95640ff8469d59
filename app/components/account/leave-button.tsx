import type { ExternalRedirect } from './use-external-redirect.ts'

type Props = {
  at: string
  label: string
  className?: string
  describedBy?: string
  leaving: ExternalRedirect
  onPress: () => void
}

/** A button that leads to a payment page, and the problem if it did not. */
export function LeaveButton({ at, label, className = 'button', describedBy, leaving, onPress }: Props) {
  const { busy, problem } = leaving
  return (
    <>
      <button
        type="button"
        className={className}
        aria-disabled={busy !== null || undefined}
        aria-describedby={describedBy}
        onClick={onPress}
      >
        {busy === at ? 'Processing...' : label}
      </button>
      <div role="alert">
        {problem?.at === at && (
          <p className="problems">
            <strong>{problem.body.message}</strong> <span>{problem.body.next}</span>
            {problem.body.id && <span className="small">{` Reference for support: ${problem.body.id}`}</span>}
          </p>
        )}
      </div>
    </>
  )
}
