import type { ReactNode } from 'react'

/** A form of the account, closed until it is wanted: browsers keep one of the same name open. */
export function FormFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="form-fold" name="account-form">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
