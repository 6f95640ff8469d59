import type { Reading } from '#domain/library/reading'
import { writeFromReading } from '#domain/library/write-from-reading'
import { sentencePieces } from './built-in.ts'
import { noUsage, type Reader } from './reader.ts'

/** The reader of a first question about a text of the library: the explanation is made from what was written ahead. */
export function libraryReader(reading: Reading): Reader {
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
