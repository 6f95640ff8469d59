import { createContext, use } from 'react'
import type { Quoted } from '#domain/evidence/evidence'

/** What the parts of the evidence view share: names of elements, and the ways between words and findings. */
export type EvidenceActions = {
  /** Begins every id of this view, so that two views on a page do not mix. */
  base: string
  /** Moves to the words in the passage; `from` is the id of the control that leads there. */
  showWords(quoted: Quoted, from: string): void
  /** Moves to a finding in the lists. */
  showFinding(anchor: string): void
}

const Actions = createContext<EvidenceActions | null>(null)
export const EvidenceActionsProvider = Actions.Provider

export function useEvidenceActions(): EvidenceActions {
  const actions = use(Actions)
  if (!actions) throw new Error('This part needs an evidence view around it.')
  return actions
}
