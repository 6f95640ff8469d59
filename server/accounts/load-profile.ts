import { limits } from '#domain/limits'
import { viewerKey } from '../http/viewer-key.ts'
import type { Runtime } from '../runtime.ts'
import type { Viewer } from '../viewer.ts'
import { listSessions } from './queries.ts'
import { formatLastUsed } from './sessions/format-last-used.ts'

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
