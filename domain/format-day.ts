const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** A day as people read it, in UTC: "14 December 2026". */
export function formatDay(day: Date): string {
  return format.format(day)
}
