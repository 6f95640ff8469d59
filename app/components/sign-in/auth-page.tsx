import type { ReactNode } from 'react'

type Props = { title: string; mode?: string; children: ReactNode }

/** The sheet of a page with one form about signing in. */
export function AuthPage({ title, mode, children }: Props) {
  return (
    <div className="sheet auth-page">
      <div className="auth stack" data-auth data-mode={mode}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </div>
  )
}
