import type { Reading } from '#domain/library/reading'
import { indexLibrary, type LibraryIndex, recognize } from '#domain/library/recognize'
import { writeFromReading } from '#domain/library/write-from-reading'
import { readLibrary } from '../library/readings/readings.ts'
import { sentencePieces } from './built-in.ts'
import { noUsage, type Reader, type ReadingRequest } from './reader.ts'

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
  return {
    name: 'library',
    async answer({ signal }, write) {
      for (const piece of sentencePieces(writeFromReading(reading, { ...question, gradeLevel }))) {
        if (signal.aborted) return { kind: 'failed', failure: { reason: 'stopped' }, usage: noUsage }
        write(piece)
      }
      return { kind: 'done', usage: noUsage }
    },
  }
}
