/**
 * Shows a dialog over the whole screen where the browser allows it, else over the whole window. Leaving the full screen
 * calls `onLeave`. Returns a function that takes the dialog's part of the screen away again.
 */
export function fillScreen(dialog: () => HTMLDialogElement | null, onLeave: () => void): () => void {
  let isCurrent = true
  const follow = () => {
    if (!document.fullscreenElement) onLeave()
  }
  // The page fills the screen first: what comes later lies on top.
  const root = document.documentElement
  const filled = root.requestFullscreen ? root.requestFullscreen().catch(() => undefined) : Promise.resolve()
  void filled.then(() => {
    if (!isCurrent) return
    document.addEventListener('fullscreenchange', follow)
    dialog()?.showModal()
  })
  return () => {
    isCurrent = false
    document.removeEventListener('fullscreenchange', follow)
    if (document.fullscreenElement) void document.exitFullscreen()
  }
}
