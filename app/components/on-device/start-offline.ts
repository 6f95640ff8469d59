/** The worker of the product's files; see `app/programs/offline/offline.ts`. */
const address = '/offline.js'

/**
 * Lets this page open without a network from now on. A browser without service workers, or one that is told to keep
 * nothing, goes on as before.
 */
export function startOffline(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(address).catch(() => undefined)
}

/** Calls back when another version of the product is ready in this browser. Returns what ends the listening. */
export function onNewVersion(tell: (waiting: ServiceWorker) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  let isCurrent = true
  void navigator.serviceWorker.ready.then((registration) => {
    const look = () => {
      // The first worker of all waits for nobody: the page is as new as it is.
      if (isCurrent && registration.waiting && registration.active) tell(registration.waiting)
    }
    look()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look)
    })
  })
  return () => {
    isCurrent = false
  }
}
