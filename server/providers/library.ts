import { answerCourtesy } from '#domain/answer-courtesy'
import type { AnnotatedText } from '#domain/library/annotated-text'
import { writeLibraryFollowUp } from '#domain/library/follow-up/write-library-follow-up'
import { writeFromAnnotatedText } from '#domain/library/write-from-annotated-text'
import { sentencePieces } from './built-in.ts'
import { noUsage, type Provider, type ProviderRequest } from './provider.ts'

/**
 * The provider for a question about a text of the library, first or later: it answers from the text's notes. Null where
 * the notes do not cover the question.
 *
 * @param isAlone whether no model can answer, so that the answer to a similar question will do for a follow-up
 */
export function libraryProvider(
  reading: AnnotatedText,
  { question, followUp, gradeLevel }: ProviderRequest,
  isAlone: boolean,
): Provider | null {
  const markdown = followUp
    ? writeLibraryFollowUp(reading, { ...question, followUp, gradeLevel, acceptsNearest: isAlone })
    : writeFromAnnotatedText(reading, { ...question, gradeLevel })
  const text = { slug: reading.slug, changed: reading.changed }
  return markdown === null ? null : { name: 'library', text, answer: writing(markdown) }
}

/** The provider for a follow-up that asks nothing about the text, such as a thank-you; it is free. Null for others. */
export function courtesyProvider({ followUp }: ProviderRequest, hasModel: boolean): Provider | null {
  const reply = followUp ? answerCourtesy(followUp.question, hasModel) : null
  return reply === null ? null : { name: 'built-in', isFree: true, answer: writing(reply) }
}

function writing(markdown: string): Provider['answer'] {
  return async ({ signal }, write) => {
    for (const piece of sentencePieces(markdown)) {
      if (signal.aborted) return { kind: 'failed', failure: { reason: 'stopped' }, usage: noUsage }
      write(piece)
    }
    return { kind: 'done', usage: noUsage }
  }
}
