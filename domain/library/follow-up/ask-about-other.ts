import { describePerson } from '../answer/answer-about-people.ts'
import { answerQuestion } from '../answer/answer-question.ts'
import type { NoteAnswer, Source } from '../answer/notes.ts'
import { castOf, pronounAt } from '../question/cast.ts'
import type { KnownQuestion } from '../question/known-questions.ts'
import { tokensOf } from '../tokens.ts'
import type { Conversation } from './prior-answer.ts'

/** "What about Leo", "and the second line": what the question before is now asked about. */
const OTHER =
  /^(?:(?:and|but|so|ok) )*(?:(?:what|how) about|what of)? ?((?:the |in the |at the )?[\p{L}\d]+(?: [\p{L}\d]+){0,4})$/u
const ASKING =
  /^(?:and |but |so |ok )*(?:why|who|when|where|which|is|are|was|were|do|does|did|can|could|should|what (?!about|of)|how (?!about)|explain|tell|i|you|thank|ok|yes|no)\b/u
const POSITION = /\b(?:lines?|stanzas?|paragraphs?|verses?|sentences?|ending|end|beginning|start|title)\b/u

/**
 * The answer to the question before, asked about somebody or something else; null where the message is a question of its
 * own.
 */
export function askAboutOther(
  typed: string,
  prior: KnownQuestion | null,
  { first, latest }: Conversation,
  source: Source,
): NoteAnswer | null {
  if (ASKING.test(typed)) return null
  const [, other] = OTHER.exec(typed) ?? []
  if (!other) return null
  const keys = tokensOf(other).map(({ key }) => key)
  const cast = castOf(source.annotated)
  const named = keys.map((_, at) => cast.personAt(keys, at)).find((one) => one !== null)
  const person = named ? named.person : source.annotated.people.findIndex((one) => isCalled(one.name, keys))
  if (person < 0) {
    const wording = POSITION.test(other) ? `what does ${withArticle(other)} mean` : `what does ${other} mean`
    return (
      onlyKnown(answerQuestion(wording, source)) ?? onlyKnown(answerQuestion(`what about ${other}`, source))
    )
  }
  const name = source.annotated.people[person]?.name ?? other
  const questions = [
    ...(latest.includes('\n## ') ? [first] : []),
    ...(prior?.question.ask.map(({ words }) => words) ?? []),
  ]
  for (const question of questions) {
    const asked = withPerson(question, name, source)
    const answer = asked ? onlyKnown(answerQuestion(asked, source)) : null
    if (answer && !latest.includes(answer.text)) return answer
  }
  return describePerson(name, source)
}

/** An answer to just this question, and to no similar one. */
export function onlyKnown(answer: NoteAnswer | null): NoteAnswer | null {
  return answer && !answer.isNearest ? answer : null
}

/** "The people" are "The townspeople". */
function isCalled(name: string, keys: readonly string[]): boolean {
  return keys.filter((key) => key.length > 3).some((key) => name.toLowerCase().endsWith(key))
}

function withArticle(words: string): string {
  return /^(?:the|line|stanza|paragraph|verse) /u.test(words) ? words : `the ${words}`
}

/** A question with another person in the place of the first one in it; null where nobody is in it. */
function withPerson(question: string, name: string, { annotated }: Source): string | null {
  const tokens = tokensOf(question)
  const keys = tokens.map(({ key }) => key)
  const cast = castOf(annotated)
  const at = keys.findIndex(
    (key, index) => pronounAt(key) !== undefined || cast.personAt(keys, index) !== null,
  )
  if (at < 0) return null
  const length = cast.personAt(keys, at)?.length ?? 1
  const start = tokens[at]?.start ?? 0
  const end = tokens[at + length - 1]?.end ?? question.length
  return `${question.slice(0, start)}${name}${question.slice(end)}`
}
