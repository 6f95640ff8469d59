import type { AnnotatedText } from '#domain/library/annotated-text'
import { type PassageFromLibrary, passageFromLibrary } from '#domain/library/passage-from-library'

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
  onText: (text: PassageFromLibrary) => void,
  announce: (sentence: string) => void,
): Promise<void> {
  const reading = await fetchJson<AnnotatedText>(`/library/${slug}.json`)
  if (reading) onText(passageFromLibrary(reading))
  else if (!navigator.onLine) announce('You are offline, and this text is not on this device.')
  else window.location.assign(`?text=${slug}`)
}
