import type { Viewer } from './sessions.ts'

/** What the part Profile of the account shows. */
export async function loadProfile(viewer: Viewer) {
  return { email: viewer.email }
}
