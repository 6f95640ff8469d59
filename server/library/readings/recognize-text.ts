import type { Reading } from '#domain/library/reading'
import { indexLibrary, type LibraryIndex, recognize } from '#domain/library/recognize'
import { readLibrary } from './readings.ts'

let index: LibraryIndex | undefined

/** The reading of a passage that is a text of the library, or a part of it; null for every other text. */
export function recognizeText(passage: string): Reading | null {
  index ??= indexLibrary(readLibrary())
  return recognize(passage, index)
}
