import type { ShownWords, TextMark } from '../annotated-text.ts'
import { contentWords } from '../question/question-words.ts'
import { inQuotes } from '../quote-copy.ts'

/** Names of figures whose words are not meant literally. */
export const FIGURATIVE = /metaphor|simile|personif|hyperbole|exaggerat|idiom|symbol|image/iu

/** Words of a note which says that a mark is not meant literally. */
const NON_LITERAL =
  /\bnot (?:really )?true\b|\bdoes not (?:really )?mean\b|\bacts as if\b|\bpretend\w*|\biron(?:y|ic)\b/iu

/** Whether the words of a mark are not meant literally: its own note says so, or a note on the same words. */
export function isNonLiteral(
  { id, at, means }: Pick<TextMark, 'id' | 'at' | 'means'>,
  nonLiteralNotes: readonly ShownWords[],
): boolean {
  const isOnMark = (one: ShownWords) =>
    one.clues?.includes(id) || one.at?.some((locator) => at.includes(locator))
  return NON_LITERAL.test(`${means.plain} ${means.full}`) || nonLiteralNotes.some(isOnMark)
}

/** What quoted words mean, and then the note; a meaning that only repeats the words is left out. */
export function explainWords(words: string, says: string, note: string): string {
  if (isRepetition(words, says, note)) return `${note} The words are ${inQuotes(words)}.`
  return `Here ${inQuotes(words)} means: ${ended(says)} ${note}`.trim()
}

/** Whether `says` only repeats the quoted words, and the note makes sense without it. */
function isRepetition(words: string, says: string, note: string): boolean {
  const quoted = contentWords(words)
  return note !== '' && !REFERS_BACK.test(note) && [...contentWords(says)].every((word) => quoted.has(word))
}

function ended(says: string): string {
  const plain = says.replace(/[.\s]+$/u, '')
  return /[?!]$/u.test(plain) ? plain : `${plain}.`
}

/** What words say that are not meant literally, and then what is meant. */
export function stateNote(words: string, says: string, note: string): string {
  if (isRepetition(words, says, note)) return `${note} The words are ${inQuotes(words)}.`
  return `${inQuotes(words)} says in plain words: ${ended(says)} ${note}`.trim()
}

/** What is meant, and then the words that say something else. */
export function explainNonLiteral(words: string, says: string, note: string): string {
  if (note === '' || REFERS_BACK.test(note)) return stateNote(words, says, note)
  return `${note} The words are ${inQuotes(words)}.`
}
/** The first words of a note that refers to the quotation before it. */
const REFERS_BACK = /^(?:it|its|this|that|these|those|they|their|he|she|his|her|so|but|the same|both)\b/iu
