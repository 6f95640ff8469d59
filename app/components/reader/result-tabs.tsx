import type { KeyboardEvent } from 'react'

export type ResultTab = 'explanation' | 'passage'

const tabs: { id: ResultTab; label: string; panel: string }[] = [
  { id: 'explanation', label: 'Explanation', panel: 'answer-panel' },
  { id: 'passage', label: 'Your passage', panel: 'passage-panel' },
]

/** On a narrow screen one of the two columns shows; on a wide one both do, and the tabs are not there. */
export function ResultTabs({ tab, onChange }: { tab: ResultTab; onChange: (tab: ResultTab) => void }) {
  function pressKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    const other = tab === 'explanation' ? 'passage' : 'explanation'
    onChange(other)
    document.getElementById(`tab-${other}`)?.focus()
  }
  return (
    <div className="tabs" role="tablist" aria-label="What to show">
      {tabs.map(({ id, label, panel }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`tab-${id}`}
          aria-selected={tab === id}
          aria-controls={panel}
          tabIndex={tab === id ? 0 : -1}
          onClick={() => onChange(id)}
          onKeyDown={pressKey}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
