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

/** Hands on a text of the library. Where it does not come, the page is loaded with it. */
export async function fetchText<Text>(slug: string, onText: (text: Text) => void): Promise<void> {
  const text = await fetchJson<Text>(`/library/${slug}.json`)
  if (text) onText(text)
  else window.location.assign(`?text=${slug}`)
}
