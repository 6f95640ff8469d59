import type { AnnotatedText } from '#domain/library/annotated-text'
import { indexLibrary, type LibraryIndex, recognize } from '#domain/library/recognize'
import { readAnnotatedTexts } from './readings.ts'

let known: LibraryIndex | undefined

/** The index of the library's texts. Made once. */
export function libraryIndex(): LibraryIndex {
  known ??= indexLibrary(readAnnotatedTexts())
  return known
}

/** The reading of a passage that is a text of the library, or a part of it; null for every other text. */
export function recognizeText(passage: string): AnnotatedText | null {
  const text = recognize(passage, libraryIndex())
  return readAnnotatedTexts().find(({ slug }) => slug === text?.slug) ?? null
}
