import type { ReactNode } from 'react'

/** The frame of a practice page, which first says what it is. */
export function PracticePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="stack wide measure after">
      <h1 tabIndex={-1}>{title}</h1>
      <p className="notice">
        <strong>This page is for practice. No money moves.</strong> It takes the place of a real payment page.
        You won’t be asked for a card.
      </p>
      {children}
    </div>
  )
}

type ActProps = { path: string; act: string; tier?: string; label: string; quiet?: boolean }

/** One button of a practice page, which works without script. */
export function ActButton({ path, act, tier, label, quiet = false }: ActProps) {
  return (
    <form method="post" action={path}>
      <input type="hidden" name="act" value={act} />
      {tier && <input type="hidden" name="tier" value={tier} />}
      <button type="submit" className={quiet ? 'button quiet' : 'button'}>
        {label}
      </button>
    </form>
  )
}
