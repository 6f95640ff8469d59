/** "December 14, 2026" */
export function day(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'long' })
}

/** "December 14, 2026, 9:05 AM" */
export function dayAndTime(iso: string): string {
  return `${day(iso)}, ${time(iso)}`
}

/** "9:05 AM" */
export function time(iso: string): string {
  return new Date(iso).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
}
