/** The service worker; see `app/programs/offline/offline.ts`. */
const address = '/offline.js'

/**
 * Lets this page open offline from now on. Where the browser has no service workers or forbids storage, nothing
 * changes.
 */
export function startOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(address).catch(() => undefined)
}

/** Calls back when another version of the product is ready in this browser. Returns a function that stops listening. */
export function onNewVersion(onWaiting: (waiting: ServiceWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  let isCurrent = true
  void navigator.serviceWorker.ready.then((registration) => {
    const check = () => {
      // Without an active worker this is the first one, not a new version.
      if (isCurrent && registration.waiting && registration.active) onWaiting(registration.waiting)
    }
    check()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', check)
    })
  })
  return () => {
    isCurrent = false
  }
}
