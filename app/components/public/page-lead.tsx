import type { ReactNode } from 'react'

/** Heading of a public page and its summary in one or two sentences. */
export function PageLead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="lead">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="sub">{children}</p>
    </div>
  )
}
