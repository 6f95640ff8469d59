import { CAPITAL, type Doc, WORD } from '../doc/doc.ts'
import { wordSet } from '../lexicons/words-of.ts'
import { isFunctionWord, withoutAccents } from '../scene/mention-words.ts'
import type { NamesAsked } from '../scene/naming.ts'
import { isFeelingWord } from '../vocabulary/feeling-list.ts'
import { little } from '../vocabulary/little-words.ts'

/** Words before a person in a question: "how does Lily feel", "that Lily is sad". */
const BEFORE = wordSet(
  little.do,
  little.have,
  little.be,
  little.modals,
  "made make makes about that think thinks hows how's whys why's and or of with to for",
)
const FEELING = /^(?:feel|feels|felt|feeling|feelings|emotions?|moods?|reaction)$/u
/** What stands before somebody who is asked about; "when he saw the boxes" asks about nobody. */
const BEFORE_SOMEBODY = wordSet(
  little.do,
  little.have,
  little.be,
  "make makes made and or why how hows how's that think thinks",
)
const PRONOUN = wordSet(little.subjects, little.demonstratives, 'everyone everybody')
const OWNERS = wordSet(little.articles, little.owners)
/** "Is the coach really mad": the noun has ended. */
const BESIDE_VERB = /^(?:really|actually|truly|secretly|honestly|being|getting|acting)$/u
const MOST_WORDS = 4

/** The words of a question that it uses as names, or, where it asks for feelings, as nouns for somebody. */
export function namesAsked(question: Doc): NamesAsked {
  const names = new Set<string>()
  const nouns = new Set<string>()
  const asksFeeling = question.folded.some((word) => FEELING.test(word) || isFeelingWord(word))
  for (let i = 0; i < question.count; i++) {
    const word = bareAt(question, i)
    if (!isWord(question, i)) continue
    if (isNameAsked(question, i)) names.add(withoutAccents(word))
    const opens = OWNERS.has(word) || question.folded[i] !== word
    const isAsked = i === 0 || BEFORE_SOMEBODY.has(question.folded[i - 1] as string)
    if (opens && isAsked && asksFeeling) for (const noun of nounsAfter(question, i)) nouns.add(noun)
  }
  return { names, nouns }
}

/** Whether a word of a question stands as a name: with a capital inside it, or where a person is asked about. */
export function isNameAsked(question: Doc, at: number): boolean {
  const word = bareAt(question, at)
  if (!isWord(question, at) || word.length < 2 || question.quoted[at] === 1) return false
  const opens = at === 0 || question.sentenceOf[at] !== question.sentenceOf[at - 1]
  if (hasCapital(question, at) && isMixed(question) && !opens) return true
  const after = question.folded[at + 1] ?? ''
  if (isFeelingWord(word) && !FEELING.test(after)) return false
  const isBeforeFeeling = FEELING.test(after) || isFeelingWord(after)
  if (!BEFORE.has(question.folded[at - 1] ?? '') || PRONOUN.has(word)) return false
  return isBeforeFeeling || (!isFunctionWord(word) && !OWNERS.has(word))
}

function nounsAfter(question: Doc, at: number): string[] {
  const found: string[] = []
  for (let i = at + 1; i <= at + MOST_WORDS && isWord(question, i); i++) {
    const word = bareAt(question, i)
    if (isFunctionWord(word) || FEELING.test(word) || isFeelingWord(word) || hasCapital(question, i)) break
    if (BESIDE_VERB.test(word)) break
    found.push(word)
  }
  return found
}

/** A question typed in capitals says nothing by them. */
function isMixed({ text }: Doc): boolean {
  return /\p{Ll}/u.test(text)
}

function hasCapital(doc: Doc, at: number): boolean {
  return ((doc.shape[at] as number) & CAPITAL) !== 0
}

function isWord(doc: Doc, at: number): boolean {
  return at < doc.count && ((doc.shape[at] as number) & WORD) !== 0
}

function bareAt(doc: Doc, at: number): string {
  return (doc.folded[at] ?? '').replace(/'(?:s|ll|d|ve|re|m)?$/u, '')
}
