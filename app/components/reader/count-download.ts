import { track } from '../track.ts'
import { placeOfPage } from './place-of-page.ts'

/** A conversation, or a part of it, goes to the person as a file. */
export function countDownload(): void {
  const place = placeOfPage()
  if (place) track('conversation_downloaded', place)
}
