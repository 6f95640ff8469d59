import type { AnnotatedText } from '#domain/library/annotated-text'
import type { NamedWork } from '#domain/library/find-work'
import { unpackIndex } from '#domain/library/pack-index'
import { type KnownText, recognize } from '#domain/library/recognize'

/** Where the reader without an account keeps the files that its answers were made from. */
export const libraryCache = 'tonewise-library'

/** Files of the library that this device has fetched, by their address. */
const fetched = new Map<string, Promise<unknown>>()

/** The text of the library that a passage is or is a part of; null for every other. Throws when the index did not come. */
export async function recognizeOnDevice(passage: string): Promise<KnownText | null> {
  const index = await fetchOnce('/library/fingerprints.bin', async (reply) =>
    unpackIndex(new Uint8Array(await reply.arrayBuffer())),
  )
  return recognize(passage, index)
}

/**
 * The reading of a passage, or null, as `recognizeOnDevice`. Only the one reading is fetched; `shouldCache`: this device keeps it
 * for the next time. Throws when it did not come.
 */
export async function findReading(passage: string, shouldCache: boolean): Promise<AnnotatedText | null> {
  const known = await recognizeOnDevice(passage)
  return known && fetchReading(known.slug, shouldCache)
}

/** The reading of a text, as `findReading`. */
export function fetchReading(slug: string, shouldCache = false): Promise<AnnotatedText> {
  const get = shouldCache ? fetchAndCache : fetch
  return fetchOnce(`/library/${slug}.json`, (reply) => reply.json(), get)
}

/** The works that a question without a passage may name. Throws when they did not come. */
export function fetchWorks(): Promise<NamedWork[]> {
  return fetchOnce('/library/works.json', (reply) => reply.json())
}

/** What did not come is asked for again the next time. */
async function fetchOnce<T>(
  address: string,
  read: (reply: Response) => Promise<T>,
  get: (address: string) => Promise<Response> = fetch,
): Promise<T> {
  const known = fetched.get(address) ?? get(address).then((reply) => (reply.ok ? read(reply) : fail(reply)))
  fetched.set(address, known)
  try {
    return (await known) as T
  } catch (error) {
    fetched.delete(address)
    throw error
  }
}

/** The file, which is then kept on this device: without a network the service worker gives it. */
async function fetchAndCache(address: string): Promise<Response> {
  const reply = await fetch(address)
  const cache = await globalThis.caches?.open(libraryCache).catch(() => undefined)
  if (reply.ok) await cache?.put(address, reply.clone()).catch(() => undefined)
  return reply
}

function fail({ status }: Response): never {
  throw new Error(`The library answered ${status}.`)
}
