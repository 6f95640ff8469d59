import { type GivenText, givenTextOf } from '#domain/library/given-text'
import type { Reading } from '#domain/library/reading'

const asked = new Map<string, Promise<unknown>>()

/** Fetched once; null when it did not come, and then the next call asks again. */
export async function fetchJson<T>(address: string): Promise<T | null> {
  const known =
    asked.get(address) ?? fetch(address).then((reply) => (reply.ok ? reply.json() : Promise.reject()))
  asked.set(address, known)
  try {
    return (await known) as T
  } catch {
    asked.delete(address)
    return null
  }
}

/** Hands on a text of the library. Where it does not come, the page is loaded with it; without a network `say` tells so. */
export async function fetchText(
  slug: string,
  onText: (text: GivenText) => void,
  say: (sentence: string) => void,
): Promise<void> {
  const reading = await fetchJson<Reading>(`/library/${slug}.json`)
  if (reading) onText(givenTextOf(reading))
  else if (!navigator.onLine) say('You are offline, and this text is not on this device.')
  else window.location.assign(`?text=${slug}`)
}
