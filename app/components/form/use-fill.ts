import { useRef, useState } from 'react'
import type { Draft } from '../drafts/draft-store.ts'
import { putText } from './put-text.ts'

const fields = ['passage', 'question', 'title', 'author'] as const
type Texts = Partial<Pick<Draft, (typeof fields)[number]>>

/** Fills boxes at the press of a button. `undo` is there while one of them held other words before. */
export type Fill = { fill: (given: Texts) => void; undo: (() => void) | null; isOfQuestion: boolean }

/** Nothing typed is lost to a button: what stood in a box comes back with one press, or with Ctrl and Z. */
export function useFill(draft: Draft, onChange: (change: Texts) => void): Fill {
  const [filled, setFilled] = useState<{ before: Texts; after: Texts } | null>(null)
  // A text of the library comes later than the press, and there may be new words by then.
  const latest = useRef(draft)
  latest.current = draft

  function fill(given: Texts) {
    const now = latest.current
    const before: Texts = {}
    for (const field of fields) {
      const text = given[field]
      if (text === undefined) continue
      const isFilled = filled?.after[field] === now[field]
      before[field] = isFilled ? filled?.before[field] : now[field]
      putText(field, text)
    }
    setFilled({ before, after: given })
    onChange(given)
  }
  const replaced = fields.filter((field) => {
    const typed = filled?.before[field]?.trim()
    return typed && typed !== draft[field].trim() && filled?.after[field] === draft[field]
  })
  function undo() {
    for (const field of fields) putText(field, filled?.before[field] ?? draft[field])
    onChange(filled?.before ?? {})
    setFilled(null)
  }
  return { fill, undo: replaced.length > 0 ? undo : null, isOfQuestion: replaced[0] === 'question' }
}
