import type { Reading } from '#domain/library/reading'
import { writeBesideNotes } from '#domain/library/write-beside-notes'
import { writeFromReading } from '#domain/library/write-from-reading'
import { sentencePieces } from './built-in.ts'
import { noUsage, type Reader, type ReadingRequest } from './reader.ts'

/**
 * The reader of a first question about a text of the library: the explanation is made from what was written ahead. Null
 * where the notes do not cover the question.
 */
export function libraryReader(reading: Reading, { question, gradeLevel }: ReadingRequest): Reader | null {
  const markdown = writeFromReading(reading, { ...question, gradeLevel })
  if (markdown === null) return null
  return {
    name: 'library',
    text: { slug: reading.slug, changed: reading.changed },
    async answer({ signal }, write) {
      for (const piece of sentencePieces(markdown)) {
        if (signal.aborted) return { kind: 'failed', failure: { reason: 'stopped' }, usage: noUsage }
        write(piece)
      }
      return { kind: 'done', usage: noUsage }
    },
  }
}

/** The built-in reader, which says first that the notes do not cover the question. */
export function besideNotes(builtIn: Reader): Reader {
  return {
    ...builtIn,
    answer(request, write) {
      let isFirst = true
      return builtIn.answer(request, (piece) => {
        write(isFirst ? writeBesideNotes(piece) : piece)
        isFirst = false
      })
    },
  }
}
