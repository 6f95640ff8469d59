import type { Source } from '../answer/notes.ts'
import { closestQuestion } from '../question/closest-question.ts'
import { correctQuestion } from '../question/correct-question.ts'
import { type KnownQuestion, knownQuestionsOf } from '../question/known-questions.ts'
import { adaptQuotations, sentencesOf } from '../quote-copy.ts'

/** A conversation about a text so far: the first question, and the latest answer in Markdown. */
export type Conversation = { first: string; latest: string }

/**
 * The written question that the latest answer answered: the one whose first sentence stands in it, in either version, or
 * else the one closest to the first question, where the latest answer is the first one. Null where neither is found.
 */
export function priorQuestion({ first, latest }: Conversation, source: Source): KnownQuestion | null {
  const { annotated, quote } = source
  const [top = ''] = latest.split('\n## ')
  const said = (text: string) => {
    const [sentence = ''] = sentencesOf(adaptQuotations(text, quote))
    return sentence === '' ? -1 : top.indexOf(sentence)
  }
  const [found] = knownQuestionsOf(annotated)
    .map((known) => ({
      known,
      at: Math.max(said(known.question.plain), said(known.question.full)),
    }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  if (found) return found.known
  return isFirstAnswer(latest)
    ? (closestQuestion(correctQuestion(first, annotated), annotated)?.known ?? null)
    : null
}

/** The first answer of a conversation has steps, and a follow-up has none. */
function isFirstAnswer(latest: string): boolean {
  return latest.includes('\n## ')
}
