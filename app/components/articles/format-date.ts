/** "2026-09-14" as "September 14, 2026". */
export function formatDate(day: string): string {
  return format(day, 'long')
}

/** "2026-09-14" as "Sep 14, 2026". */
export function formatShortDate(day: string): string {
  return format(day, 'short')
}

function format(day: string, month: 'long' | 'short'): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    year: 'numeric',
    month,
    day: 'numeric',
    timeZone: 'UTC',
  })
}
