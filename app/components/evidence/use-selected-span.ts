import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { EvidenceSpan } from '#domain/evidence/evidence'
import type { EvidenceActions } from './evidence-context.ts'
import { idOfMark } from './marked-passage.tsx'

type Chosen = {
  span: EvidenceSpan | null
  /** A finding led here, so that closing the note leads back to it. */
  cameFromFinding: boolean
  actions: EvidenceActions
  choose: (span: EvidenceSpan) => void
  close: () => void
  pressKey: (event: KeyboardEvent) => void
}

/** The ways between findings and words: there, and back to where one came from with Escape. */
export function useSelectedSpan(base: string, spans: readonly EvidenceSpan[]): Chosen {
  const [chosen, setChosen] = useState<string | null>(null)
  const [back, setBack] = useState<string | null>(null)
  const span = spans.find(({ id }) => id === chosen) ?? null

  function show(next: EvidenceSpan | null, focusOn: string | null, from: string | null) {
    flushSync(() => {
      setChosen(next?.id ?? null)
      setBack(from)
    })
    if (focusOn) focus(focusOn)
    if (next) scrollIntoView(`${base}-note`, idOfMark(base, next))
  }
  function close() {
    if (span) show(null, back ?? idOfMark(base, span), null)
  }
  return {
    span,
    cameFromFinding: back !== null,
    actions: {
      base,
      showWords(quoted, from) {
        const next = spans.find(({ id }) => id === quoted.spanId)
        if (next) show(next, idOfMark(base, next), from)
      },
      showFinding: (anchor) => show(null, `${base}-${anchor}`, null),
    },
    choose(next) {
      // The same mark once more: back to the finding that led here, or the note closes.
      if (next.id === chosen) close()
      else {
        show(next, null, null)
        document.querySelector<HTMLElement>(`#${CSS.escape(`${base}-note`)} button`)?.focus()
      }
    },
    close,
    pressKey(event) {
      if (event.key !== 'Escape' || !span) return
      event.stopPropagation()
      close()
    },
  }
}

function focus(id: string): void {
  const element = document.getElementById(id)
  const folded = element?.closest('details')
  if (folded) folded.open = true
  element?.focus()
}

/** The note, then its mark: where both do not fit, the mark is what must be seen. */
function scrollIntoView(...ids: string[]): void {
  for (const id of ids) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
}
