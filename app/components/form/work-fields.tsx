import { useState } from 'react'
import type { Draft } from '../drafts/draft-store.ts'
import { Field } from './field.tsx'

type Props = {
  draft: Pick<Draft, 'title' | 'author'>
  busy: boolean
  errorOf: (field: 'title' | 'author') => string | undefined
  onChange: (change: Partial<Draft>) => void
}

/** Title and author behind one press: few need them. They show once one of them is filled in or wrong. */
export function WorkFields({ draft, busy, errorOf, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const isNeeded = Boolean(draft.title || draft.author || errorOf('title') || errorOf('author'))
  const box = (field: 'title' | 'author', label: string) => (
    <Field
      id={field}
      label={label}
      error={errorOf(field)}
      control={(attributes) => (
        <input
          {...attributes}
          name={field}
          value={draft[field]}
          disabled={busy}
          autoComplete="off"
          onChange={({ target }) => onChange({ [field]: target.value })}
        />
      )}
    />
  )
  return (
    <details
      className="work"
      open={isOpen || isNeeded}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Title and author (optional)</summary>
      <div className="work-pair">
        {box('title', 'Title of Work (optional)')}
        {box('author', 'Author (optional)')}
      </div>
    </details>
  )
}
