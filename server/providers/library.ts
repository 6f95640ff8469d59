import type { AnnotatedText } from '#domain/library/annotated-text'
import { writeFromAnnotatedText } from '#domain/library/write-from-annotated-text'
import { writeFromNotes } from '#domain/library/write-from-notes'
import { sentencePieces } from './built-in.ts'
import { noUsage, type Provider, type ProviderRequest } from './provider.ts'

/**
 * The provider for a first question about a text of the library: it answers from the text's notes. Null
 * where the notes do not cover the question.
 */
export function libraryProvider(
  reading: AnnotatedText,
  { question, gradeLevel }: ProviderRequest,
): Provider | null {
  const markdown = writeFromAnnotatedText(reading, { ...question, gradeLevel })
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
export function besideNotes(builtIn: Provider): Provider {
  return {
    ...builtIn,
    answer(request, write) {
      let isFirst = true
      return builtIn.answer(request, (piece) => {
        write(isFirst ? writeFromNotes(piece) : piece)
        isFirst = false
      })
    },
  }
}
