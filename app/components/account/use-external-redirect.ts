import { useEffect, useState } from 'react'
import { type ErrorBody, screenError } from '#domain/screen-errors'
import { readReply, type Send } from '../browser/client.ts'
import { viewerHeader } from '../browser/viewer-header.ts'

/** Which button is leaving the page, and what went wrong at which button. */
export type ExternalRedirect = {
  busy: string | null
  problem: { at: string; body: ErrorBody } | null
  leave(at: string, call: Leaving): void
}

/** `send` asks for the address; `fallback` names the words for a refusal that has none. */
type Leaving = { send: Send<{ url: string }>; fallback: 'checkout_failed' | 'portal_failed' }

/** For the address of this same page a browser would only move to the hash, so the page is reloaded. */
function goTo(url: string): void {
  const { pathname, search } = new URL(url, window.location.href)
  window.location.assign(url)
  if (pathname + search === window.location.pathname + window.location.search) window.location.reload()
}

/** Fetches the address of a payment page and goes there. One button at a time; a second press does nothing. */
export function useExternalRedirect(viewerKey: string): ExternalRedirect {
  const [busy, setBusy] = useState<string | null>(null)
  const [problem, setProblem] = useState<ExternalRedirect['problem']>(null)

  // After Back from the payment page, a browser may show this page as it was left.
  useEffect(() => {
    const settle = (event: PageTransitionEvent) => event.persisted && setBusy(null)
    window.addEventListener('pageshow', settle)
    return () => window.removeEventListener('pageshow', settle)
  }, [])

  async function go(at: string, { send, fallback }: Leaving) {
    setBusy(at)
    setProblem(null)
    const reply = await readReply(send({ headers: viewerHeader(viewerKey) }))
    if (reply.ok) return goTo(reply.data.url)
    setProblem({ at, body: reply.problem ?? screenError(fallback) })
    setBusy(null)
  }

  return {
    busy,
    problem,
    leave(at, call) {
      if (!busy) void go(at, call)
    },
  }
}
