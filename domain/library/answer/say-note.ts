import { inMarks } from '../quote-copy.ts'
import type { ReadingMark, ShownWords } from '../reading.ts'
import { wordsThatAsk } from './question-words.ts'

/** The figures whose words are not meant as they stand. */
export const LIKENESS = /metaphor|simile|personif|hyperbole|exaggerat|idiom|symbol|image/iu

/** A clue whose note says that its words are not meant as they stand. */
const NOT_MEANT =
  /\bnot (?:really )?true\b|\bdoes not (?:really )?mean\b|\bacts as if\b|\bpretend\w*|\biron(?:y|ic)\b/iu

/** Whether the words of a clue mean something else than they say: its own note says so, or one of those on its words. */
export function isNotMeant(
  { id, at, means }: Pick<ReadingMark, 'id' | 'at' | 'means'>,
  unlike: readonly ShownWords[],
): boolean {
  const isOn = (one: ShownWords) => one.clues?.includes(id) || one.at?.some((place) => at.includes(place))
  return NOT_MEANT.test(`${means.plain} ${means.full}`) || unlike.some(isOn)
}

/** What quoted words mean, first; words that would only be said again are quoted after their note. */
export function tellWords(words: string, says: string, note: string): string {
  if (isSaidAgain(words, says, note)) return `${note} The words are ${inMarks(words)}.`
  return `Here ${inMarks(words)} means: ${ended(says)} ${note}`.trim()
}

/** The plain words have none but the quoted ones, and the note can stand alone. */
function isSaidAgain(words: string, says: string, note: string): boolean {
  const own = wordsThatAsk(words)
  return note !== '' && !LEANS.test(note) && [...wordsThatAsk(says)].every((word) => own.has(word))
}

function ended(says: string): string {
  const plain = says.replace(/[.\s]+$/u, '')
  return /[?!]$/u.test(plain) ? plain : `${plain}.`
}

/** What words say that are not meant as they stand, and then what is meant. */
export function tellPlainly(words: string, says: string, note: string): string {
  if (isSaidAgain(words, says, note)) return `${note} The words are ${inMarks(words)}.`
  return `${inMarks(words)} says in plain words: ${ended(says)} ${note}`.trim()
}

/** What is meant, and then the words that say something else. */
export function tellOtherwise(words: string, says: string, note: string): string {
  if (note === '' || LEANS.test(note)) return tellPlainly(words, says, note)
  return `${note} The words are ${inMarks(words)}.`
}
/** A note that leans on the quotation before it. */
const LEANS = /^(?:it|its|this|that|these|those|they|their|he|she|his|her|so|but|the same|both)\b/iu
