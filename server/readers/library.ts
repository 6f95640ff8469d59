import type { Reading } from '#domain/library/reading'
<<<<<<< HEAD
import { indexLibrary, type LibraryIndex, recognize } from '#domain/library/recognize'
=======
>>>>>>> main
import { writeFromReading } from '#domain/library/write-from-reading'
import { sentencePieces } from './built-in.ts'
import { noUsage, type Reader } from './reader.ts'

<<<<<<< HEAD
let index: LibraryIndex | undefined

/** The reading of a text that a passage is, or is a part of; null for every other passage. */
export function findReading(passage: string): Reading | null {
  index ??= indexLibrary(readLibrary())
  return recognize(passage, index)
}

/**
 * The reader of a first question whose passage is a text of the library, or a part of it: the explanation is made
 * from what was written ahead. Null for every other question; the built-in reader takes those.
 */
export function libraryReader({ question, gradeLevel, followUp }: ReadingRequest): Reader | null {
  if (followUp) return null
  const reading = findReading(question.passage)
  if (!reading) return null
=======
/** The reader of a first question about a text of the library: the explanation is made from what was written ahead. */
export function libraryReader(reading: Reading): Reader {
>>>>>>> main
  return {
    name: 'library',
    text: { slug: reading.slug, changed: reading.changed },
    async answer({ question, gradeLevel, signal }, write) {
      for (const piece of sentencePieces(writeFromReading(reading, { ...question, gradeLevel }))) {
        if (signal.aborted) return { kind: 'failed', failure: { reason: 'stopped' }, usage: noUsage }
        write(piece)
      }
      return { kind: 'done', usage: noUsage }
    },
  }
}
