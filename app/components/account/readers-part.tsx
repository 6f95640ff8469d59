/** Shown inside the Profile tab. */
export function ReadersPart() {
  return null
}
