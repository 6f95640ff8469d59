import type { AnnotatedText } from '../annotated-text.ts'
import { type Claim, claimOf, plainQuestion } from './claim.ts'
import { HOW_DO_YOU_KNOW } from './intent-of.ts'
import {
  findWording,
  type KnownQuestion,
  type KnownWording,
  knownQuestionsOf,
  type Question,
} from './known-questions.ts'
import { contentWords } from './question-words.ts'
import { type Relation, relationOf, signAfter } from './transfer-sign.ts'
import { type LikelyQuestion, weighQuestions } from './weigh-questions.ts'

/** A written question with the chance from 0 to 1 that it is the one asked, and what yes or no its answer gives. */
export type ClosestQuestion = LikelyQuestion & { sign: '+' | '-' | null }

/**
 * The written question that is asked word for word, or in another tense or with a name for a pronoun, or turned round; or
 * else the likeliest one. Null where the notes have none.
 */
export function closestQuestion(asked: string, annotated: AnnotatedText): ClosestQuestion | null {
  const exact = exactQuestion(asked, annotated)
  if (exact) return exact
  const [first = asked, ...others] = clausesOf(asked)
  if (ASKING.test(first) && others.some(asksMore)) return closestToClause(first, annotated)
  return (others.length === 0 ? sameClaim(asked, annotated) : null) ?? likeliest([asked, first], annotated)
}

/** The written question that has the typed words as one of its wordings. */
export function exactQuestion(asked: string, annotated: AnnotatedText): ClosestQuestion | null {
  const found = findWording(plainQuestion(asked), annotated)
  if (!found) return null
  const [number, { sign }] = found
  return {
    question: annotated.questions[number] as Question,
    // Most of what is known of it is not needed for an answer.
    get known() {
      return knownQuestionsOf(annotated)[number] as KnownQuestion
    },
    chance: 1,
    sign: signAfter('same', sign),
  }
}

/** The closest written question to a second question after the first, such as "and is he crazy". */
export function closestToSecond(asked: string, annotated: AnnotatedText): ClosestQuestion | null {
  const second = clausesOf(asked).slice(1).find(asksMore)
  return second ? closestToClause(second, annotated) : null
}

function closestToClause(clause: string, annotated: AnnotatedText): ClosestQuestion | null {
  return exactQuestion(clause, annotated) ?? sameClaim(clause, annotated) ?? likeliest([clause], annotated)
}

/** The question with a wording that asks the same, else one with a wording that the typed one turns round. */
function sameClaim(asked: string, annotated: AnnotatedText): ClosestQuestion | null {
  const typed = claimOf(asked, annotated)
  const related = knownQuestionsOf(annotated).flatMap((known) =>
    known.wordings.flatMap((one): Related[] => {
      const relation = relationOf(typed, one.claim, annotated, known.subject)
      return relation ? [{ known, one, relation }] : []
    }),
  )
  const turned = related.filter(({ relation }) => relation !== 'part')
  const best = turned.find(({ relation }) => relation === 'same') ?? turned[0] ?? related[0]
  if (!best || (best.relation === 'part' && related.some(({ known }) => known !== best.known))) return null
  const signs = related
    .filter(
      ({ known, relation }) => known === best.known && (relation === 'same') === (best.relation === 'same'),
    )
    .map(({ one, relation }) => signAfter(relation, one.wording.sign))
  const [sign = null] = signs
  const isSure = signs.every((other) => other === sign) && !grantsBoth(best, typed, annotated)
  return { question: best.known.question, known: best.known, chance: 1, sign: isSure ? sign : null }
}
type Related = { known: KnownQuestion; one: KnownWording; relation: Relation }

/**
 * An answer that has the typed word itself may grant both sides: "she is sad and happy at once". Of what varies any other
 * answer may grant it: he is sad at first, and glad at the end.
 */
function grantsBoth({ known, one, relation }: Related, typed: Claim, annotated: AnnotatedText): boolean {
  if (relation === 'same') return false
  const answers = relation === 'varies' ? knownQuestionsOf(annotated) : [known]
  return typed.parts.some(
    (part, at) =>
      typeof part === 'string' &&
      part !== one.claim.parts[at] &&
      answers.some(({ answer }) => answer.has(part)),
  )
}

function likeliest(clauses: readonly string[], annotated: AnnotatedText): ClosestQuestion | null {
  const [best] = clauses
    .flatMap((clause) => weighQuestions(clause, annotated))
    .sort((one, other) => other.chance - one.chance)
  return best ? { ...best, sign: null } : null
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
