import type { KeyboardEvent, ReactNode } from 'react'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'

const tabs = [
  { id: 'profile', label: 'Profile' },
  { id: 'billing', label: 'Billing' },
  { id: 'feedback', label: 'Feedback' },
] as const

type TabId = (typeof tabs)[number]['id']

const steps: Record<string, (at: number) => number> = {
  ArrowRight: (at) => (at + 1) % tabs.length,
  ArrowLeft: (at) => (at + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
}

/**
 * The three parts of the account, one of which shows: the one that the address names behind its #. So a link leads
 * to a part, and Back to the part before. All three stay on the page, so nothing typed is lost by looking at another.
 */
export function AccountTabs(panels: Record<TabId, ReactNode>) {
  const shown = useShownTab()
  function pressKey(event: KeyboardEvent) {
    const next = tabs[steps[event.key]?.(tabs.findIndex(({ id }) => id === shown)) ?? -1]
    if (!next) return
    event.preventDefault()
    show(next.id)
    document.getElementById(`tab-${next.id}`)?.focus()
  }
  return (
    <>
      <div className="account-tabs" role="tablist" aria-label="Parts of your account">
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={shown === id}
            aria-controls={`panel-${id}`}
            tabIndex={shown === id ? 0 : -1}
            onClick={() => show(id)}
            onKeyDown={pressKey}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id }) => (
        <section
          key={id}
          className="account-panel"
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={shown !== id}
        >
          {panels[id]}
        </section>
      ))}
    </>
  )
}

function show(id: TabId): void {
  if (window.location.hash !== `#${id}`) window.location.hash = id
}

/** The server is never told what stands behind the #: it renders the first part, and so does the first render here. */
function useShownTab(): TabId {
  const { hash, search } = useLocation()
  const isInBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const named = tabs.find(({ id }) => isInBrowser && hash === `#${id}`)
  if (named) return named.id
  // Signing in on the way takes the # away.
  return isInBrowser && new URLSearchParams(search).has('about') ? 'feedback' : 'profile'
}
