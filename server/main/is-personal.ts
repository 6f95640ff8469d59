import type { IncomingHttpHeaders } from 'node:http'
import { carriesSession } from '../accounts/sessions/sessions.ts'
import type { Settings } from '../env.ts'
import { objectsToAnalytics } from '../http/public-pages/statistics-line.ts'

/** Whether a page must be rendered for this request: a session comes along, or the line about counting must go. */
export function isPersonal({ ANALYTICS_TAG_ID }: Settings): (headers: IncomingHttpHeaders) => boolean {
  return (headers) =>
    carriesSession(headers.cookie) || (ANALYTICS_TAG_ID !== undefined && objectsToAnalytics(headers))
}
