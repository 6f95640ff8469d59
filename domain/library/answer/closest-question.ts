import { tokensOf } from '../tokens.ts'
import { HOW_DO_YOU_KNOW } from './intent-of.ts'
import type { Source } from './notes.ts'
import { contentWords } from './question-words.ts'
import { type LikelyQuestion, weighQuestions } from './weigh-questions.ts'

type Asked = Pick<Source, 'annotated' | 'index'>

/**
 * The written question that is asked word for word, or else the likeliest one, with the chance from 0 to 1 that it is the
 * one asked; null where the notes have none.
 */
export function closestQuestion(asked: string, source: Asked): LikelyQuestion | null {
  const typed = wordingKey(asked)
  const same = source.annotated.questions.find(({ ask }) =>
    ask.some((wording) => wordingKey(wording) === typed),
  )
  if (same) return { question: same, chance: 1 }
  return likeliest([asked, ...clausesOf(asked).slice(0, 1)], source)
}

/** The closest written question to a second question after the first, such as "and is he crazy". */
export function closestToSecond(asked: string, source: Asked): LikelyQuestion | null {
  return likeliest(clausesOf(asked).slice(1).filter(asksMore), source)
}

function likeliest(clauses: readonly string[], source: Asked): LikelyQuestion | null {
  const [best] = clauses
    .flatMap((clause) => weighQuestions(clause, source))
    .sort((one, other) => other.chance - one.chance)
  return best ?? null
}

/** A question without punctuation and capitals. */
function wordingKey(question: string): string {
  return tokensOf(question.replace(/['’]/gu, ''))
    .map(({ key }) => key)
    .join(' ')
}

/** The clauses of a question that have content words; those after the first often say why it is asked. */
function clausesOf(asked: string): string[] {
  return asked
    .replace(/([?.!])[”’]?\s+/gu, '$1\uE000')
    .split(CLAUSE_END)
    .filter((clause) => contentWords(clause).size > 0)
}
const CLAUSE_END =
  /\uE000|[,;:]\s+|\s[–—-]+\s|\s(?:and|or) (?=(?:what|how|why|who|does|do|did|is|are|was|were)\b)/u

/** "Why is he sad" asks more; "how do you know" asks for the words that show the first answer. */
function asksMore(clause: string): boolean {
  return ASKING.test(clause) && !HOW_DO_YOU_KNOW.test(clause) && !FOR_PROOF.test(clause)
}
const ASKING =
  /^(?:and |but |so |or )?(?:what|how|why|who|where|when|is|are|was|were|do|does|did|has|have|can|could)\b/u
const FOR_PROOF = /\b(?:which|what) (?:words?|lines?|evidence|quotes?)\b|\bhow can (?:you|we|i) tell\b/u
