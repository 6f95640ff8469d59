import { routeParams } from './route-params.ts'
import { track } from './track.ts'

/** Counts the download of a conversation or a part of it. */
export function countDownload(): void {
  const source = routeParams()
  if (source) track('conversation_downloaded', source)
}
