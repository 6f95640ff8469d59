import type { Reading } from '#domain/library/reading'
import { indexLibrary, type LibraryIndex, recognize } from '#domain/library/recognize'
import { readLibrary } from './readings.ts'

let known: LibraryIndex | undefined

/** The index of the library's texts. Made once. */
export function libraryIndex(): LibraryIndex {
  known ??= indexLibrary(readLibrary())
  return known
}

/** The reading of a passage that is a text of the library, or a part of it; null for every other text. */
export function recognizeText(passage: string): Reading | null {
  const text = recognize(passage, libraryIndex())
  return readLibrary().find(({ slug }) => slug === text?.slug) ?? null
}
