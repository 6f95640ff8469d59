import type { Events } from '#domain/events'

/** What happened and may be counted, as it goes through the page. */
export type Tracked = { [Event in keyof Events]: { event: Event; payload: Events[Event] } }[keyof Events]

/**
 * Tells the page that something happened which may be counted. By default nobody listens: only when an operator set
 * ANALYTICS_TAG_ID does a page load the program that forwards it if the visitor agreed (`app/programs/statistics/`).
 */
export function track<Event extends keyof Events>(event: Event, payload: Events[Event]): void {
  window.dispatchEvent(new CustomEvent('tonewise:track', { detail: { event, payload } }))
}
