import type { Events } from '#domain/events'

/**
 * Tells the page that something happened which may be counted. By default nobody listens: only when an operator set
 * ANALYTICS_TAG_ID does a page carry `/statistics.js`, which forwards it if the visitor agreed.
 */
export function track<Event extends keyof Events>(event: Event, payload: Events[Event]): void {
  window.dispatchEvent(new CustomEvent('tonewise:track', { detail: { event, payload } }))
}
