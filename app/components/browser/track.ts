import type { Events } from '#domain/events'

/** An event that may be counted, as it is dispatched on the page. */
export type Tracked = { [Event in keyof Events]: { event: Event; payload: Events[Event] } }[keyof Events]

/**
 * Dispatches an event that may be counted. By default nothing listens: only when an operator set
 * ANALYTICS_TAG_ID does a page load the program that forwards it if the visitor agreed (`app/programs/statistics/`).
 */
export function track<Event extends keyof Events>(event: Event, payload: Events[Event]): void {
  window.dispatchEvent(new CustomEvent('tonewise:track', { detail: { event, payload } }))
}
