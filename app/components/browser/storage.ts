/** For this device, or for this tab alone. */
type Kind = 'localStorage' | 'sessionStorage'

/** The browser's storage, or null where it refuses it: there the very name throws. */
export function storageOf(kind: Kind): Storage | null {
  try {
    return window[kind]
  } catch {
    return null
  }
}

/** What is stored under a name; null when nothing is, and where storage is refused. */
export function readStored(kind: Kind, name: string): string | null {
  return storageOf(kind)?.getItem(name) ?? null
}

/** False where it is not stored: storage is refused, or full. */
export function writeStored(kind: Kind, name: string, value: string): boolean {
  try {
    window[kind].setItem(name, value)
    return true
  } catch {
    return false
  }
}
