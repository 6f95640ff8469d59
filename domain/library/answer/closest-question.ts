import { tokensOf } from '../tokens.ts'
import type { Source } from './notes.ts'
import { wordsThatAsk } from './question-words.ts'
import { type Question, weighQuestions } from './weigh-questions.ts'

/** From which chance on a written question is taken for the one asked, and is told as the one that comes nearest. */
const SAME = 0.45
const NEAR = 0.25

export type Found = { question: Question; isSame: boolean }

/**
 * The written question that is asked word for word, else the likeliest one.
 *
 * @returns null where none is near
 */
export function closestQuestion(asked: string, source: Pick<Source, 'reading' | 'places'>): Found | null {
  const typed = spelled(asked)
  const same = source.reading.questions.find(({ ask }) => ask.some((wording) => spelled(wording) === typed))
  if (same) return { question: same, isSame: true }
  const [best] = partsOf(asked)
    .flatMap((part) => weighQuestions(part, source))
    .sort((one, other) => other.chance - one.chance)
  return best && best.chance >= NEAR ? { question: best.question, isSame: best.chance >= SAME } : null
}

/** A question without its signs and capitals. */
function spelled(question: string): string {
  return tokensOf(question.replace(/['’]/gu, ''))
    .map(({ key }) => key)
    .join(' ')
}

/** A question whole, and its first clause where there are more: the others often say why it is asked. */
function partsOf(asked: string): string[] {
  const [first = ''] = asked.split(CLAUSE_END)
  return wordsThatAsk(first).size > 0 ? [asked, first] : [asked]
}
const CLAUSE_END =
  /(?<=[?.!])[”’]?\s+|[,;:]\s+|\s[–—-]+\s|\sand (?=(?:what|how|why|who|does|do|did|is|are)\b)/u
