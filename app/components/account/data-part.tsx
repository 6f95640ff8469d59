/** Shown inside the Profile tab. */
export function DataPart() {
  return null
}
