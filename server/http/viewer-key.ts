import { createHmac } from 'node:crypto'

/** Stands for a person in the browser's storage and requests: no email address and no id. */
export function viewerKey(secret: string, userId: string): string {
  return createHmac('sha256', secret).update(`viewer ${userId}`).digest('base64url').slice(0, 16)
}

/**
 * The signed-in person, or null when a screen says that it was opened by another one. On a shared computer a
 * tab may outlive a session: its text is never stored for the person who signed in after.
 *
 * @param opener value of the Tonewise-Viewer header; absent on requests that carry nobody's text
 */
export function verifyTabOwner<V extends { userId: string }>(
  viewer: V | null,
  opener: string | undefined,
  secret: string,
): V | null {
  return viewer && (opener === undefined || opener === viewerKey(secret, viewer.userId)) ? viewer : null
}
