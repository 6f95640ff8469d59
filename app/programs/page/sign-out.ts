import { readingEntry } from '#domain/reading-settings'
import { readStored, storageOf, writeStored } from '../../components/browser/storage.ts'

export function watchSignOut(): void {
  document.addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement && form.matches('[data-sign-out]'))) return
    if (form.hasAttribute('data-is-saved')) return
    event.preventDefault()
    void signOut(form)
  })
}

/** Lets an open draft reach the server first; then ends the session and clears the browser's storage. */
async function signOut(form: HTMLFormElement): Promise<void> {
  const saves: Promise<boolean>[] = []
  const wait = (saved: Promise<boolean>) => saves.push(saved)
  window.dispatchEvent(new CustomEvent('tonewise:before-sign-out', { detail: { wait } }))
  const results = await Promise.allSettled(saves)
  const isSaved = results.every((result) => result.status === 'fulfilled' && result.value !== false)
  const warning =
    'Your text could not be saved. If you sign out now, it is deleted from this device. Sign out?'
  if (!isSaved && !confirm(warning)) return
  form.setAttribute('data-is-saved', '')
  const settings = savedSettings()
  // A form post from a page without referrer has no Origin header; a fetch has one.
  const reply = await fetch(form.action, { method: 'POST' }).catch(() => null)
  if (!reply?.ok) return form.submit()
  forgetWork(settings)
  location.assign('/?signed-out')
}

export function savedSettings(): string | null {
  return readStored('localStorage', readingEntry)
}

/** Empties the browser's storage except for the reading settings, which hold no text of a person. */
export function forgetWork(settings: string | null): void {
  storageOf('localStorage')?.clear()
  if (settings) writeStored('localStorage', readingEntry, settings)
}
