const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A day as people read it, in UTC: "December 14, 2026". */
export function formatDay(day: Date): string {
  return format.format(day)
}
