import { tokensOf } from '../tokens.ts'
import type { Source } from './notes.ts'
import { wordsThatAsk } from './question-words.ts'
import { type LikelyQuestion, weighQuestions } from './weigh-questions.ts'

/**
 * The written question that is asked word for word, else the likeliest one, with the chance, from 0 to 1, that it is the
 * one asked.
 */
export function closestQuestion(
  asked: string,
  source: Pick<Source, 'reading' | 'places'>,
): LikelyQuestion | null {
  const typed = spelled(asked)
  const same = source.reading.questions.find(({ ask }) => ask.some((wording) => spelled(wording) === typed))
  if (same) return { question: same, chance: 1 }
  const [best] = partsOf(asked)
    .flatMap((part) => weighQuestions(part, source))
    .sort((one, other) => other.chance - one.chance)
  return best ?? null
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
