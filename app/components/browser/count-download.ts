import { routeParams } from './route-params.ts'
import { track } from './track.ts'

/** A conversation, or a part of it, goes to the person as a file. */
export function countDownload(): void {
  const source = routeParams()
  if (source) track('conversation_downloaded', source)
}
