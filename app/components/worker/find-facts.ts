import { cleanPasted, readClosely } from '#close-reading'
import { proposeKind } from '#domain/propose-kind'
import type { PassageFactsReply, ReadingQuestion } from './engine-messages.ts'
import { findAround } from './find-around.ts'
import { suggestQuestions } from './suggest-questions.ts'

/** What a text is, in numbers, with questions that fit it. */
export function findFacts({ passage, kind }: Extract<ReadingQuestion, { task: 'facts' }>): PassageFactsReply {
  const reading = readClosely(passage, kind)
  const { words, sentences, lines, counts } = reading.summary
  return {
    words,
    sentences,
    lines,
    feelingWords: counts.emotion ?? 0,
    kind: proposeKind(cleanPasted(passage, { isVerse: true }).text),
    questions: suggestQuestions(reading),
    around: findAround(passage, kind),
  }
}
