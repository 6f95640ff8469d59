import { unpackIndex } from '#domain/library/pack-index'
import { type KnownText, type LibraryIndex, recognize } from '#domain/library/recognize'

let index: Promise<LibraryIndex> | undefined

/** The text of the library that a passage is or is a part of; null for every other, and when the index did not come. */
export async function recognizeHere(passage: string): Promise<KnownText | null> {
  index ??= loadIndex()
  try {
    return recognize(passage, await index)
  } catch {
    index = undefined
    return null
  }
}

/** Whether a passage is of the library, or that it can't be told now. */
export async function isKnownHere(passage: string): Promise<'yes' | 'no' | 'unknown'> {
  const known = await recognizeHere(passage)
  if (known) return 'yes'
  return index ? 'no' : 'unknown'
}

async function loadIndex(): Promise<LibraryIndex> {
  const reply = await fetch('/library/fingerprints.bin')
  if (!reply.ok) throw new Error(`The index answered ${reply.status}.`)
  return unpackIndex(new Uint8Array(await reply.arrayBuffer()))
}
