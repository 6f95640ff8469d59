const hour = 60 * 60_000
const day = 24 * hour

/** When a session was last used, as exactly as we know: uses are recorded every 10 minutes at most. */
export function formatLastUsed(usedAt: Date, now: Date): string {
  const past = now.getTime() - usedAt.getTime()
  if (past < hour) return 'Last used in the last hour'
  if (past < day) return `Last used about ${count(past / hour, 'hour')} ago`
  return `Last used about ${count(past / day, 'day')} ago`
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
