import type { NamedWork } from '#domain/library/find-work'
import { unpackIndex } from '#domain/library/pack-index'
import type { Reading } from '#domain/library/reading'
import { type KnownText, recognize } from '#domain/library/recognize'

/** Files of the library that this device has fetched, by their address. */
const fetched = new Map<string, Promise<unknown>>()

/** The text of the library that a passage is or is a part of; null for every other. Throws when the index did not come. */
export async function recognizeHere(passage: string): Promise<KnownText | null> {
  const index = await fetchOnce('/library/fingerprints.bin', async (reply) =>
    unpackIndex(new Uint8Array(await reply.arrayBuffer())),
  )
  return recognize(passage, index)
}

/** The reading of a passage, or null, as `recognizeHere`. Only the one reading is fetched. Throws when it did not come. */
export async function readingHere(passage: string): Promise<Reading | null> {
  const known = await recognizeHere(passage)
  return known && fetchOnce(`/library/${known.slug}.json`, (reply): Promise<Reading> => reply.json())
}

/** The works that a question without a passage may name. Throws when they did not come. */
export function worksHere(): Promise<NamedWork[]> {
  return fetchOnce('/library/works.json', (reply) => reply.json())
}

/** What did not come is asked for again the next time. */
async function fetchOnce<T>(address: string, read: (reply: Response) => Promise<T>): Promise<T> {
  const known = fetched.get(address) ?? fetch(address).then((reply) => (reply.ok ? read(reply) : fail(reply)))
  fetched.set(address, known)
  try {
    return (await known) as T
  } catch (error) {
    fetched.delete(address)
    throw error
  }
}

function fail({ status }: Response): never {
  throw new Error(`The library answered ${status}.`)
}
