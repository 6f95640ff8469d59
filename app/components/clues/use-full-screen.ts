import { type RefObject, useEffect } from 'react'

/**
 * Shows a dialog over the whole screen where the browser allows it, else over the whole window. Leaving the full screen
 * leaves the dialog.
 */
export function useFullScreen(dialog: RefObject<HTMLDialogElement | null>, onLeave: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for as long as the dialog is there
  useEffect(() => {
    let current = true
    const follow = () => {
      if (!document.fullscreenElement) onLeave()
    }
    // The page fills the screen first: what comes later lies on top.
    const root = document.documentElement
    const filled = root.requestFullscreen
      ? root.requestFullscreen().catch(() => undefined)
      : Promise.resolve()
    void filled.then(() => {
      if (!current) return
      document.addEventListener('fullscreenchange', follow)
      dialog.current?.showModal()
    })
    return () => {
      current = false
      document.removeEventListener('fullscreenchange', follow)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
}
