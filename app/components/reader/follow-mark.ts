import type { MouseEvent } from 'react'
import type { ResultTab } from './result-tabs.tsx'

/** A marked word leads to its partner: from the explanation to the passage, and back. */
export function followMark(event: MouseEvent, showTab: (tab: ResultTab) => void): void {
  const mark = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-mark]') : null
  if (!mark) return
  event.preventDefault()
  const toPassage = mark.closest('#passage-panel') === null
  showTab(toPassage ? 'passage' : 'explanation')
  requestAnimationFrame(() => {
    const panel = document.getElementById(toPassage ? 'passage-panel' : 'answer-panel')
    panel?.querySelector<HTMLElement>(`a[data-mark="${mark.dataset.mark}"]`)?.focus()
  })
}
