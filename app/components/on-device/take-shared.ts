import { limits } from '#domain/limits'

/**
 * The text that another app shared. The service worker put it into the hash of the address, which no server sees; this
 * removes it from there. Null when there is none.
 */
export function takeShared(): { title: string; passage: string } | null {
  const { hash, pathname, search } = window.location
  if (!hash.startsWith('#shared&')) return null
  window.history.replaceState(window.history.state, '', pathname + search)
  const shared = new URLSearchParams(hash.slice('#shared&'.length))
  const passage = (shared.get('text') || shared.get('url') || '').slice(0, limits.onDevice.shared).trim()
  return passage ? { title: (shared.get('title') ?? '').slice(0, limits.title), passage } : null
}
