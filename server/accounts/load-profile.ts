import { limits } from '#domain/limits'
import { viewerKey } from '../http/viewer-key.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { listSessions } from './queries.ts'

/** The account for the tab Profile: its address, how mail is sent, and where the person is signed in. */
export async function loadProfile({ database, settings, secret, now }: Runtime, viewer: Viewer) {
  const time = now()
  const startedAfter = new Date(time.getTime() - limits.session.absolute)
  const sessions = await listSessions(database, viewer.accountId, startedAfter, time)
  return {
    email: viewer.email,
    isEmailVerified: viewer.isEmailVerified,
    mail: settings.mail,
    viewerKey: viewerKey(secret, viewer.userId),
    sessions: sessions.map(({ id, device, sharedComputer, usedAt }) => ({
      id,
      device: device ?? 'A device that did not say its name',
      isThis: id === viewer.sessionId,
      isShared: sharedComputer,
      used: formatLastUsed(usedAt, time),
    })),
  }
}

const hour = 60 * 60_000
const day = 24 * hour

/** When a session was last used, as exactly as we know: uses are recorded every 10 minutes at most. */
function formatLastUsed(usedAt: Date, now: Date): string {
  const past = now.getTime() - usedAt.getTime()
  if (past < hour) return 'Last used in the last hour'
  if (past < day) return `Last used about ${count(past / hour, 'hour')} ago`
  return `Last used about ${count(past / day, 'day')} ago`
}

function count(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`
}
